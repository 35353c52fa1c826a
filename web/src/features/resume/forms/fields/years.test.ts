import { fieldsOf, type ListSectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { expect, test } from 'vitest';
import { yearsAhead, yearsToChoose } from './years.ts';

test('the years begin with the last one, and a later one that was chosen before stays', () => {
  expect(yearsToChoose('', 2026).slice(0, 2)).toEqual(['2026', '2025']);
  expect(yearsToChoose('2019', 2026)).toEqual(yearsToChoose('', 2026));
  expect(yearsToChoose('2031', 2026).slice(0, 3)).toEqual(['2031', '2026', '2025']);
  expect(yearsToChoose('', 2026).at(-1)).toBe('1900');
});

test('only ends can be in years to come, and not those of jobs', () => {
  const ahead = (section: ListSectionSlug) =>
    Object.fromEntries(
      fieldsOf(section)
        .filter(({ kind }) => kind === 'year-month')
        .map((field) => [field.name, yearsAhead(section, field)]),
    );
  expect(ahead('experiences')).toEqual({ dateFrom: 0, dateTo: 0 });
  expect(ahead('education')).toEqual({ dateFrom: 0, dateTo: 10 });
  expect(ahead('publications')).toEqual({ date: 0 });
});
