import { expect, it } from 'vitest';
import { accentShades, darkShades } from './shades.ts';
import { DEFAULT_COLORS } from './theme.ts';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

it("keeps the specification's three colours in the scale", () => {
  const shades = accentShades(DEFAULT_COLORS);
  expect([shades[5], shades[7], shades[9]]).toEqual(['#707cb8', '#434a6e', '#2c3149']);
});

it('has a contrast of 4.5 : 1 for white text on filled controls, in both schemes', () => {
  const shades = accentShades(DEFAULT_COLORS);
  expect(contrast(shades[7]!, '#ffffff')).toBeGreaterThan(4.5);
  expect(contrast(shades[6]!, '#ffffff')).toBeGreaterThan(4.5);
});

it('has a contrast of 7 : 1 for text on the dark page', () => {
  const dark = darkShades(DEFAULT_COLORS);
  expect(contrast(dark[0]!, dark[7]!)).toBeGreaterThan(7);
});
