import type { ComparedField, Comparison } from './comparison.ts';
import { isIncompleteMail } from './half-typed-addresses.ts';

/**
 * Why a CV counts as misread, which decides what to recommend:
 * - `writing`: many fields were read differently, most of them in a script that such programs rarely support;
 * - `layout`: many fields were read differently, in a script that programs support;
 * - `vital-field`: few fields were, but the name or the e-mail address is one of them.
 */
export type Misread = 'writing' | 'layout' | 'vital-field';

/** If more than this share of fields was read differently, the CV is misread. */
const MAX_DIFFERENT_SHARE = 0.25;
/** Without them, a recruiter does not know whose CV it is or whom to answer. */
const VITAL_FIELDS: readonly string[] = ['firstName', 'email'];
const LETTERS = /\p{L}/gu;
const WELL_KNOWN_LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** Null if most of the CV was read correctly, including the name and the e-mail address. */
export function misreadOf({ rows }: Comparison): Misread | null {
  const different = rows.filter(({ verdict }) => verdict !== 'same');
  if (different.length > rows.length * MAX_DIFFERENT_SHARE) return isInRareScript(different) ? 'writing' : 'layout';
  return different.some(isVital) ? 'vital-field' : null;
}

/** An incomplete address is not counted. It was read as it is, and has a finding of its own. */
function isVital({ section, field, own }: ComparedField): boolean {
  return section === 'personal-data' && VITAL_FIELDS.includes(field) && !(field === 'email' && isIncompleteMail(own));
}

function isInRareScript(rows: readonly ComparedField[]): boolean {
  const text = rows.map(({ own }) => own).join(' ');
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(WELL_KNOWN_LETTERS) * 2 < count(LETTERS);
}
