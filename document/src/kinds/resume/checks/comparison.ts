import type { FieldName, SectionSlug } from '../model/sections.ts';

/** Whether a program found what was written: the same, something else in its place, or nothing. */
export type Verdict = 'same' | 'different' | 'missing';

/** One thing that was written, beside what a program found of it in the PDF. */
export interface ComparedField {
  section: SectionSlug;
  /** Null for personal data and for a section's heading. */
  entryId: string | null;
  /** The model's field that holds it, or `heading` for a section's heading. */
  field: FieldName | 'heading';
  /** As it is printed. */
  own: string;
  /** As it was found; empty where it was not. */
  found: string;
  verdict: Verdict;
}

/** Something that a program took for a fact and nobody wrote as one. */
export interface Phantom {
  /** The section that it was found in; null where the program found a section that the CV does not have. */
  section: SectionSlug | null;
  text: string;
}

export interface Comparison {
  rows: ComparedField[];
  phantoms: Phantom[];
}
