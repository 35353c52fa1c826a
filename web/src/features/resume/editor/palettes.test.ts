import { isSameColor } from '@kreda/document/kinds/resume/model/appearance';
import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { expect, it } from 'vitest';
import { palettesOf } from './palettes.ts';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

it.each(TEMPLATE_SLUGS)('offers %s six different palettes whose colours can be read on their page', (pattern) => {
  const palettes = palettesOf(pattern);
  expect(palettes).toHaveLength(6);
  for (const [index, palette] of palettes.entries()) {
    expect(palettes.findIndex((other) => isSameColor(other, palette))).toBe(index);
    // The first is the template's own, which its goldens show.
    if (index === 0) continue;
    expect(contrast(palette.generalColor, palette.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.accentColor, palette.backgroundColor)).toBeGreaterThanOrEqual(4.5);
  }
});
