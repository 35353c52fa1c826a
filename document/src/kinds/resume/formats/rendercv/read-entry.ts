import { type CustomSection, isCustomSection } from '../../model/custom-sections.ts';
import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import { LICENCE_CATEGORIES, MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import type { ListSectionSlug } from '../../model/sections.ts';
import { readFluency } from '../intake/language-level.ts';
import { oneLine } from '../intake/one-line.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { readSkillLevel } from '../intake/skill-level.ts';
import { takeMonth } from '../intake/written-date.ts';
import { readWrittenPlace } from '../intake/written-place.ts';
import type { EntryType } from './entry-type.ts';
import { readBlocks } from './read-markdown.ts';
import type { YamlFields } from './yaml-fields.ts';

/** The sections that entries with a name, a company and a body are read into. */
type NamedSection =
  | 'certifications'
  | 'courses'
  | 'awards'
  | 'projects'
  | 'volunteering'
  | 'memberships'
  | CustomSection;

/** In these sections the company is the entry's name, and the position a role in it. */
const ROLE_SECTIONS: readonly ListSectionSlug[] = ['projects', 'volunteering', 'memberships'];

/** Reads an entry of any type into a section. */
export function readEntry(section: ListSectionSlug, type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  if (section === 'experiences') readExperience(fields, draft);
  else if (section === 'education') readEducation(fields, draft);
  else if (section === 'publications') readPublication(type, fields, draft);
  else if (section === 'languages') readLanguage(type, fields, draft);
  else if (section === 'skills' || section === 'software') readSkill(section, type, fields, draft);
  else if (section === 'references') readReference(type, fields, draft);
  else if (section === 'interests') readInterest(type, fields, draft);
  else if (section === 'clauses')
    draft.add('clauses', { content: fields.description(readBlocks(textOf(type, fields))) }, fields.source);
  else if (section === 'driving-licences') readLicence(type, fields, draft);
  else readNamed(section, type, fields, draft);
  fields.close();
}

/** Reads a text alone as the description of an entry. */
export function readText(section: CustomSection, fields: YamlFields, draft: ResumeDraft): void {
  draft.add(section, { description: fields.description(readBlocks(textOf('text', fields))) }, fields.source);
  fields.close();
}

function readExperience(fields: YamlFields, draft: ResumeDraft): void {
  const position = fields.has('position') ? fields.line('position') : fields.line('name');
  const lines = {
    position,
    company: fields.line('company'),
    ...placeOf(fields),
    url: fields.link(),
    ...fields.period(),
  };
  draft.add('experiences', { ...lines, description: fields.description() }, fields.source);
}

function readEducation(fields: YamlFields, draft: ResumeDraft): void {
  const schoolName = fields.has('institution') ? fields.line('institution') : fields.line('name');
  const lines = {
    schoolName,
    degree: fields.line('degree'),
    fieldOfStudy: fields.line('area'),
    ...placeOf(fields),
    url: fields.link(),
    ...fields.period(),
  };
  draft.add('education', { ...lines, additionalActivities: fields.description() }, fields.source);
}

function placeOf(fields: YamlFields): { city: string; country: string } {
  const { city, country } = readWrittenPlace(fields.line('location'));
  return { city, country };
}

function readPublication(type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  const doi = fields.raw('doi').replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, '');
  const url = fields.raw('url');
  const title = titleOf(type, fields);
  const lines = {
    title,
    authors: fields.intake.line('authors', fields.lines('authors').join(', ')),
    publisher: fields.line('journal'),
    date: takeMonth(fields.intake, 'date', fields.raw('date')),
    // RenderCV links to the DOI if there is one.
    url:
      doi === ''
        ? url === ''
          ? fields.link()
          : fields.intake.address('url', url)
        : fields.intake.address('doi', `https://doi.org/${doi}`),
  };
  if (doi !== '' && url !== '') fields.intake.leaveOut('url', url);
  draft.add('publications', { ...lines, description: fields.description(placeBlocks(fields)) }, fields.source);
}

/** A place of an entry whose section has none is a line of its description. */
function placeBlocks(fields: YamlFields) {
  return readBlocks(fields.raw('location'));
}

function readLanguage(type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  const { label, details } = labelled(type, fields);
  const { level, description } = readFluency(details);
  const [levelDescription, ...more] = fields.intake.pieces('details', description, MAX_NOTE_CHARACTERS);
  draft.add('languages', { language: label, level, levelDescription }, fields.source);
  for (const piece of more) draft.add('languages', { language: label, levelDescription: piece }, fields.source);
}

function readSkill(section: 'skills' | 'software', type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  const { label, details } = labelled(type, fields);
  const read = readSkillLevel(details);
  // Only a level alone, and not a level among the words.
  const isLevel = read.level !== null && read.description !== details;
  const [description, ...more] = fields.intake.pieces('details', isLevel ? '' : details, MAX_NOTE_CHARACTERS);
  const level = isLevel ? { level: read.level, levelDescription: read.description } : {};
  draft.add(section, { name: label, description, ...level }, fields.source);
  for (const piece of more) draft.add(section, { name: label, description: piece }, fields.source);
}

/** A person's position, company and contact are one text. */
function readReference(type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  const { label, details } = labelled(type, fields);
  for (const piece of fields.intake.pieces('details', oneLine(details), MAX_LINE_CHARACTERS))
    draft.add('references', { name: label, contact: oneLine(piece) }, fields.source);
}

function readInterest(type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  const { label, details } = labelled(type, fields);
  const text = [label, details].filter((part) => part !== '').join(': ');
  for (const content of fields.intake.pieces('details', text, MAX_NOTE_CHARACTERS))
    draft.add('interests', { content }, fields.source);
}

function readLicence(type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  const { label, details } = labelled(type, fields);
  const category = LICENCE_CATEGORIES.find((known) => known === label.toUpperCase()) ?? '';
  const [, date = '', rest = details] = /^(\d{4}(?:-\d{2})?)(?:, (.*))?$/s.exec(details) ?? [];
  const isDate = date !== '';
  const text = [category === '' ? label : '', isDate ? rest.replace(details, '') : details]
    .filter((part) => part !== '')
    .join(': ');
  const description = fields.intake.piece('details', text, MAX_NOTE_CHARACTERS);
  draft.add(
    'driving-licences',
    { category, date: takeMonth(fields.intake, 'details', date), description },
    fields.source,
  );
}

function readNamed(section: NamedSection, type: EntryType, fields: YamlFields, draft: ResumeDraft): void {
  const isCompanyFirst = ROLE_SECTIONS.includes(section) || !fields.has('position');
  const title = type === 'experience' ? fields.line(isCompanyFirst ? 'company' : 'position') : titleOf(type, fields);
  const other =
    type === 'experience'
      ? fields.line(isCompanyFirst ? 'position' : 'company')
      : type === 'education'
        ? fields.line('institution')
        : '';
  const { label: _, details } = type === 'one-line' ? labelled(type, fields) : { label: '', details: '' };
  const place = isCustomSection(section) ? fields.line('location') : '';
  const url = fields.raw('url') === '' ? fields.link() : fields.intake.address('url', fields.raw('url'));
  const authors = readBlocks([fields.raw('authors'), fields.raw('journal')].filter((text) => text !== '').join('\n'));
  const isAward = section === 'awards';
  const awardDate = isAward ? takeMonth(fields.intake, 'date', fields.raw('date')) : '';
  const period = fields.period({ hasDate: isAward });
  const description = fields.description(
    readBlocks(details),
    isCustomSection(section) ? [] : placeBlocks(fields),
    authors,
  );
  const { present: ongoing, ...dates } = period;
  if (section === 'certifications')
    draft.add(section, { name: title, issuer: other, url, ...dates, description }, fields.source);
  else if (section === 'courses')
    draft.add(section, { name: title, organizer: other, url, ...dates, description }, fields.source);
  else if (section === 'awards')
    draft.add(section, { name: title, organizer: other, url, date: awardDate, ...dates, description }, fields.source);
  else if (section === 'memberships')
    draft.add(section, { organization: title, role: other, url, ...period, description }, fields.source);
  else if (isCustomSection(section))
    draft.add(section, { title, subtitle: other, place, url, ...period, description }, fields.source);
  else draft.add(section, { name: title, role: other, url, ...dates, present: ongoing, description }, fields.source);
}

/** The name of an entry of any type. */
function titleOf(type: EntryType, fields: YamlFields): string {
  if (type === 'publication') return fields.line('title');
  if (type === 'experience') return fields.line('position') || fields.line('company');
  if (type === 'education')
    return [fields.line('degree'), fields.line('area')].filter((part) => part !== '').join(', ');
  if (type === 'one-line') return fields.line('label');
  return type === 'text' ? fields.line(textKey(fields)) : fields.line('name');
}

function textKey(fields: YamlFields): string {
  return ['bullet', 'number', 'reversed_number'].find((name) => fields.has(name)) ?? 'bullet';
}

function textOf(type: EntryType, fields: YamlFields): string {
  if (type === 'text')
    return fields.raw(['bullet', 'number', 'reversed_number'].find((name) => fields.has(name)) ?? 'bullet');
  return [fields.raw('label'), fields.raw('details'), fields.raw('name')].filter((part) => part !== '').join(': ');
}

/** Label and details; of other types the name, with a part in brackets or behind a colon as details: `English (C1)`. */
function labelled(type: EntryType, fields: YamlFields): { label: string; details: string } {
  if (type === 'one-line') {
    const label = fields.line('label');
    return { label, details: fields.lines('details').join(', ') };
  }
  return { label: titleOf(type, fields), details: '' };
}
