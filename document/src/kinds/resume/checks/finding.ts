import type { FieldName, SectionSlug } from '../model/sections.ts';
import type { Misread } from './misread.ts';

/** Where in the editor something can be mended. */
export interface Place {
  section: SectionSlug;
  /** Null for a section that is no list, or for the section as a whole. */
  entryId: string | null;
  /** A field's name in the model; null for the entry or section as a whole. */
  field: FieldName | null;
}

/**
 * How much a finding matters: `must-look` would be noticed by the reader of the CV, a `suggestion` may be meant as it is.
 */
export type Severity = 'must-look' | 'suggestion';

interface FindingBase {
  severity: Severity;
  /** Where the form opens to mend it; null where no single field is concerned. */
  place: Place | null;
}

/** The last page holds next to nothing. It is mended by setting the CV more closely. */
export interface ShortLastPage extends FindingBase {
  kind: 'short-last-page';
  pageCount: number;
  /** True where nothing but consent clauses stands on it. */
  isClauseAlone: boolean;
  /** The pages that the CV is to be fitted to. */
  maxPages: number;
}

/** An entry without a date where readers look for one. */
export interface MissingDates extends FindingBase {
  kind: 'missing-dates';
  place: Place;
  /** What the entry is called; empty where it has no title. */
  entryName: string;
}

/** An entry that does not say what it is about: no position, company, school or name. */
export interface MissingTitle extends FindingBase {
  kind: 'missing-title';
  place: Place & { field: FieldName };
  /** What else names the entry; empty where nothing does. */
  entryName: string;
}

/** An address that is printed and leads nowhere. */
export interface HalfTypedAddress extends FindingBase {
  kind: 'half-typed-address';
  place: Place;
  address: 'email' | 'phone' | 'web';
  /** As it was typed. */
  text: string;
}

/** Characters that no font has: boxes stand in their place. */
export interface UnprintableCharacters extends FindingBase {
  kind: 'unprintable-characters';
  place: Place;
  characters: string[];
}

/** Sections that show and have no content: the PDF goes without them. */
export interface EmptySections extends FindingBase {
  kind: 'empty-sections';
  place: Place;
  sections: SectionSlug[];
}

/** What a program found in the PDF differs from what was written. */
export interface ReadDifferently extends FindingBase {
  kind: 'read-differently';
  /** The fields that were compared, and how many of them were read otherwise. */
  fieldCount: number;
  differentCount: number;
  /** What the program found and nobody wrote. */
  phantomCount: number;
  /** Null where most of the CV was read as it was written. */
  misread: Misread | null;
}

/** The CV is set by an older version of its template than there is, and the latest one reads and prints better. */
export interface OlderTemplate extends FindingBase {
  kind: 'older-template';
  /** The template's latest version. */
  version: number;
}

export type Finding =
  | ShortLastPage
  | MissingDates
  | MissingTitle
  | HalfTypedAddress
  | UnprintableCharacters
  | EmptySections
  | ReadDifferently
  | OlderTemplate;
