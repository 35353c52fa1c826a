/** The font families a resume can use. Each has regular, bold, italic and bold italic, with Latin-extended and Cyrillic. */
export const FONT_FAMILIES = [
  'Inter',
  'Roboto',
  'Open Sans',
  'Noto Sans',
  'Source Sans 3',
  'PT Sans',
  'Montserrat',
  'Roboto Condensed',
  'Lora',
  'Merriweather',
  'Noto Serif',
  'Playfair Display',
] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

/** Families that set scripts which no family above has; they have a regular and a bold face, and no italics. */
const SCRIPT_FAMILIES = ['Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Emoji'] as const;
type ScriptFamily = (typeof SCRIPT_FAMILIES)[number];

/** Every family that a page can name. */
export type PageFontFamily = FontFamily | ScriptFamily;

export type FontWeight = 400 | 700;
export type FontStyle = 'normal' | 'italic';

/** One font file of the catalogue. */
export interface FontFace {
  family: PageFontFamily;
  weight: FontWeight;
  style: FontStyle;
}

/** Draws what its own font lacks: Greek, arrows, mathematics. Every typesetter has it, and it is the last resort. */
export const LAST_RESORT: FontFamily = 'Inter';

/**
 * Where a glyph is missing, these are tried in order. Which one is tried depends on the characters alone and not on what
 * was loaded, so that a browser with three families falls back to the same faces as a server that has all.
 */
export const FALLBACKS: readonly { family: PageFontFamily; covers: RegExp }[] = [
  { family: LAST_RESORT, covers: /./su },
  { family: 'Noto Sans Arabic', covers: /[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u064b-\u065f]/u },
  { family: 'Noto Sans Hebrew', covers: /\p{Script=Hebrew}/u },
  { family: 'Noto Emoji', covers: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u },
];

/** The families that setting a text in some families can take: those, the last resort, and what its scripts need. */
export function familiesFor(families: readonly FontFamily[], text: string): PageFontFamily[] {
  const fallbacks = FALLBACKS.filter(({ family, covers }) => family === LAST_RESORT || covers.test(text));
  return [...new Set([...families, ...fallbacks.map(({ family }) => family)])].sort();
}

function isScriptFamily(family: PageFontFamily): boolean {
  return (SCRIPT_FAMILIES as readonly string[]).includes(family);
}

/** The face that stands for a style in a family: families without italics are upright in italic text. */
export function faceOf(family: PageFontFamily, weight: FontWeight, style: FontStyle): FontFace {
  return { family, weight, style: isScriptFamily(family) ? 'normal' : style };
}

/** Every face of every family. */
export const FONT_FACES: readonly FontFace[] = [...FONT_FAMILIES, ...SCRIPT_FAMILIES].flatMap((family) =>
  ([400, 700] as const).flatMap((weight) =>
    (isScriptFamily(family) ? (['normal'] as const) : (['normal', 'italic'] as const)).map((style) => ({
      family,
      weight,
      style,
    })),
  ),
);

/** The face's file name, `inter-700-italic.ttf`: what the site serves and the installed packages are mapped to. */
export function fontFileName({ family, weight, style }: FontFace): string {
  return `${family.toLowerCase().replaceAll(' ', '-')}-${weight}${style === 'italic' ? '-italic' : ''}.ttf`;
}

/** Where the face's TTF lies in the font's npm package: `@expo-google-fonts/inter/700Bold_Italic/Inter_700Bold_Italic.ttf`. */
export function fontPackagePath({ family, weight, style }: FontFace): string {
  const name = `${weight === 700 ? '700Bold' : '400Regular'}${style === 'italic' ? '_Italic' : ''}`;
  return `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}/${name}/${family.replaceAll(' ', '')}_${name}.ttf`;
}
