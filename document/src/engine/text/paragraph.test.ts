import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/property-runs.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { FONT_FAMILIES } from '../fonts/catalogue.ts';
import { loadHyphenator } from './hyphenator.ts';
import { createParagraphLayout, type TextLine } from './paragraph.ts';
import { createShaper } from './shaper.ts';
import type { Span, TextStyle } from './text-style.ts';

const shaper = createShaper(installedFonts());
const paragraphs = createParagraphLayout(shaper, 1);
const body: TextStyle = {
  family: 'Inter',
  weight: 400,
  style: 'normal',
  sizePx: 13,
  color: '#000000',
  lineHeight: 1.5,
};
const texts = (lines: readonly TextLine[]) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
const set = (text: string, widthPx: number, style = body) => paragraphs([{ text, style }], { widthPx });

describe('setting a paragraph', () => {
  test('breaks where the next word would not fit', () => {
    expect(texts(set('Zażółć gęślą jaźń, mówię', 90))).toEqual(['Zażółć gęślą', 'jaźń, mówię']);
  });

  test('measures kerning: the pair AV is narrower than A and V', () => {
    const width = (text: string) => set(text, 1000)[0]!.widthPx;
    expect(width('AV')).toBeLessThan(width('A') + width('V') - 0.3);
  });

  test('makes every line as wide as its text set alone, in any font, script and spacing', () => {
    const letters = [...'AVTLPWYavtofijąłę  ,.:–-/12 \u0301жіїЎلاםשµ'];
    const text = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 120 });
    const look = fc.record({
      family: fc.constantFrom(...FONT_FAMILIES),
      weight: fc.constantFrom(400 as const, 700 as const),
      letterSpacingPx: fc.constantFrom(0, 1.5),
    });
    fc.assert(
      fc.property(text, look, (words, { family, weight, letterSpacingPx }) => {
        const style: TextStyle = { ...body, family, weight, letterSpacingPx };
        for (const { runs } of set(words, 120, style))
          for (const run of runs) {
            const alone = shaper.shape(run.text, run.style, letterSpacingPx !== 0);
            const at = run.text.length;
            const widthPx = (alone.pens[at]! / alone.unitsPerEm) * body.sizePx + alone.clusters[at]! * letterSpacingPx;
            expect(run.widthPx).toBe(widthPx);
          }
      }),
      runs(1_000),
    );
  });

  test('cuts a word that is wider than the line', () => {
    const lines = set('konstantynopolitańczykowianeczka', 80);
    expect(lines.length).toBeGreaterThan(1);
    expect(texts(lines).join('')).toBe('konstantynopolitańczykowianeczka');
    for (const line of lines) expect(line.widthPx).toBeLessThanOrEqual(80.02);
  });

  test('cuts an address after a punctuation character', () => {
    expect(texts(set('https://example.com/projekty/rewitalizacja', 160))[0]).toMatch(/[/.]$/);
  });

  test('keeps the style of each span and joins spans without gaps', () => {
    const spans: Span[] = [
      { text: 'od ', style: body },
      { text: 'piętnastu', style: { ...body, weight: 700 }, underline: true },
      { text: ' lat', style: body, href: 'https://example.com' },
    ];
    const [line] = paragraphs(spans, { widthPx: 500 });
    expect(line?.runs.map(({ text, underline, href }) => ({ text, underline, href }))).toEqual([
      { text: 'od ', underline: false, href: undefined },
      { text: 'piętnastu', underline: true, href: undefined },
      { text: ' lat', underline: false, href: 'https://example.com' },
    ]);
    for (const [index, run] of line!.runs.slice(1).entries()) {
      const previous = line!.runs[index]!;
      expect(run.xPx).toBeCloseTo(previous.xPx + previous.widthPx, 6);
    }
  });

  test('uses a fallback font for characters that the chosen one lacks, and loses none', () => {
    const style: TextStyle = { ...body, family: 'Lora' };
    const [line] = paragraphs([{ text: 'Ελλάδα i 履歴', style }], { widthPx: 1000 });
    expect(line?.runs.map(({ text }) => text).join('')).toBe('Ελλάδα i 履歴');
    expect(line?.runs[0]?.style.family).toBe('Inter');
  });

  test('loses only the white space at line ends, doubles nothing, and does not exceed its width', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aąbcćżź-/.–„”їґÄß 中😀'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.integer({ min: 40, max: 400 }), (words, widthPx) => {
        const text = words.join(' ');
        const lines = set(text, widthPx);
        const squeeze = (value: string) => value.replace(/\s+/g, '');
        expect(squeeze(texts(lines).join(''))).toBe(squeeze(text));
        for (const line of lines) if (line.runs.length === 1) expect(line.widthPx).toBeLessThanOrEqual(widthPx + 1);
      }),
    );
  });

  test('moves a second word to a last line of one short word, if the line before has enough words', () => {
    const text =
      'Wprowadziłam testy i porównania stron, dzięki którym skrócił się czas publikacji z pięciu dni do dwóch.';
    for (let widthPx = 240; widthPx < 420; widthPx += 3) {
      const lines = texts(set(text, widthPx));
      expect(lines.join(' ')).toBe(text);
      expect(lines.at(-1)).not.toBe('dwóch.');
    }
  });

  test('hyphenates words where allowed, and never overflows', async () => {
    const hyphenator = await loadHyphenator('pl');
    const text = 'Odpowiedzialność za przedsięwzięcia międzynarodowe i harmonogramowanie';
    const lines = paragraphs([{ text, style: body }], { widthPx: 90, hyphenator });
    expect(texts(lines).some((line) => line.endsWith('-'))).toBe(true);
    for (const { widthPx } of lines) expect(widthPx).toBeLessThanOrEqual(90.5);
    const joined = texts(lines)
      .map((line) => (line.endsWith('-') ? line.slice(0, -1) : `${line} `))
      .join('')
      .trim();
    expect(joined).toBe(text);
    expect(texts(set(text, 90)).some((line) => line.endsWith('-'))).toBe(false);
  });

  describe('a separator between two spans', () => {
    const separate = createParagraphLayout(shaper, 2, { trimsSeparators: true });
    const linesIn = (widthPx: number, layout = separate) =>
      texts(
        layout(
          [
            { text: 'język angielski', style: { ...body, weight: 700 } },
            { text: ' – zaawansowany', style: body, separator: { start: 0, end: 3 } },
          ],
          { widthPx },
        ),
      );

    test('is printed on a line that holds both', () => {
      expect(linesIn(300)).toEqual(['język angielski – zaawansowany']);
    });

    test('is not printed where the line ends between them, but stays a space for software that joins lines', () => {
      expect(linesIn(110)).toEqual(['język angielski ', 'zaawansowany']);
    });

    test('needs no room on the line before', () => {
      const widthPx = shaper.shape('język angielski', { ...body, weight: 700 }, false).pens.at(-1)!;
      const unitsPerEm = shaper.shape('a', body, false).unitsPerEm;
      expect(linesIn((widthPx / unitsPerEm) * body.sizePx + 0.5)[0]).toBe('język angielski ');
    });

    test('is kept by layouts without that rule', () => {
      expect(linesIn(110, createParagraphLayout(shaper, 2)).join('|')).toContain('–');
    });

    test('if it was typed, does not begin a line', () => {
      const typed = (widthPx: number) =>
        texts(separate([{ text: 'Projektantka · badaczka', style: body }], { widthPx }));
      expect(typed(85)).toEqual(['Projektantka · ', 'badaczka']);
    });
  });

  test('sets Hebrew and Arabic from right to left between Latin words, in reading order', () => {
    const [line] = set('Anna שלום עולם 2024 مرحبا koniec', 1000);
    const { runs } = line!;
    expect(runs.map(({ text }) => text).join('')).toContain('שלום עולם');
    expect(runs.findIndex(({ text }) => text === 'שלום')).toBeLessThan(runs.findIndex(({ text }) => text === 'עולם'));
    expect(runs.find(({ text }) => text === 'עולם')!.xPx).toBeLessThan(runs.find(({ text }) => text === 'שלום')!.xPx);
    const xOf = (part: string) => runs.find(({ text }) => text.includes(part))!.xPx;
    expect(runs.find(({ text }) => text.includes('שלום'))!.style.family).toBe('Noto Sans Hebrew');
    expect(xOf('Anna')).toBe(0);
    // The Hebrew words come first, so they are to the right of the number and of the Arabic word after it.
    expect(xOf('2024')).toBeLessThan(xOf('שלום'));
    expect(xOf('مرحبا')).toBeLessThan(xOf('2024'));
    expect(xOf('koniec')).toBeGreaterThan(xOf('שלום'));
  });

  test('uses upright faces for scripts without italics', () => {
    const [line] = set('שלום', 1000, { ...body, style: 'italic' });
    expect(line!.runs[0]!.style).toMatchObject({ family: 'Noto Sans Hebrew', style: 'normal' });
  });

  test('keeps characters that no font has as text, and counts them', () => {
    const [line] = set('Jan ꙮꙮꙮ ok', 1000);
    const missing = line!.runs.filter(({ missingCharacters }) => missingCharacters > 0);
    expect(missing.map(({ text, missingCharacters }) => [text.trim(), missingCharacters >= 3])).toEqual([
      ['ꙮꙮꙮ', true],
    ]);
  });

  test('sets emoji, including families of several code points', () => {
    const [line] = set('😀 👩‍💻', 1000);
    expect(line!.runs.every(({ missingCharacters }) => missingCharacters === 0)).toBe(true);
    expect(line!.runs[0]!.style.family).toBe('Noto Emoji');
  });

  test('handles a word of 20,000 characters', () => {
    const lines = set('a'.repeat(20_000), 200);
    expect(texts(lines).join('')).toHaveLength(20_000);
  });
});
