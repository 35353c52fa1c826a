import type { Language } from '@kreda/document/engine/text/languages';
import type { ComparedField } from '@kreda/document/kinds/resume/checks/comparison';
import { type DifferenceCause, explainDifference } from '@kreda/document/kinds/resume/checks/explain-difference';
import { toComparable } from '@kreda/document/kinds/resume/checks/same-text';

/** What is said about a difference: how it is mended, that it need not be, or that the text was not read in one piece. */
export type Advice = 'heading' | 'contact' | 'name' | 'filed' | 'misfiled' | 'pieces';

const MENDING: Readonly<Record<Exclude<DifferenceCause, 'none'>, Advice>> = {
  'unusual-heading': 'heading',
  'half-typed': 'contact',
  'date-in-name': 'name',
};

interface ReadText {
  /** The CV's own language. */
  language: Language;
  /** All that a program takes out of the PDF, in comparable form. */
  printed: string;
  /** True where so much was read otherwise that nothing of it may be called harmless. */
  isMisread: boolean;
}

/** Null for a field that was read as it was written. */
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
