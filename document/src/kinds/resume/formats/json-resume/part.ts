import type { Language } from '../../../../engine/text/languages.ts';
import type { Entry, ListSectionSlug } from '../../model/sections.ts';
import type { Intake } from '../intake/intake.ts';
import { withoutEmpty } from '../without-empty.ts';
import { type JsonResumeKey, writeNamed } from './named-fields.ts';
import { type JsonResume, type JsonResumeList, jsonResumeSchema, type ReadJsonResume } from './schema.ts';

/** An entry of a list of a JSON Resume, as it is written and as it was read. */
type Written<K extends JsonResumeList> = NonNullable<JsonResume[K]>[number];
type Read<K extends JsonResumeList> = ReadJsonResume[K][number];
/** The fields of an entry that were read; the others are empty. */
type Draft<S extends ListSectionSlug> = Partial<Omit<Entry<S>, 'id'>>;
/** The sections whose fields name keys of this list, and no others. */
type SectionNamedIn<K extends JsonResumeList> = {
  [S in ListSectionSlug]: JsonResumeKey<S> extends keyof Read<K> ? S : never;
}[ListSectionSlug];

/** Converts between one list of a JSON Resume and sections of a resume. */
export interface Part {
  key: JsonResumeList;
  /** The section that entries are read into. */
  section: ListSectionSlug;
  /** The sections that are written here, in this order. */
  sections: readonly ListSectionSlug[];
  toJson(section: ListSectionSlug, entry: object, language: Language): object;
  fromJson(entry: object, intake: Intake): object[];
}

/** Defines a part. Types are checked here and erased in the result, so that parts can stand in one list. */
export function definePart<K extends JsonResumeList, S extends ListSectionSlug, const W extends SectionNamedIn<K>>({
  key,
  section,
  sections,
  toJson = {},
  fromJson,
}: {
  key: K;
  section: S;
  sections: readonly W[];
  /** Overrides what is written by the JSON Resume names of a section's fields. */
  toJson?: { [T in W]?: (entry: Entry<T>, language: Language) => Partial<Written<K>> };
  /** Usually one entry; more if a text is too long for one. */
  fromJson: (entry: Read<K>, intake: Intake) => Draft<S>[];
}): Part {
  const writers = toJson as Partial<Record<ListSectionSlug, (entry: object, language: Language) => object>>;
  const [blank = {}] = jsonResumeSchema.shape[key].parse([{}]);
  return {
    key,
    section,
    sections,
    toJson: (slug, entry, language) =>
      withoutEmpty({
        ...writeNamed(slug, entry as Entry<typeof slug>, blank),
        ...writers[slug]?.(entry, language),
      }),
    fromJson: (entry, intake) => fromJson(entry as Read<K>, intake),
  };
}
