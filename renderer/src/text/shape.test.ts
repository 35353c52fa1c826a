import { describe, expect, test } from 'vitest';
import type { TextRun } from '../read/page-model.ts';
import { shapeRun } from './shape.ts';

/** The offset of each glyph's characters in the text, from left to right. */
function seen(text: string, options: Partial<TextRun> = {}): number[] {
  const run: TextRun = {
    text,
    x: 0,
    y: 0,
    face: { family: 'Noto Sans Arabic', weight: 400, style: 'normal' },
    size: 16,
    fill: '#000000',
    letterSpacing: 0,
    order: 0,
    ...options,
  };
  const { glyphs } = shapeRun(run);
  return Array.from({ length: glyphs.length }, (_, index) => glyphs.clusterAt(index));
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

  test('has its own glyphs for each face and without ligatures, also when its text was shaped before', () => {
    const lora = { family: 'Lora', weight: 400, style: 'normal' } as const;
    const inter = { ...lora, family: 'Inter' };
    for (let time = 0; time < 2; time++) {
      expect(seen('fi', { face: lora })).toEqual([0]);
      expect(seen('fi', { face: lora, letterSpacing: 1 })).toEqual([0, 1]);
      expect(seen('fi', { face: inter })).toEqual([0, 1]);
    }
  });

  test('has an advance of its own for each letter spacing and size', () => {
    const run = { text: 'AV', x: 0, y: 0, fill: '#000000', order: 0 } as const;
    const widthOf = (size: number, letterSpacing: number) =>
      shapeRun({ ...run, face: { family: 'Inter', weight: 400, style: 'normal' }, size, letterSpacing }).shaped.width;
    expect(widthOf(20, 0)).toBeCloseTo(2 * widthOf(10, 0));
    expect(widthOf(10, 3) - widthOf(10, 1)).toBeCloseTo(4);
  });
});
