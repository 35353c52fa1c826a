import type { PrintRole } from '../model/field.ts';
import type { Resume } from '../model/resume.ts';
import { isFieldEmpty } from '../model/section.ts';
import {
  fieldsOf,
  type NamedField,
  OPTIONAL_SECTIONS,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '../model/sections.ts';
import { type Address, entriesOf, sectionOf } from './addresses.ts';
import { materialise } from './materialise.ts';
import type { Overlay } from './overlay.ts';

/** The roles of texts that are written in a language. Names, contacts, addresses, dates and levels are the same in every language. */
const TEXT_ROLES: ReadonlySet<PrintRole> = new Set<PrintRole>([
  'title',
  'subtitle',
  'place',
  'note',
  'profession',
  'city',
  'fact-label',
  'fact-value',
  'level-text',
  'introduction',
  'description',
]);

/** Whether a value is a text that a language version translates: a field's text, or the title of a section. */
export function isTranslatable(address: Address): boolean {
  const section = sectionOf(address);
  if (section === null) return false;
  const [kind, , ...rest] = address.split('/');
  if (kind === 'config') return rest.join('/') === 'title';
  const field = fieldsOf(section).find(({ name }) => name === rest.at(-1));
  return (kind === 'data' || kind === 'items') && field !== undefined && isText(field);
}

function isText({ kind, print }: NamedField): boolean {
  // Categories of licences are titles, and the same in every language.
  return TEXT_ROLES.has(print) && kind !== 'licence-category';
}

/** A text that a language version translates, in its place. */
export interface TranslatableText {
  address: Address;
  section: SectionSlug;
  /** Null in sections without entries, and for the title of a section. */
  entryId: string | null;
  /** Null for the title of a section. */
  field: NamedField | null;
  /** A string, or rich text. */
  value: unknown;
}

/**
 * The texts of a resume that a language version translates, in the order of the forms. Empty ones are left out, and so are sections that are
 * not enabled and entries that are hidden: nobody reads those.
 */
export function translatableTexts(resume: Resume): TranslatableText[] {
  const isOff = (slug: SectionSlug) =>
    OPTIONAL_SECTIONS.some((optional) => optional === slug) && !resume.sectionsEnabled.some((on) => on === slug);
  return SECTION_SLUGS.filter((slug) => !isOff(slug))
    .flatMap((slug) => textsOf(resume, slug))
    .filter(({ value }) => !isFieldEmpty(value));
}

function textsOf(resume: Resume, section: SectionSlug): TranslatableText[] {
  const { data, config } = resume.sections[section];
  const fields = fieldsOf(section).filter(isText);
  const title = { address: `config/${section}/title`, section, entryId: null, field: null, value: config.title };
  const at = (values: object, prefix: string, entryId: string | null): TranslatableText[] =>
    fields.map((field) => ({
      address: `${prefix}/${field.name}`,
      section,
      entryId,
      field,
      value: (values as Readonly<Record<string, unknown>>)[field.name],
    }));
  if (SECTIONS[section].kind === 'single') return [title, ...at(data, `data/${section}`, null)];
  const shown = entriesOf(resume, section).filter(({ hidden }) => !hidden);
  return [title, ...shown.flatMap((entry) => at(entry, `items/${section}/${entry.id}`, entry.id))];
}

/** The base's texts that a language version shows, in the version's order: what stands on the left when it is translated. */
export function originalTexts(base: Resume, overlay: Overlay): TranslatableText[] {
  const structure = Object.entries(overlay.overrides).filter(([address]) => STRUCTURE.test(address));
  return translatableTexts(materialise(base, { ...overlay, overrides: Object.fromEntries(structure) }).resume);
}

const STRUCTURE = /^(enabled|order)\/|^items\/.*\/hidden$/;

/** The texts of the base that a language version shows and has no text of its own for. They are shown in the base's language. */
export function untranslated(base: Resume, overlay: Overlay): Address[] {
  return originalTexts(base, overlay)
    .map(({ address }) => address)
    .filter((address) => !Object.hasOwn(overlay.overrides, address));
}
