import type { FieldName, SectionSlug } from '../model/sections.ts';
import type { VersionChange } from '../styles/version-changes.ts';
import type { Misread } from './misread.ts';

/** A place in the editor where a problem can be mended. */
export interface Place {
  section: SectionSlug;
  /** Null for a section that is not a list, or for the section as a whole. */
  entryId: string | null;
  /** A field's name in the model; null for the entry or section as a whole. */
  field: FieldName | null;
}

/** The importance of a finding. Readers of the CV would notice a `must-look`; a `suggestion` may be intended. */
export type Severity = 'must-look' | 'suggestion';

interface FindingBase {
  severity: Severity;
  /** Where the form opens to mend the problem; null if no single field is concerned. */
  place: Place | null;
}

/** The last page is nearly empty. Setting the CV more tightly mends it. */
export interface ShortLastPage extends FindingBase {
  kind: 'short-last-page';
  pageCount: number;
  /** Whether only consent clauses are on it. */
  isClauseAlone: boolean;
  /** The number of pages to fit the CV to. */
  maxPages: number;
}

/** The CV would be printed without the person's name. */
export interface MissingName extends FindingBase {
  kind: 'missing-name';
  place: Place;
}

/** A job with a start, without an end, and not marked as held at present. */
export interface MissingEnd extends FindingBase {
  kind: 'missing-end';
  place: Place;
  /** The entry's name in messages; empty without a title. */
  entryName: string;
}

/** An entry without a date where readers expect one. */
export interface MissingDates extends FindingBase {
  kind: 'missing-dates';
  place: Place;
  /** The entry's name in messages; empty without a title. */
  entryName: string;
}

/** An entry without its main fact: a position, company, school or name. */
export interface MissingTitle extends FindingBase {
  kind: 'missing-title';
  place: Place & { field: FieldName };
  /** Another text that identifies the entry; empty if there is none. */
  entryName: string;
}

/** A section of the user's own that has content and no title. It is not printed. */
export interface UntitledSection extends FindingBase {
  kind: 'untitled-section';
  place: Place;
}

/** An incomplete address, which would be printed without working as a link. */
export interface HalfTypedAddress extends FindingBase {
  kind: 'half-typed-address';
  place: Place;
  address: 'email' | 'phone' | 'web';
  /** As typed. */
  text: string;
}

/** Characters that no font has. They are printed as boxes. */
export interface UnprintableCharacters extends FindingBase {
  kind: 'unprintable-characters';
  place: Place;
  characters: string[];
}

/** Visible sections without content. The PDF does not contain them. */
export interface EmptySections extends FindingBase {
  kind: 'empty-sections';
  place: Place;
  sections: SectionSlug[];
}

/** A program read the PDF differently from what was written. */
export interface ReadDifferently extends FindingBase {
  kind: 'read-differently';
  /** The number of compared fields, and of those that were read differently. */
  fieldCount: number;
  differentCount: number;
  /** The number of facts that the program found and that are not in the CV. */
  phantomCount: number;
  /** Null if most of the CV was read correctly. */
  misread: Misread | null;
  /** Whether the template has one column already. Then no other template is recommended. */
  hasOneColumn: boolean;
}

/** The CV uses an older version of its template. It may stay so: nothing has to be mended. */
export interface OlderTemplate extends FindingBase {
  kind: 'older-template';
  /** The template's latest version. */
  version: number;
  /** What the latest version changes. */
  changes: VersionChange[];
}

export type Finding =
  | ShortLastPage
  | MissingName
  | MissingDates
  | MissingEnd
  | MissingTitle
  | UntitledSection
  | HalfTypedAddress
  | UnprintableCharacters
  | EmptySections
  | ReadDifferently
  | OlderTemplate;
