import type { RichText } from '../../model/rich-text.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import { readPeriod } from './dates.ts';
import type { EuropassDraft } from './europass-draft.ts';
import { type FileNode, find, findAll, pathOf, take, takeAt } from './file-node.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { readCountry, readLabel, readStreet } from './passport-person.ts';

/** Reads the work experience of a SkillsPassport. */
export function readPassportExperience(learner: FileNode | undefined, draft: EuropassDraft): void {
  for (const work of findAll(learner, 'WorkExperience')) {
    const path = pathOf(work);
    const intake = draft.intake(path);
    const employer = find(work, 'Employer');
    const { city, country, url, others } = readOrganisation(employer, draft);
    const sector = readLabel(find(employer, 'Sector'));
    const position = intake.line('Position', readLabel(find(work, 'Position')));
    const company = intake.line('Employer.Name', takeAt(employer, 'Name'));
    const about = [...others, sector].filter((text) => text !== '');
    if (about.length > 0) {
      draft.note({ kind: 'moved', path: `${path}.Employer`, text: about.join(', '), to: 'experiences' });
    }
    const entry = {
      position,
      company,
      city: intake.line('Employer.Municipality', city),
      country: intake.line('Employer.Country', country),
      url: intake.address('Employer.Website', url),
      ...readPeriod(find(work, 'Period'), intake, draft.noteDay),
      description: intake.richText('Activities', htmlToRichText(takeAt(work, 'Activities'))),
      // The text of an experience in general, beside its activities: our own export has the employer's description there.
      companyDescription: intake.richText('Description', [
        ...paragraphs(...about),
        ...htmlToRichText(takeAt(work, 'Description')),
      ]),
    };
    draft.add('experiences', entry, { path, text: `${position}, ${company}` });
    intake.close();
  }
}

/** Reads education and training of a SkillsPassport. */
export function readPassportEducation(learner: FileNode | undefined, draft: EuropassDraft): void {
  for (const education of findAll(learner, 'Education')) {
    const path = pathOf(education);
    const intake = draft.intake(path);
    const school = find(education, 'Organisation');
    const { city, country, url, others } = readOrganisation(school, draft);
    const level = readLevel(find(education, 'Level'), draft);
    const about = [level, ...others].filter((text) => text !== '');
    if (about.length > 0) draft.note({ kind: 'moved', path, text: about.join(', '), to: 'education' });
    const schoolName = takeAt(school, 'Name');
    const title = readLabel(find(education, 'Title'));
    const activities: RichText = [
      ...paragraphs(...about),
      ...htmlToRichText(takeAt(education, 'Activities')),
      ...htmlToRichText(takeAt(education, 'Description')),
    ];
    const entry = {
      degree: intake.line('Title', title),
      schoolName: intake.line('Organisation.Name', schoolName),
      fieldOfStudy: intake.line('Field', readLabel(find(education, 'Field'))),
      city: intake.line('Organisation.Municipality', city),
      country: intake.line('Organisation.Country', country),
      url: intake.address('Organisation.Website', url),
      ...readPeriod(find(education, 'Period'), intake, draft.noteDay),
      additionalActivities: intake.richText('Activities', activities),
    };
    draft.add('education', entry, { path, text: `${title}, ${schoolName}` });
    intake.close();
  }
}

/** A level of the European Qualifications Framework, 1 to 8. */
function readLevel(level: FileNode | undefined, draft: EuropassDraft): string {
  const label = takeAt(level, 'Label') || take(level);
  if (label !== '') return label;
  const code = takeAt(level, 'Code');
  return code === '' ? '' : `${draft.words.eqfLevel} ${code}`;
}

interface Organisation {
  city: string;
  country: string;
  url: string;
  /** Parts of the address that an entry has no field for. */
  others: string[];
}

function readOrganisation(organisation: FileNode | undefined, draft: EuropassDraft): Organisation {
  const info = find(organisation, 'ContactInfo');
  const address = find(info, 'Address');
  const contact = find(address, 'Contact') ?? address;
  const [site, ...sites] = findAll(info, 'Website').map((node) => take(find(node, 'Contact') ?? node));
  const contacts = ['Email', 'Telephone', 'Fax'].flatMap((name) => findAll(info, name));
  return {
    city: takeAt(contact, 'Municipality'),
    country: readCountry(find(contact, 'Country'), draft),
    url: site ?? '',
    others: [
      [readStreet(contact), takeAt(contact, 'PostalCode')].filter((part) => part !== '').join(', '),
      ...sites,
      ...contacts.map((node) => take(find(node, 'Contact') ?? node)),
    ],
  };
}
