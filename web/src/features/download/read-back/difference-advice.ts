import type { Language } from '@kreda/document/engine/text/languages';
import type { ComparedField } from '@kreda/document/kinds/resume/checks/comparison';
import { type DifferenceCause, explainDifference } from '@kreda/document/kinds/resume/checks/explain-difference';
import { toComparable } from '@kreda/document/kinds/resume/checks/same-text';

/** Advice about a difference: how to mend it, that there is no need to, or that the text was not read in one piece. */
export type Advice = 'heading' | 'contact' | 'name' | 'filed' | 'misfiled' | 'pieces';

const MENDING: Readonly<Record<Exclude<DifferenceCause, 'none'>, Advice>> = {
  'unusual-heading': 'heading',
  'half-typed': 'contact',
  'date-in-name': 'name',
};

interface ReadText {
  /** The resume's language. */
  language: Language;
  /** All text of the PDF, in comparable form. */
  printed: string;
  /** True if so much was misread that no difference may be called harmless. */
  isMisread: boolean;
}

/** Null for a field that was read correctly. */
export function adviceFor(row: ComparedField, { language, printed, isMisread }: ReadText): Advice | null {
  if (row.verdict === 'same') return null;
  const cause = explainDifference(row, language);
  if (cause !== 'none') return MENDING[cause];
  if (!printed.includes(toComparable(row.own))) return 'pieces';
  return isMisread ? 'misfiled' : 'filed';
}

export function isMendable(advice: Advice | null): boolean {
  return advice === 'heading' || advice === 'contact' || advice === 'name';
}
