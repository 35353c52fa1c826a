import { expect, test } from 'vitest';
import { breakOpportunities, MAY_BREAK } from './break-opportunities.ts';

/** The text with a bar at each break opportunity. */
function barred(text: string): string {
  const breaks = breakOpportunities(text);
  return Array.from({ length: text.length }, (_, index) => (breaks[index] === MAY_BREAK ? '|' : '') + text[index]).join(
    '',
  );
}

test.each([
  ['東京の会社', '東|京|の|会|社'],
  ['「速さ」と（8名）。次', '「速|さ」|と|（8|名）。|次'],
  ['チーム、ニュース', 'チー|ム、|ニュー|ス'],
  ['熟悉“云计算”、测试；', '熟|悉|“云|计|算”、|测|试；'],
  ['使用TypeScript开发', '使|用|TypeScript|开|发'],
  ['人々が¥500を', '人々|が|¥500|を'],
  ['𠮷野家', '𠮷|野|家'],
])('ends lines of %s where Chinese and Japanese typography lets them', (text, expected) => {
  expect(barred(text)).toBe(expected);
});

test('breaks lines of Korean at spaces only', () => {
  expect(barred('결제 시스템의 설계')).toBe('결제 |시스템의 |설계');
});

test('breaks lines of Thai where a syllable begins or ends, and never inside one', () => {
  expect(barred('ประเทศไทย')).toBe('ประ|เทศ|ไทย');
  expect(barred('ทำงานและ')).toBe('ทำ|งาน|และ');
  expect(barred('คน')).toBe('คน');
});

test('does not affect Latin text', () => {
  expect(barred('„Zażółć” (gęślą) jaźń')).toBe('„Zażółć” |(gęślą) |jaźń');
});
