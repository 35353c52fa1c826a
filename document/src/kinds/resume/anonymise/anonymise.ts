import type { AnyEntry } from '../model/any-entry.ts';
import { MAX_LINE_CHARACTERS } from '../model/printable.ts';
import { MAX_NAME_CHARACTERS, type Resume } from '../model/resume.ts';
import type { RichText } from '../model/rich-text.ts';
import { MAX_NOTE_CHARACTERS, MAX_TITLE_CHARACTERS } from '../model/section.ts';
import {
  fieldsOf,
  type NamedField,
  type ResumeSections,
  SECTION_SLUGS,
  type SectionData,
  type SectionSlug,
} from '../model/sections.ts';
import { ANONYMOUS_LABELS } from './anonymous-labels.ts';
import { anonymousPerson } from './anonymous-person.ts';
import { identityOf } from './identity.ts';
import { numberedOrganisations, type Organisations, organisationKey } from './organisations.ts';
import type { Removed, RemovedKind } from './ranges.ts';
import { createTextCleaner, type TextCleaner } from './text-cleaner.ts';

export interface AnonymiseOptions {
  /** Replaces employers by numbers, also in texts. Their towns are taken out. */
  employers: boolean;
  /** Replaces places of education by numbers, also in texts. Their towns are taken out. */
  schools: boolean;
  /** Takes out publications, whose titles lead to their authors. */
  publications: boolean;
  /** What else is taken out: names of customers, towns, products. */
  ownWords: string[];
}

/** What a view of a resume knows beside its own values (docs/decisions/0102). */
export interface KnownBeside {
  /** The person as other views of the family name them. */
  persons: readonly SectionData<'personal-data'>[];
  /** Other names of an employer or school, by `placeOfField`. */
  organisations: ReadonlyMap<string, readonly string[]>;
  /** The fields of employers, schools and their towns that hold a description instead of a name, by `placeOfField`. */
  described: ReadonlySet<string>;
  /** The name of the document; null for one of ours. */
  documentName: string | null;
}

const NOTHING_BESIDE: KnownBeside = {
  persons: [],
  organisations: new Map(),
  described: new Set(),
  documentName: null,
};

/** Where a field of an entry stands. */
export function placeOfField(section: SectionSlug, entryId: string, field: string): string {
  return `${section}/${entryId}/${field}`;
}

export interface Anonymised {
  resume: Resume;
  /** Each text once, in the order of the forms. */
  removed: Removed[];
  /** Words with capitals that stay in texts, each once: the user decides which of them name somebody. */
  stayed: string[];
}

/**
 * A resume that does not say whose it is (docs/decisions/0102). Names, contacts, personal facts, links, photo, references and authors
 * are taken out, in hidden parts too. Total and deterministic: the result is a valid resume in the same design, with the same entries but
 * those of references. It is done, since demo content would put a sample person in the place of the own one.
 */
export function anonymise(resume: Resume, options: AnonymiseOptions, beside: KnownBeside = NOTHING_BESIDE): Anonymised {
  const labels = ANONYMOUS_LABELS[resume.language];
  const { sections } = resume;
  const employers = numberedOrganisations(
    options.employers
      ? sections.experiences.data.items.map(({ id, company }) => namesAt('experiences', id, 'company', company, beside))
      : [],
    labels.employer,
  );
  const schools = numberedOrganisations(
    options.schools
      ? sections.education.data.items.map(({ id, schoolName }) =>
          namesAt('education', id, 'schoolName', schoolName, beside),
        )
      : [],
    labels.school,
  );
  const person = sections['personal-data'].data;
  const cleaner = createTextCleaner({
    identities: [person, ...beside.persons].map(identityOf),
    organisations: { employer: employers, school: schools },
    ownWords: options.ownWords,
    language: resume.language,
  });
  cleaner.remove('document-name', resume.name);
  if (resume.photo !== null) cleaner.remove('photo', '');
  const { described, documentName } = beside;
  const clean: Cleaning = { cleaner, options, employers, schools, described };
  const name = documentName === null ? labels.documentName : cleaner.line(documentName, MAX_NAME_CHARACTERS);
  const cleanSections = Object.fromEntries(
    SECTION_SLUGS.map((slug) => [slug, cleanSection(sections[slug], slug, clean)]),
  ) as unknown as ResumeSections;
  return {
    resume: { ...resume, name, isDone: true, photo: null, sections: cleanSections },
    removed: cleaner.removed(),
    stayed: cleaner.stayed(),
  };
}

interface Cleaning {
  cleaner: TextCleaner;
  options: AnonymiseOptions;
  employers: Organisations;
  schools: Organisations;
  described: ReadonlySet<string>;
}

/** The names of the organisation of an entry, its own first. */
function namesAt(
  slug: SectionSlug,
  entryId: string,
  field: string,
  own: string,
  { organisations, described }: KnownBeside,
): string[] {
  const place = placeOfField(slug, entryId, field);
  return [...(described.has(place) ? [] : [own]), ...(organisations.get(place) ?? [])];
}

function cleanSection({ data, config }: ResumeSections[SectionSlug], slug: SectionSlug, clean: Cleaning): object {
  const title = clean.cleaner.line(config.title, MAX_TITLE_CHARACTERS);
  return { config: { ...config, title }, data: cleanData(data, slug, clean) };
}

function cleanData(data: object, slug: SectionSlug, clean: Cleaning): object {
  if (slug === 'personal-data') return anonymousPerson(data as SectionData<'personal-data'>, clean.cleaner);
  if (!('items' in data)) return cleanFields(data, slug, clean);
  const items = data.items as readonly AnyEntry[];
  const removedKind = removedSection(slug, clean.options);
  if (removedKind === null) return { items: items.map((entry) => cleanFields(entry, slug, clean)) };
  for (const entry of items)
    for (const { name } of fieldsOf(slug)) {
      const value = entry[name];
      if (typeof value === 'string') clean.cleaner.remove(removedKind, value);
    }
  return { items: [] };
}

/** References are names of other persons, who know whose resume it is. */
function removedSection(slug: SectionSlug, { publications }: AnonymiseOptions): RemovedKind | null {
  if (slug === 'references') return 'reference';
  return slug === 'publications' && publications ? 'publication' : null;
}

function cleanFields<V extends object>(values: V, slug: SectionSlug, clean: Cleaning): V {
  const given = values as Readonly<Record<string, unknown>>;
  const isDescribed = (field: string) =>
    typeof given.id === 'string' && clean.described.has(placeOfField(slug, given.id, field));
  const fields = fieldsOf(slug).map((field) => [
    field.name,
    cleanField(given[field.name], { field, slug, isDescribed: isDescribed(field.name) }, clean),
  ]);
  return { ...values, ...Object.fromEntries(fields) };
}

interface FieldPlace {
  field: NamedField;
  slug: SectionSlug;
  isDescribed: boolean;
}

function cleanField(value: unknown, { field, slug, isDescribed }: FieldPlace, clean: Cleaning): unknown {
  const { cleaner, options, employers, schools } = clean;
  if (Array.isArray(value)) {
    return slug === 'clauses' ? cleaner.clause(value as RichText) : cleaner.richText(value as RichText);
  }
  if (typeof value !== 'string') return value;
  const organisations = ORGANISATIONS[`${slug}/${field.name}`];
  if (isDescribed) {
    const named = (organisations === 'school' ? schools : employers).get(organisationKey(value));
    return named?.label ?? cleaner.line(value, field.maxCharacters ?? MAX_LINE_CHARACTERS);
  }
  if (organisations === 'employer' && options.employers) return replaced(value, 'employer', employers, cleaner);
  if (organisations === 'school' && options.schools) return replaced(value, 'school', schools, cleaner);
  const isTown = field.name === 'city';
  if (isTown && slug === 'experiences' && options.employers) return without(value, 'employer', cleaner);
  if (isTown && slug === 'education' && options.schools) return without(value, 'school', cleaner);
  if (slug === 'publications' && field.name === 'authors') return without(value, 'author', cleaner);
  switch (field.kind) {
    case 'web-address':
      return without(value, 'link', cleaner);
    case 'email':
    case 'phone':
      return without(value, 'contact', cleaner);
    case 'note':
      return cleaner.text(value, MAX_NOTE_CHARACTERS);
    case 'line':
      return cleaner.line(value, field.maxCharacters ?? MAX_LINE_CHARACTERS);
    default:
      return value;
  }
}

const ORGANISATIONS: Readonly<Record<string, 'employer' | 'school'>> = {
  'experiences/company': 'employer',
  'education/schoolName': 'school',
};

function replaced(name: string, kind: RemovedKind, organisations: Organisations, cleaner: TextCleaner): string {
  cleaner.remove(kind, name);
  // A name of signs alone has no number, and says nothing.
  return organisations.get(organisationKey(name))?.label ?? '';
}

function without(value: string, kind: RemovedKind, cleaner: TextCleaner): string {
  cleaner.remove(kind, value);
  return '';
}
