import type { Language } from '../../../engine/text/languages.ts';
import { sectionName } from '../model/section-names.ts';
import { fieldsInRole } from '../model/sections.ts';
import type { ComparedField } from './comparison.ts';
import { isIncompleteMail, isIncompletePhone, isIncompleteWeb } from './half-typed-addresses.ts';
import { isSameText } from './same-text.ts';

/**
 * Why a program read a field differently, as far as the field itself shows it. Only the first three causes can be mended in the CV:
 * - `unusual-heading`: the section has a custom heading, which programs do not know;
 * - `half-typed`: the address or number is incomplete;
 * - `date-in-name`: a name contains a year, which programs take for a date;
 * - `none`: the field is correct.
 */
export type DifferenceCause = 'unusual-heading' | 'half-typed' | 'date-in-name' | 'none';

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** @param language the resume's language, for its usual headings. */
export function explainDifference(
  { section, field, own }: Pick<ComparedField, 'section' | 'field' | 'own'>,
  language: Language,
): DifferenceCause {
  if (field === 'heading') return isSameText(own, sectionName(section, language)) ? 'none' : 'unusual-heading';
  if (fieldsInRole(section, 'name', 'profession', 'title', 'subtitle').includes(field))
    return YEAR.test(own) ? 'date-in-name' : 'none';
  return isHalfTyped(section, field, own) ? 'half-typed' : 'none';
}

function isHalfTyped(section: ComparedField['section'], field: string, own: string): boolean {
  if (section !== 'personal-data') return field === 'url' && isIncompleteWeb(own);
  if (field === 'email') return isIncompleteMail(own);
  if (field === 'phone') return isIncompletePhone(own);
  // A place is not an address that can be called or opened.
  return field !== 'city' && isIncompleteWeb(own);
}
