import type { FieldName, SectionSlug } from '../model/sections.ts';

/** Whether a program found the written text, another text, or nothing. */
export type Verdict = 'same' | 'different' | 'missing';

/** A written field with the text that a program found for it in the PDF. */
export interface ComparedField {
  section: SectionSlug;
  /** Null for personal data and for a section's heading. */
  entryId: string | null;
  /** The model's field, or `heading` for a section's heading. */
  field: FieldName | 'heading';
  /** As printed. */
  own: string;
  /** As found; empty if not found. */
  found: string;
  verdict: Verdict;
}

/** A fact that a program found and that is not in the CV. */
export interface Phantom {
  /** The section in which it was found; null if the program found a section that the CV does not have. */
  section: SectionSlug | null;
  text: string;
}

export interface Comparison {
  rows: ComparedField[];
  phantoms: Phantom[];
}
