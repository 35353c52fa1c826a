import { describe, expect, test } from 'vitest';
import { placeAndDate, writtenDate } from './written-date.ts';

describe('a written date', () => {
  test.each([
    ['pl', 'pl', '26 listopada 2026 r.', 'Kraków, 26 listopada 2026 r.'],
    ['en', 'uk', '26 November 2026', 'Kraków, 26 November 2026'],
    ['en', 'us', 'November 26, 2026', 'Kraków, November 26, 2026'],
    ['de', 'din-5008', '26. November 2026', 'Kraków, 26. November 2026'],
    ['cz', 'pl', '26. listopadu 2026', 'Kraków 26. listopadu 2026'],
    ['sk', 'pl', '26. novembra 2026', 'Kraków 26. novembra 2026'],
    ['ua', 'pl', '26 листопада 2026 р.', 'Kraków, 26 листопада 2026 р.'],
    ['dk', 'uk', '26. november 2026', 'Kraków, den 26. november 2026'],
    ['es', 'pl', '26 de noviembre de 2026', 'Kraków, 26 de noviembre de 2026'],
    ['it', 'pl', '26 novembre 2026', 'Kraków, 26 novembre 2026'],
    ['lt', 'pl', '2026 m. lapkričio 26 d.', 'Kraków, 2026 m. lapkričio 26 d.'],
    ['se', 'uk', '26 november 2026', 'Kraków den 26 november 2026'],
  ] as const)('is usual in %s letters of the form %s', (language, form, date, withPlace) => {
    const written = writtenDate('2026-11-26', language, form);
    expect(written).toBe(date);
    expect(placeAndDate('Kraków', written, language)).toBe(withPlace);
    expect(placeAndDate('', written, language)).toBe(date);
  });

  test('has no zero before the day, and an ordinal on the first of an Italian month', () => {
    expect(writtenDate('2027-03-05', 'pl', 'pl')).toBe('5 marca 2027 r.');
    expect(writtenDate('2027-03-01', 'it', 'pl')).toBe('1º marzo 2027');
  });

  test('leaves nothing of a place without a date', () => {
    expect(placeAndDate('Kraków', '', 'pl')).toBe('');
  });
});
