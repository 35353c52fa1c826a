/** The font families a resume can use. Each has regular, bold, italic and bold italic, with Latin-extended and Cyrillic. */
export const FONT_FAMILIES = ['Inter', 'Lora', 'Roboto Condensed'] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

/**
 * Where a glyph is missing, these are tried in order; the first also draws what nobody has. Every typesetter is given them,
 * so that a browser that has loaded two families falls back to the same faces as a server that has all.
 */
export const FALLBACK_FAMILIES: readonly FontFamily[] = ['Inter'];

export type FontWeight = 400 | 700;
export type FontStyle = 'normal' | 'italic';

/** One font file of the catalogue. */
export interface FontFace {
  family: FontFamily;
  weight: FontWeight;
  style: FontStyle;
}

/** All four faces of each family. */
export const FONT_FACES: readonly FontFace[] = FONT_FAMILIES.flatMap((family) =>
  ([400, 700] as const).flatMap((weight) =>
    (['normal', 'italic'] as const).map((style) => ({ family, weight, style })),
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
