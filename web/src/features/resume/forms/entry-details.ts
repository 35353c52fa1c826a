import type { Language } from '@kreda/document/engine/text/languages';
import { formatShortPeriod, formatYearMonth } from '@kreda/document/kinds/resume/compose/period';
import { DOCUMENT_LABELS } from '@kreda/document/kinds/resume/model/document-labels';
import type { PrintRole } from '@kreda/document/kinds/resume/model/field';
import type { DateStyle } from '@kreda/document/kinds/resume/model/page-setup';
import { fieldsInRole, type ListSectionSlug, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import type { FormEntry } from './entry-field.tsx';

/**
 * What tells an entry from others with the same name, for the row of a closed entry: titles and subtitles besides the main field, such as the employer, then
 * the dates. Dates are in the resume's language and format. Empty if nothing of it is filled in.
 */
export function entryDetails(
  slug: ListSectionSlug,
  entry: FormEntry,
  { language, dates }: { language: Language; dates: DateStyle },
): string {
  const { mainField } = SECTIONS[slug];
  const texts = (...roles: PrintRole[]) =>
    fieldsInRole(slug, ...roles)
      .filter((name) => name !== mainField)
      .map((name) => entry[name])
      .filter((value) => typeof value === 'string')
      .map((value) => value.trim())
      .filter((value) => value !== '');
  const date = (role: PrintRole) => formatYearMonth(texts(role)[0] ?? '', language, dates);
  const isPresent = fieldsInRole(slug, 'period-present').some((name) => entry[name] === true);
  const end = isPresent ? DOCUMENT_LABELS[language].present : date('period-end');
  const period = formatShortPeriod(date('period-start'), end);
  return [texts('title', 'subtitle').join(', '), date('date'), period].filter((part) => part !== '').join(' · ');
}
