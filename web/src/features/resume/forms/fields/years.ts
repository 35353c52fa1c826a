import type { ListSectionSlug, NamedField } from '@kreda/document/kinds/resume/model/sections';

const FIRST_YEAR = 1900;
/** Studies end, and certificates expire, in years to come. */
const YEARS_AHEAD = 10;

/** How many years after the present one a date can be chosen: only ends, and those of jobs only up to the present. */
export function yearsAhead(section: ListSectionSlug, { print }: NamedField): number {
  return print === 'period-end' && section !== 'experiences' ? YEARS_AHEAD : 0;
}

/** The years to choose from, latest first. A year that was chosen before stays in the list. */
export function yearsToChoose(chosen: string, lastYear: number): string[] {
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, index) => String(lastYear - index));
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years];
}
