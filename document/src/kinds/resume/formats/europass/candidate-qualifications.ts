import { richTextToPlain } from '../../model/rich-text.ts';
import { MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import { readLanguageName } from './candidate-person.ts';
import { CEFR_SKILLS, type CefrGrid, type CefrSkill, describeGrid, levelOf } from './cefr-grid.ts';
import { readDate, readPeriod } from './dates.ts';
import type { EuropassDraft } from './europass-draft.ts';
import type { EuropassWord } from './europass-words.ts';
import { type FileNode, find, findAll, findDeep, pathOf, printableText, take, takeAt } from './file-node.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { addLicence } from './passport-skills.ts';
import { addSkillText, addTitledSkill } from './skill-texts.ts';

/** The dimensions of the self-assessment grid. */
const DIMENSIONS: Readonly<Record<string, CefrSkill>> = {
  'cef-understanding-listening': 'listening',
  'cef-understanding-reading': 'reading',
  'cef-speaking-interaction': 'spokenInteraction',
  'cef-speaking-production': 'spokenProduction',
  'cef-writing-production': 'writing',
  'cef-writing': 'writing',
};

/** Reads languages, skills, licences, certificates and publications of a `CandidateProfile`. */
export function readCandidateQualifications(profile: FileNode | undefined, draft: EuropassDraft): void {
  const qualifications = find(profile, 'PersonQualifications');
  for (const node of findAll(qualifications, 'PersonCompetency')) readCompetency(node, draft);
  const summary = find(qualifications, 'QualificationsSummary');
  if (summary) {
    const blocks = htmlToRichText(take(summary));
    addSkillText({ node: summary, section: 'skills', heading: 'jobRelatedSkills', blocks, notes: '' }, draft);
  }
  const skills = find(profile, 'Skills');
  for (const node of findAll(skills, 'PersonCompetency')) readCompetency(node, draft);
  for (const node of findAll(skills, 'SkillsGroup')) readGroup(node, 'PersonCompetency', draft);
  for (const node of findAll(find(profile, 'DigitalSkills'), 'DigitalSkillsGroup'))
    readGroup(node, 'DigitalSkill', draft);
  for (const [section, item, heading] of SKILL_SECTIONS) {
    for (const node of findAll(find(profile, section), item)) readDescribedSkill(node, heading, draft);
  }
  for (const node of findAll(find(profile, 'Licenses'), 'License')) readLicence(node, draft);
  for (const node of findAll(find(profile, 'Certifications'), 'Certification')) readCertification(node, draft);
  for (const node of findAll(find(profile, 'PublicationHistory'), 'Publication')) readPublication(node, draft);
}

const SKILL_SECTIONS: readonly (readonly [string, string, EuropassWord])[] = [
  ['CommunicationAndInterpersonalSkills', 'CommunicationAndInterpersonalSkill', 'communicationSkills'],
  ['OrganisationalSkills', 'OrganisationalSkill', 'organisationalSkills'],
  ['ManagementAndLeadershipSkills', 'ManagementAndLeadershipSkill', 'managementSkills'],
];

function isDigital(node: FileNode): boolean {
  const taxonomy = find(node, 'TaxonomyID');
  return /digital/i.test(taxonomy ? printableText(taxonomy) : '');
}

function readCompetency(node: FileNode, draft: EuropassDraft): void {
  const taxonomy = find(node, 'TaxonomyID');
  if (taxonomy && /language/i.test(printableText(taxonomy))) readLanguage(node, draft);
  else readSkill(node, draft);
}

function readLanguage(node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const grid: CefrGrid = {};
  for (const dimension of findAll(node, 'CompetencyDimension')) {
    const code = find(dimension, 'CompetencyDimensionTypeCode');
    const skill = DIMENSIONS[code ? printableText(code).toLowerCase() : ''];
    const score = find(dimension, 'Score', 'ScoreText');
    if (!skill || !score || grid[skill] !== undefined) continue;
    grid[skill] = take(score).toUpperCase();
  }
  const overall = takeAt(node, 'ProficiencyLevel', 'ScoreText') || takeAt(node, 'ProficiencyLevel');
  const hasGrid = CEFR_SKILLS.some((skill) => grid[skill] !== undefined);
  const level = levelOf(hasGrid ? grid : { listening: overall });
  const isInLevel = overall.toLowerCase() === level;
  const names = [takeAt(node, 'CompetencyName'), readLanguageName(find(node, 'CompetencyID'), draft)];
  const language = intake.line('CompetencyID', names.find((name) => name !== '') ?? '');
  const described = [describeGrid(grid, draft.language), isInLevel ? '' : overall]
    .filter((text) => text !== '')
    .join(', ');
  const levelDescription = intake.piece('Score', described, MAX_NOTE_CHARACTERS);
  draft.add('languages', { language, level, levelDescription }, { path, text: language });
  intake.close();
}

function readSkill(node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const name = intake.line('CompetencyName', takeAt(node, 'CompetencyName') || takeAt(node, 'CompetencyID'));
  const scores = findDeep(node, 'ScoreText')
    .map(take)
    .filter((text) => text !== '');
  const levelDescription = intake.piece('Score', scores.join(', '), MAX_NOTE_CHARACTERS);
  const entry = { name, levelDescription };
  if (name !== '') draft.add(isDigital(node) ? 'software' : 'skills', entry, { path, text: name });
  intake.close();
}

/** A group of skills: one entry with the group's title, or an entry for each skill of a group without one. */
function readGroup(group: FileNode, item: string, draft: EuropassDraft): void {
  const title = takeAt(group, 'Title') || takeAt(group, 'Name') || takeAt(group, 'GroupName');
  const items = findAll(group, item);
  const section = item === 'DigitalSkill' || items.some(isDigital) ? 'software' : 'skills';
  const names = items.flatMap((node) => {
    const own = takeAt(node, 'CompetencyName') || takeAt(node, 'Title') || takeAt(node, 'CompetencyID') || take(node);
    return own === '' ? [] : [own];
  });
  const intake = draft.intake(pathOf(group));
  const description = names.join(', ');
  const isOne = title !== '' && description.length <= MAX_NOTE_CHARACTERS;
  const groupTitle = isOne ? '' : intake.piece('Title', title, MAX_NOTE_CHARACTERS);
  const entries = isOne ? [{ name: title, description }] : names.map((name) => ({ name, description: groupTitle }));
  for (const entry of entries) {
    const source = { path: pathOf(group), text: entry.name };
    draft.add(section, { ...entry, name: intake.line('Title', entry.name) }, source);
  }
  intake.close();
}

function readDescribedSkill(node: FileNode, heading: EuropassWord, draft: EuropassDraft): void {
  const title = takeAt(node, 'Title');
  const links = findAll(node, 'Link')
    .map(take)
    .filter((link) => link !== '');
  const blocks = [...htmlToRichText(takeAt(node, 'Description')), ...paragraphs(...links)];
  addTitledSkill({ node, section: 'skills', name: title || draft.words[heading], blocks, notes: '' }, draft);
}

function readLicence(node: FileNode, draft: EuropassDraft): void {
  const code = find(node, 'LicenseTypeCode') ?? find(node, 'LicenseName');
  const date = readDate(find(node, 'FirstIssuedDate'));
  const intake = draft.intake(pathOf(node));
  if (code) addLicence(take(code), node, draft, intake.month('FirstIssuedDate', date));
  intake.close();
}

function readCertification(node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const authority = find(node, 'IssuingAuthority');
  const names = ['CertificationName', 'Title', 'CertificationTypeCode']
    .map((name) => takeAt(node, name))
    .filter(Boolean);
  const [name = '', ...more] = names;
  const issued = readDate(find(node, 'FirstIssuedDate') ?? find(node, 'CertificationDate'));
  const period = readPeriod(find(node, 'FreeFormEffectivePeriod') ?? find(node, 'Date'), intake, draft.noteDay);
  if (/^\d{4}-\d\d-\d\d/.test(issued)) draft.noteDay(issued);
  const [url = '', ...links] = findAll(node, 'Link')
    .map(take)
    .filter((link) => link !== '');
  const entry = {
    name: intake.line('CertificationName', name),
    issuer: intake.line('IssuingAuthority', takeAt(authority, 'Name') || take(authority)),
    dateFrom: intake.month('FirstIssuedDate', issued) || period.dateFrom,
    dateTo: period.dateTo,
    url: intake.address('Link', url),
    description: intake.richText('Description', [
      ...htmlToRichText(takeAt(node, 'Description') || takeAt(node, 'CertificationDescription')),
      ...paragraphs(...more, ...links),
    ]),
  };
  draft.add('certifications', entry, { path, text: name });
  intake.close();
}

function readPublication(node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const [link = '', ...links] = findAll(node, 'Link')
    .map(take)
    .filter((text) => text !== '');
  const dois = findDeep(node, 'DOI')
    .flatMap((doi) => [take(doi), takeAt(doi, 'Value')])
    .filter((text) => text !== '');
  const reference = takeAt(node, 'Reference');
  const title = takeAt(node, 'Title');
  const description = htmlToRichText(takeAt(node, 'FormattedPublicationDescription') || takeAt(node, 'Description'));
  const year = readDate(find(node, 'Year') ?? find(node, 'PublicationDate') ?? find(node, 'Date'));
  const entry = {
    title: intake.line('Title', title || link),
    publisher: intake.line('Reference', richTextToPlain(htmlToRichText(reference))),
    date: intake.month('Year', year),
    url: intake.address('Link', link),
    description: intake.richText('Description', [...description, ...paragraphs(...dois, ...links)]),
  };
  draft.add('publications', entry, { path, text: title });
  intake.close();
}
