import { describe, expect, test } from 'vitest';
import { findBrokenEmail, findLinks, findPhone } from './contact-fields.ts';
import { findDates, withoutDates } from './find-dates.ts';
import { type FoundResume, MAX_TEXT_ITEMS, type TextItem } from './found-resume.ts';
import { readResume } from './read-resume.ts';

// Texts with very many possible matches, so long that a reader which tries all of them would exceed the test's timeout.

function item(text: string, place: Partial<TextItem>): TextItem {
  return { page: 1, text, x: 60, y: 60, width: text.length * 5, size: 10, font: 'Helvetica', ...place };
}

function headed(heading: string, text: string): FoundResume {
  const lines = Array.from({ length: 40 }, (_, line) => item(text, { y: 90 + line * 14 }));
  return readResume([item(heading, { size: 20, font: 'Helvetica-Bold' }), ...lines]);
}

describe('very long runs of digits are quickly rejected as telephone numbers', () => {
  test.each([
    ['then a letter', '1'.repeat(60)],
    ['in parentheses', `(${'1'.repeat(60)}`],
    ['of a whole page', '123456789012345'.repeat(5000)],
  ])('%s', (_what, digits) => {
    expect(findPhone(`${digits}a `.repeat(20))).toBe('');
  });

  test.each([
    '+48 601 234 567',
    '+48601234567',
    '(+48) 601234567',
    '(+48)(22)6012345',
    '0048 22 601-23-45',
    '(022) 601.23.45',
    '601234567',
    '+46 70 174 06 35',
  ])('a telephone is found among them: %s', (phone) => {
    expect(findPhone(`${'1'.repeat(60)}a, ${phone}, 2019 – 2021`)).toBe(phone);
  });
});

test('very long rows of dashes', () => {
  const dashes = '-'.repeat(200_000);
  expect(findDates(`2019${dashes}x`)).toMatchObject([{ from: { value: '2019' }, isRange: false }]);
  expect(findDates(`${dashes}20x`)).toEqual([]);
  expect(findDates('2019 ---- 21')).toMatchObject([{ from: { value: '2019' }, to: { value: '2021' } }]);
  expect(withoutDates(`Buyer ${dashes}x 2019`, findDates(`Buyer ${dashes}x 2019`)).before).toBe(`Buyer ${dashes}x`);
});

test('a very long word is not an e-mail address', () => {
  expect(findBrokenEmail(`${'a'.repeat(200_000)}!.`, 'x')).toBe('');
  expect(findBrokenEmail('nora.lindqvist@', 'example.com')).toBe('nora.lindqvist@example.com');
  expect(findLinks(`${'a-'.repeat(50_000)}!`)).toEqual([]);
});

test('very long rows of level marks', () => {
  const marks = Array.from({ length: 400 }, (_, index) => item('●'.repeat(500), { x: 100 + index, y: 90, width: 1 }));
  const found = readResume([
    item('Skills', { size: 20, font: 'Helvetica-Bold' }),
    item('Excel', { y: 90, width: 40 }),
    ...marks,
    item('x', { x: 500, y: 90, width: 1 }),
    item('Word ●●●○○', { y: 110 }),
  ]);
  const [excel, word] = found.sections.flatMap(({ terms }) => terms);
  expect(excel!.name.length).toBe(200_006);
  expect(word).toMatchObject({ name: 'Word' });
});

test('only the first 500 characters of an item are read', () => {
  const found = headed('Summary', `${'word '.repeat(200)}end`);
  expect(found.sections[0]!.text.join(' ')).toContain('word word');
  expect(found.sections[0]!.text.join(' ')).not.toContain('end');
});

test('only the first items, up to the limit, are read', () => {
  const lines = Array.from({ length: MAX_TEXT_ITEMS + 200_000 }, (_, index) =>
    item(`a${index}`, {
      page: 1 + (index % 60),
      x: 10 + 20 * Math.floor(index / 36_000),
      y: 100 + (index % 600),
      width: 5,
    }),
  );
  const last = item('Nora Lindqvist', { size: 30, page: 1, y: 10 });
  expect(JSON.stringify(readResume([...lines, last]))).not.toContain('Nora Lindqvist');
});
