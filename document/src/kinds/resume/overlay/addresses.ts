import type { AnyEntry } from '../model/any-entry.ts';
import type { Resume } from '../model/resume.ts';
import {
  OPTIONAL_SECTIONS,
  type OptionalSection,
  ORDERED_SECTIONS,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '../model/sections.ts';

/**
 * Where a value stands in a resume, with slashes between the parts. What is changed together has one address.
 *
 * - `language`, `template` (pattern and version), `color`, `fonts`, `photo`, `sections-order`;
 * - `page-setup/FIELD`, `enabled/SECTION`, `active/SECTION`;
 * - `data/SECTION/FIELD` in sections without entries;
 * - `items/SECTION/ID/FIELD` in entries; the field `hidden` too. `order/SECTION` is the list of their ids;
 * - `config/SECTION/title`, `config/SECTION/levelShape`, `config/SECTION/fields/FIELD`.
 */
export type Address = string;

type Values = Record<string, unknown>;

/** All values of a resume by address. Identity, the document's name, and whether it is done, belong to the stored row and have no address. */
export function valuesByAddress(resume: Resume): Map<Address, unknown> {
  const { language, color, fonts, photo, sectionsOrder, pattern, patternVersion } = resume;
  const enabled = new Set<OptionalSection>(resume.sectionsEnabled);
  return new Map<Address, unknown>([
    ...Object.entries({ language, color, fonts, photo }),
    ['template', { pattern, patternVersion }],
    ['sections-order', sectionsOrder],
    ...Object.entries(resume.pageSetup).map(([field, value]): [Address, unknown] => [`page-setup/${field}`, value]),
    ...OPTIONAL_SECTIONS.map((slug): [Address, unknown] => [`enabled/${slug}`, enabled.has(slug)]),
    ...ORDERED_SECTIONS.map((slug): [Address, unknown] => [`active/${slug}`, resume.sectionsActive[slug]]),
    ...SECTION_SLUGS.flatMap((slug) => valuesOfSection(resume, slug)),
  ]);
}

function valuesOfSection(resume: Resume, slug: SectionSlug): [Address, unknown][] {
  const { data, config } = resume.sections[slug];
  const { title, levelShape, fields } = config as { title: string; levelShape?: unknown; fields: Values };
  const settings: [Address, unknown][] = [
    [`config/${slug}/title`, title],
    ...(levelShape === undefined ? [] : [[`config/${slug}/levelShape`, levelShape] as [Address, unknown]]),
    ...Object.entries(fields).map(([name, shown]): [Address, unknown] => [`config/${slug}/fields/${name}`, shown]),
  ];
  if (SECTIONS[slug].kind === 'single')
    return [
      ...settings,
      ...Object.entries(data).map(([name, value]): [Address, unknown] => [`data/${slug}/${name}`, value]),
    ];
  const entries = entriesOf(resume, slug);
  return [
    ...settings,
    [`order/${slug}`, entries.map(({ id }) => id)],
    ...entries.flatMap(({ id, ...fieldValues }) =>
      Object.entries(fieldValues).map(([name, value]): [Address, unknown] => [`items/${slug}/${id}/${name}`, value]),
    ),
  ];
}

/** The entries of a section; none in a section without entries. */
export function entriesOf(resume: Resume, slug: SectionSlug): readonly AnyEntry[] {
  const data: object = resume.sections[slug].data;
  return 'items' in data ? (data.items as AnyEntry[]) : [];
}

/** Whether an address is a field of one of these entries. */
export function isOfEntry(address: Address, ids: readonly string[]): boolean {
  const [kind, , id] = address.split('/');
  return kind === 'items' && id !== undefined && ids.includes(id);
}

/** The section that an address is in; null for settings of the whole resume. */
export function sectionOf(address: Address): SectionSlug | null {
  const [kind, slug = ''] = address.split('/');
  const isInSection = kind === 'data' || kind === 'items' || kind === 'order' || kind === 'config';
  return isInSection && Object.hasOwn(SECTIONS, slug) ? (slug as SectionSlug) : null;
}

/** The resume with these values. Addresses that it does not have are ignored. Sections without a new value are shared with the result. */
export function withValues(resume: Resume, values: ReadonlyMap<Address, unknown>): Resume {
  let result = resume;
  for (const [address, value] of values) result = withSetting(result, address, value);
  const touched = new Set([...values.keys()].map(sectionOf).filter((slug) => slug !== null));
  if (touched.size === 0) return result;
  const sections = Object.fromEntries([...touched].map((slug) => [slug, withSectionValues(resume, slug, values)]));
  return { ...result, sections: { ...result.sections, ...sections } };
}

function withSetting(resume: Resume, address: Address, value: unknown): Resume {
  const [kind = '', name = ''] = address.split('/');
  switch (kind) {
    case 'language':
    case 'color':
    case 'fonts':
    case 'photo':
      return { ...resume, [kind]: value };
    case 'template':
      return { ...resume, ...(value as Pick<Resume, 'pattern' | 'patternVersion'>) };
    case 'sections-order':
      return { ...resume, sectionsOrder: value as Resume['sectionsOrder'] };
    case 'page-setup':
      return Object.hasOwn(resume.pageSetup, name)
        ? { ...resume, pageSetup: { ...resume.pageSetup, [name]: value } }
        : resume;
    case 'active':
      return Object.hasOwn(resume.sectionsActive, name)
        ? { ...resume, sectionsActive: { ...resume.sectionsActive, [name]: value } }
        : resume;
    case 'enabled':
      return withEnabled(resume, name, value === true);
    default:
      return resume;
  }
}

function withEnabled(resume: Resume, name: string, isEnabled: boolean): Resume {
  const slug = OPTIONAL_SECTIONS.find((optional) => optional === name);
  if (slug === undefined || resume.sectionsEnabled.includes(slug) === isEnabled) return resume;
  const others = resume.sectionsEnabled.filter((enabled) => enabled !== slug);
  return { ...resume, sectionsEnabled: isEnabled ? [...others, slug] : others };
}

function withSectionValues(resume: Resume, slug: SectionSlug, values: ReadonlyMap<Address, unknown>): object {
  const { data, config } = resume.sections[slug];
  const { fields, ...settings } = config as { fields: Values } & Values;
  const replaced = (prefix: string, object: Values) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        values.has(prefix + name) ? values.get(prefix + name) : value,
      ]),
    );
  const newConfig = {
    ...replaced(`config/${slug}/`, settings),
    fields: replaced(`config/${slug}/fields/`, fields),
  };
  if (SECTIONS[slug].kind === 'single') return { config: newConfig, data: replaced(`data/${slug}/`, data as Values) };
  const changedEntries = new Set(
    [...values.keys()]
      .filter((address) => address.startsWith(`items/${slug}/`))
      .map((address) => address.split('/')[2]),
  );
  const entries = entriesOf(resume, slug).map((entry) =>
    changedEntries.has(entry.id)
      ? { id: entry.id, ...replaced(`items/${slug}/${entry.id}/`, withoutId(entry)) }
      : entry,
  ) as AnyEntry[];
  const order = values.get(`order/${slug}`) as readonly string[] | undefined;
  return { config: newConfig, data: { items: order === undefined ? entries : inOrder(entries, order) } };
}

function withoutId({ id: _, ...values }: AnyEntry): Values {
  return values;
}

/** Entries in the given order of ids. One that the order does not name follows the entry that it follows in the list. */
export function inOrder<E extends { id: string }>(entries: readonly E[], order: readonly string[]): E[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const result = order.flatMap((id) => byId.get(id) ?? []);
  const placed = new Set(result.map(({ id }) => id));
  for (const [index, entry] of entries.entries()) {
    if (placed.has(entry.id)) continue;
    const before = entries[index - 1];
    result.splice(before === undefined ? 0 : result.findIndex(({ id }) => id === before.id) + 1, 0, entry);
    placed.add(entry.id);
  }
  return result;
}
