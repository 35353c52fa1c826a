import type { YamlFields } from './yaml-fields.ts';

/** RenderCV's types of entries with fields. */
export type EntryType = 'education' | 'experience' | 'publication' | 'one-line' | 'text' | 'normal';

/** Keys that only one type has. RenderCV tells the types by them too. */
const KEYS: readonly (readonly [EntryType, readonly string[]])[] = [
  ['one-line', ['label', 'details']],
  ['text', ['bullet', 'number', 'reversed_number']],
  ['education', ['institution', 'area', 'degree']],
  ['experience', ['company', 'position']],
  ['publication', ['title', 'authors', 'doi', 'journal']],
];

export function entryTypeOf(fields: YamlFields): EntryType {
  return KEYS.find(([, keys]) => fields.has(...keys))?.[0] ?? 'normal';
}
