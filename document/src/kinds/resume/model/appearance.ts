import { z } from 'zod';
import { FONT_FAMILIES } from '../../../engine/fonts/catalogue.ts';

const hexColorSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'A colour is written #rrggbb')
  .transform((value) => value.toLowerCase());

/** A resume's three colours. */
export const colorSchema = z.strictObject({
  /** Headings and the hero. */
  generalColor: hexColorSchema,
  /** The page. */
  backgroundColor: hexColorSchema,
  /** Level shapes, rules, links. */
  accentColor: hexColorSchema,
});
export type ResumeColor = z.infer<typeof colorSchema>;

export function isSameColor(one: ResumeColor, other: ResumeColor): boolean {
  return (
    one.generalColor === other.generalColor &&
    one.accentColor === other.accentColor &&
    one.backgroundColor === other.backgroundColor
  );
}

export const fontFamilySchema = z.enum(FONT_FAMILIES);
export const fontsSchema = z.strictObject({ heading: fontFamilySchema, body: fontFamilySchema });
export type ResumeFonts = z.infer<typeof fontsSchema>;

/** The presets of the specification's section 3: each sets general and accent colour to its value on white. */
export const COLOR_PRESETS = [
  { name: 'black', value: '#333333' },
  { name: 'navy', value: '#23235c' },
  { name: 'pink', value: '#f7b3c0' },
  { name: 'blue', value: '#426ca0' },
  { name: 'green', value: '#04766d' },
  { name: 'yellow', value: '#ffb733' },
  { name: 'red', value: '#f8202d' },
] as const;
export type ColorPresetName = (typeof COLOR_PRESETS)[number]['name'];

export function presetColor(name: ColorPresetName): ResumeColor {
  const value = COLOR_PRESETS.find((preset) => preset.name === name)!.value;
  return { generalColor: value, backgroundColor: '#ffffff', accentColor: value };
}

/** 23 colours that print well: as text on white each reaches a contrast of 4.5 : 1. */
export const COLOR_PALETTE = [
  '#1f2933',
  '#333333',
  '#4a4a4a',
  '#5b6470',
  '#23235c',
  '#2c3149',
  '#1d3557',
  '#1b4f72',
  '#426ca0',
  '#1f6fb2',
  '#0b7285',
  '#04766d',
  '#2b6e4f',
  '#4c6b1f',
  '#6b5b2a',
  '#8a5a00',
  '#9c4a1a',
  '#a83232',
  '#c01f2e',
  '#9b2158',
  '#7a2d7d',
  '#5a3d99',
  '#434a6e',
] as const;
