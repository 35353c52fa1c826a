import { beforeAll, describe, expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { type Hyphenator, loadHyphenator } from './hyphenator.ts';
import { createParagraphLayout, type TextLine } from './paragraph.ts';
import { createShaper } from './shaper.ts';
import type { TextStyle } from './text-style.ts';

const paragraphs = createParagraphLayout(createShaper(installedFonts()), 2);
const body: TextStyle = {
  family: 'Inter',
  weight: 400,
  style: 'normal',
  sizePx: 13,
  color: '#000000',
  lineHeight: 1.5,
};
const texts = (lines: readonly TextLine[]) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''));

describe('a word that is wider than its line', () => {
  let german: Hyphenator;
  let polish: Hyphenator;
  beforeAll(async () => {
    german = await loadHyphenator('de');
    polish = await loadHyphenator('pl');
  });

  const set = (text: string, widthPx: number, divider?: Hyphenator, hyphenator?: Hyphenator) => {
    const lines = paragraphs([{ text, style: body }], { widthPx, divider, hyphenator });
    for (const line of lines) expect(line.widthPx).toBeLessThanOrEqual(widthPx + 0.02);
    return texts(lines);
  };

  test('is cut with a hyphen where its language divides it', () => {
    expect(set('Unternehmenszusammenschlüsse', 150, german)).toEqual(['Unternehmenszusam-', 'menschlüsse']);
    expect(set('Lieferkettensorgfaltspflichtengesetz', 150, german)).toEqual([
      'Lieferkettensorgfalts-',
      'pflichtengesetz',
    ]);
    expect(set('konstantynopolitańczykowianeczka', 110, polish)[0]).toMatch(/^konstantynopo?l?i?-$/);
  });

  test('is cut in the same way if words are hyphenated at line ends', () => {
    for (const line of set('Die Unternehmenszusammenschlüsse', 150, german, german).slice(0, -1))
      expect(line).toMatch(/[-e]$/);
  });

  test('gets a hyphen even without patterns', () => {
    const lines = set('x'.repeat(60), 120);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^x+-$/);
    expect(lines.join('').replaceAll('-', '')).toBe('x'.repeat(60));
  });

  test('is cut after its own hyphen, without a second one', () => {
    expect(set('Konstantynopolitańczykowska-Brzęczyszczykiewicz', 230, polish)).toEqual([
      'Konstantynopolitańczykowska-',
      'Brzęczyszczykiewicz',
    ]);
  });

  test('gets no hyphen if it is an address, which breaks after its punctuation', () => {
    expect(set('https://example.com/applications/2026/engineering', 150).join('')).toBe(
      'https://example.com/applications/2026/engineering',
    );
    expect(set('katarzyna.wisniewska@kancelaria-prawna.example.pl', 180).join('')).toBe(
      'katarzyna.wisniewska@kancelaria-prawna.example.pl',
    );
  });

  test('gets no hyphen in scripts without hyphens', () => {
    expect(set('ユーザーインターフェース設計者です', 100).join('')).toBe('ユーザーインターフェース設計者です');
  });
});

describe('a word that is written with a hyphen', () => {
  test('is not broken at its hyphen, since software would drop it', () => {
    for (let widthPx = 120; widthPx < 300; widthPx++) {
      const lines = texts(
        paragraphs([{ text: 'Designed user-visible and well-tested features', style: body }], { widthPx }),
      );
      for (const line of lines) expect(line, `${widthPx} px`).not.toMatch(/-$/);
    }
  });
});

describe('the last line of a paragraph', () => {
  test('never consists of the end of a divided word alone', async () => {
    const hyphenator = await loadHyphenator('en');
    const text = 'Planned and led the whole data migration.';
    for (let widthPx = 80; widthPx < 260; widthPx++) {
      const lines = texts(paragraphs([{ text, style: body }], { widthPx, hyphenator, divider: hyphenator }));
      const isFragment = lines.length > 1 && lines.at(-2)!.endsWith('-') && !lines.at(-1)!.includes(' ');
      expect(isFragment, `${widthPx} px: ${lines.join(' | ')}`).toBe(false);
    }
  });
});
