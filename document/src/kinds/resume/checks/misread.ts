import type { ComparedField, Comparison } from './comparison.ts';
import { isHalfMail } from './half-typed-addresses.ts';

/**
 * Why a CV counts as misread, and so what is worth trying:
 * - `writing`: many fields were read otherwise, most of them in a writing that such programs seldom know;
 * - `layout`: many fields were read otherwise, in a writing that programs know;
 * - `vital-field`: few were, and the name or the e-mail address is one of them.
 */
export type Misread = 'writing' | 'layout' | 'vital-field';

/** More than this share of fields read otherwise, and the CV is not what programs take it for. */
const MAX_DIFFERENT_SHARE = 0.25;
/** Without them nobody knows whose CV it is, or whom to answer. */
const VITAL_FIELDS: readonly string[] = ['firstName', 'email'];
const LETTERS = /\p{L}/gu;
const WELL_KNOWN_LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** Null where most of the CV was read as it was written, the name and the e-mail address with it. */
export function misreadOf({ rows }: Comparison): Misread | null {
  const different = rows.filter(({ verdict }) => verdict !== 'same');
  if (different.length > rows.length * MAX_DIFFERENT_SHARE) return isInSeldomWriting(different) ? 'writing' : 'layout';
  return different.some(isVital) ? 'vital-field' : null;
}

/** An address that was only half typed is read as it is; it has a finding of its own. */
function isVital({ section, field, own }: ComparedField): boolean {
  return section === 'personal-data' && VITAL_FIELDS.includes(field) && !(field === 'email' && isHalfMail(own));
}

function isInSeldomWriting(rows: readonly ComparedField[]): boolean {
  const text = rows.map(({ own }) => own).join(' ');
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(WELL_KNOWN_LETTERS) * 2 < count(LETTERS);
}
