import { commas } from '../commas.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import { readAddress, readPhone } from './candidate-contact.ts';
import { readPeriod } from './dates.ts';
import type { EuropassDraft } from './europass-draft.ts';
import { type FileNode, find, findAll, findDeep, pathOf, printableText, take, takeAt } from './file-node.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { countryName } from './names-of-codes.ts';

interface Organization {
  name: string;
  city: string;
  country: string;
  url: string;
  /** What an entry has no fields for. */
  others: string[];
}

function readOrganization(node: FileNode, draft: EuropassDraft): Organization {
  const name = takeAt(node, 'OrganizationName');
  const communications = findAll(node, 'OrganizationContact').flatMap((contact) => findAll(contact, 'Communication'));
  const addresses = communications
    .flatMap((item) => find(item, 'Address') ?? [])
    .map((item) => readAddress(item, draft));
  const webs: string[] = [];
  const contacts: string[] = [];
  for (const item of communications) {
    const text = takeAt(item, 'URI');
    const channel = find(item, 'ChannelCode');
    const isMail = /mail/i.test(channel ? printableText(channel) : '') || /^[^/\s]+@/.test(text);
    if (text !== '') (isMail ? contacts : webs).push(text);
    if (find(item, 'DialNumber') || find(item, 'FormattedNumber')) contacts.push(readPhone(item));
  }
  webs.push(...findAll(node, 'Link').map(take), ...findAll(node, 'InternetDomainName').map(take));
  const [address, ...further] = addresses;
  const [url = '', ...links] = webs.filter((web, index) => web !== '' && webs.indexOf(web) === index);
  return {
    name,
    city: address?.city ?? '',
    country: address?.country ?? '',
    url,
    others: [
      commas(address?.street ?? '', address?.postalCode ?? ''),
      ...further.map(({ street, postalCode, city, country }) => commas(street, postalCode, city, country)),
      ...contacts,
      ...links,
    ].filter((text) => text !== ''),
  };
}

/** Reads `EmploymentHistory`: an entry for each position. */
export function readEmployment(profile: FileNode | undefined, draft: EuropassDraft): void {
  for (const employer of findAll(find(profile, 'EmploymentHistory'), 'EmployerHistory')) {
    const organization = readOrganization(employer, draft);
    const department = takeAt(employer, 'Department');
    const isOwnText = department !== '' && department !== organization.name;
    const about = [...(isOwnText ? [`${draft.words.department}: ${department}`] : []), ...organization.others];
    if (about.length > 0)
      draft.note({ kind: 'moved', path: pathOf(employer), text: about.join(', '), to: 'experiences' });
    const positions = findAll(employer, 'PositionHistory');
    for (const position of positions.length === 0 ? [employer] : positions) {
      readPosition(position, { employer, organization, about }, draft);
    }
  }
}

function readPosition(
  node: FileNode,
  { employer, organization, about }: { employer: FileNode; organization: Organization; about: readonly string[] },
  draft: EuropassDraft,
): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const city = takeAt(node, 'City') || organization.city;
  const country = countryName(takeAt(node, 'Country'), draft.language) || organization.country;
  const position = intake.line('PositionTitle', takeAt(node, 'PositionTitle'));
  const company = intake.line('OrganizationName', organization.name);
  const skills = findAll(node, 'PersonCompetency').map(
    (item) => takeAt(item, 'CompetencyName') || takeAt(item, 'CompetencyID'),
  );
  const isElsewhere = (place: string, own: string) => own !== '' && place !== own;
  const places = [
    ...(isElsewhere(organization.city, city) ? [organization.city] : []),
    ...(isElsewhere(organization.country, country) ? [organization.country] : []),
  ].filter((text) => text !== '');
  const entry = {
    position,
    company,
    city: intake.line('City', city),
    country: intake.line('Country', country),
    url: intake.address('Link', organization.url),
    ...readPeriod(find(node, 'EmploymentPeriod') ?? find(employer, 'EmploymentPeriod'), intake, draft.noteDay),
    companyDescription: paragraphs(...about, ...places),
    description: intake.richText('Description', [
      ...htmlToRichText(takeAt(node, 'Description')),
      ...paragraphs(skills.filter((text) => text !== '').join(', ')),
    ]),
  };
  draft.add('experiences', entry, { path, text: commas(position, company) });
  intake.close();
}

/** Reads `EducationHistory`. */
export function readEducationHistory(profile: FileNode | undefined, draft: EuropassDraft): void {
  for (const node of findAll(find(profile, 'EducationHistory'), 'EducationOrganizationAttendance')) {
    const path = pathOf(node);
    const intake = draft.intake(path);
    const organization = readOrganization(node, draft);
    const degree = find(node, 'EducationDegree');
    const period = find(node, 'AttendancePeriod');
    const names = [takeAt(degree, 'DegreeName'), takeAt(node, 'ProgramName')].filter((text) => text !== '');
    const [title = '', ...titles] = names.filter((text, index) => names.indexOf(text) === index);
    const about = [...titles, ...readDegreeFacts(node, degree, draft), ...organization.others];
    if (about.length > 0) draft.note({ kind: 'moved', path, text: about.join(', '), to: 'education' });
    const schoolName = intake.line('OrganizationName', organization.name);
    const texts = [
      takeAt(degree, 'OccupationalSkillsCovered'),
      takeAt(period, 'Description'),
      takeAt(degree, 'Description'),
      takeAt(node, 'Description'),
    ];
    const entry = {
      schoolName,
      degree: intake.line('DegreeName', title),
      fieldOfStudy: intake.line('FieldOfStudy', readFields(degree)),
      city: intake.line('CityName', organization.city),
      country: intake.line('CountryCode', organization.country),
      url: intake.address('Link', organization.url),
      ...readPeriod(period, intake, draft.noteDay),
      additionalActivities: intake.richText('Description', [
        ...paragraphs(...about),
        ...texts.flatMap((text) => htmlToRichText(text)),
      ]),
    };
    draft.add('education', entry, { path, text: commas(title, schoolName) });
    intake.close();
  }
}

/** Fields of study in words. The portal writes codes of ISCED-F, which say nothing to a reader: they stay codes. */
function readFields(degree: FileNode | undefined): string {
  const fields = findAll(degree, 'FieldOfStudy');
  const nodes = [
    ...fields,
    ...fields.flatMap((field) => field.children.flatMap((child) => [child, ...child.children])),
  ];
  const texts = [...nodes, ...findAll(degree, 'DegreeMajor').flatMap((major) => [major, ...major.children])];
  return commas(...texts.filter((node) => isWords(node.text.trim()) && node.name !== 'typeCode').map(take));
}

function isWords(text: string): boolean {
  return text !== '' && !/^(\d{2,4}|https?:.*)$/.test(text);
}

/** Level, grade, thesis and credits, as lines. */
function readDegreeFacts(node: FileNode, degree: FileNode | undefined, draft: EuropassDraft): string[] {
  const { words } = draft;
  const level = takeAt(node, 'EducationLevelCode') || takeAt(degree, 'DegreeTypeCode');
  const grade = findDeep(find(degree, 'FinalGrade'), 'ScoreText').map(take).join(', ') || takeAt(degree, 'FinalGrade');
  const credits = [takeAt(degree, 'NumberOfCredit'), takeAt(degree, 'CreditType')]
    .filter((text) => text !== '')
    .join(' ');
  return [
    level === '' ? '' : /^\d$/.test(level) ? `${words.eqfLevel} ${level}` : level,
    takeAt(degree, 'NationalClassification'),
    grade === '' ? '' : `${words.finalGrade}: ${grade}`,
    labelled(words.thesis, takeAt(degree, 'Thesis')),
    labelled(words.credits, credits),
    labelled(words.department, takeAt(node, 'Department')),
  ].filter((text) => text !== '');
}

function labelled(label: string, text: string): string {
  return text === '' ? '' : `${label}: ${text}`;
}
