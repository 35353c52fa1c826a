import { describe, expect, test } from 'vitest';
import type { TextRun } from '../read/page-model.ts';
import { shapeRun } from './shape.ts';

/** The offset of each glyph's characters in the text, from left to right. */
function seen(text: string): number[] {
  const run: TextRun = {
    text,
    x: 0,
    y: 0,
    face: { family: 'Noto Sans Arabic', weight: 400, style: 'normal' },
    size: 16,
    fill: '#000000',
    letterSpacing: 0,
    order: 0,
  };
  return shapeRun(run).glyphs.infos.map(({ cluster }) => cluster);
}

describe('a run of a page', () => {
  test.each(['٢٠', '۲۰', '٢٠٢٤'])('of an Arabic number %s is set from left to right', (text) => {
    expect(seen(text)).toEqual([...text].map((_, index) => index));
  });

  test('of Arabic letters is set from right to left', () => {
    const clusters = seen('سنة');
    expect(clusters).toEqual(clusters.toSorted((one, other) => other - one));
    expect(clusters.length).toBeGreaterThan(1);
  });
});
