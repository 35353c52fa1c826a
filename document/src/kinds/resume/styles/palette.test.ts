import { describe, expect, test } from 'vitest';
import { COLOR_PALETTE, COLOR_PRESETS } from '../model/appearance.ts';
import { contrast, LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from './colors.ts';
import { fieldPalette, pagePalette } from './palette.ts';

const COLORS = [...COLOR_PALETTE, ...COLOR_PRESETS.map(({ value }) => value), '#ffffff', '#000000', '#808080'];
const PAGES = ['#ffffff', '#faf8f3', '#1f2933', '#000000'];
const fonts = { heading: 'Inter', body: 'Inter' } as const;

describe('text is readable with any colours:', () => {
  test.each(PAGES)('on a page of %s', (backgroundColor) => {
    for (const color of COLORS) {
      const palette = pagePalette({ generalColor: color, accentColor: color, backgroundColor, fonts });
      for (const text of [palette.ink, palette.muted, palette.accent])
        expect(contrast(text, backgroundColor), `${text} of ${color}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(palette.heading, backgroundColor), color).toBeGreaterThanOrEqual(LARGE_TEXT_CONTRAST);
    }
  });

  test('on an area of any colour', () => {
    for (const field of COLORS)
      for (const accent of COLORS) {
        const palette = fieldPalette(field, accent);
        expect(contrast(palette.ink, field), field).toBeGreaterThanOrEqual(LARGE_TEXT_CONTRAST);
        expect(contrast(palette.accent, field), `${accent} on ${field}`).toBeGreaterThanOrEqual(LARGE_TEXT_CONTRAST);
      }
  });

  test('every colour of the palette is readable on white without change', () => {
    for (const color of COLOR_PALETTE) expect(contrast(color, '#ffffff'), color).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});
