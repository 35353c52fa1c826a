/** The font families that a resume can use. Each has regular, bold, italic and bold italic faces, with extended Latin and Cyrillic. */
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

/** Families for scripts that no family above supports. They have regular and bold faces, but no italics. */
const SCRIPT_FAMILIES = [
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Emoji',
  'Noto Sans Devanagari',
  'Noto Sans Thai',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Sans SC',
] as const;
type ScriptFamily = (typeof SCRIPT_FAMILIES)[number];

/** All families that a page can name. */
export type PageFontFamily = FontFamily | ScriptFamily;

export type FontWeight = 400 | 700;
export type FontStyle = 'normal' | 'italic';

/** One font file of the catalogue. */
export interface FontFace {
  family: PageFontFamily;
  weight: FontWeight;
  style: FontStyle;
}

/** The last fallback, for Greek, arrows and mathematics. Every typesetter has it. */
export const LAST_RESORT: FontFamily = 'Inter';

/** The regional forms of Chinese characters: Japanese, Korean, or simplified Chinese. */
export type HanForms = 'JP' | 'KR' | 'SC';

/**
 * Unicode has one code for characters that Japan, Korea and China write differently. The rest of the resume decides which form is used:
 * kana mean Japanese, Hangul means Korean.
 *
 * @param text all text of the resume, so that a name has the same forms as the rest.
 */
export function hanFormsOf(text: string): HanForms {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JP';
  return /\p{Script=Hangul}/u.test(text) ? 'KR' : 'SC';
}

/** A fallback family for some characters. */
interface Fallback {
  family: PageFontFamily;
  covers: RegExp;
  /** For the few characters that the family before it lacks. It is fetched only when the typesetter asks for it. */
  isRare?: true;
}

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\u3190-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u;
const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;

const EAST_ASIAN_FALLBACKS: Readonly<Record<HanForms, readonly Fallback[]>> = {
  JP: [
    { family: 'Noto Sans JP', covers: EAST_ASIAN },
    { family: 'Noto Sans KR', covers: HANGUL },
    { family: 'Noto Sans SC', covers: HAN, isRare: true },
  ],
  KR: [
    { family: 'Noto Sans KR', covers: EAST_ASIAN },
    { family: 'Noto Sans SC', covers: HAN, isRare: true },
  ],
  SC: [{ family: 'Noto Sans SC', covers: EAST_ASIAN }],
};

const FALLBACKS: readonly Fallback[] = [
  { family: LAST_RESORT, covers: /./su },
  { family: 'Noto Sans Arabic', covers: /[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u064b-\u065f]/u },
  { family: 'Noto Sans Hebrew', covers: /\p{Script=Hebrew}/u },
  { family: 'Noto Emoji', covers: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u },
  { family: 'Noto Sans Devanagari', covers: /[\p{Script=Devanagari}\u0964\u0965]/u },
  { family: 'Noto Sans Thai', covers: /[\p{Script=Thai}\u0e3f]/u },
];

/**
 * Fallback families in their order. The choice depends only on the characters of the resume, not on what is loaded, so a browser with three
 * families falls back to the same faces as a server with all.
 */
export function fallbacksFor(han: HanForms): readonly Fallback[] {
  return [...FALLBACKS, ...EAST_ASIAN_FALLBACKS[han]];
}

/**
 * The families that are usually needed to set a text in the given families: those, the last fallback, and fallbacks for the text's scripts.
 * A typesetter that needs another family names it in a `FontNotGivenError`.
 */
export function familiesFor(
  families: readonly FontFamily[],
  text: string,
  han: HanForms = hanFormsOf(text),
): PageFontFamily[] {
  const fallbacks = fallbacksFor(han).filter(
    ({ family, covers, isRare }) => family === LAST_RESORT || (!isRare && covers.test(text)),
  );
  return [...new Set([...families, ...fallbacks.map(({ family }) => family)])].sort();
}

/** Chinese characters that the text's own family may lack. When a new one is typed, the typesetter may need another family. */
export function rareCharacters(text: string): string {
  if (hanFormsOf(text) === 'SC') return '';
  return [...new Set(text.match(/\p{Script=Han}/gu))].sort().join('');
}

function isScriptFamily(family: PageFontFamily): boolean {
  return (SCRIPT_FAMILIES as readonly string[]).includes(family);
}

/** The face for a style in a family. Families without italics use the upright face instead. */
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

/** The face's file name, for example `inter-700-italic.ttf`, on the site and in the mapping to installed packages. */
export function fontFileName({ family, weight, style }: FontFace): string {
  return `${family.toLowerCase().replaceAll(' ', '-')}-${weight}${style === 'italic' ? '-italic' : ''}.ttf`;
}

/** Path of the face's TTF in its npm package: `@expo-google-fonts/inter/700Bold_Italic/Inter_700Bold_Italic.ttf`. */
export function fontPackagePath({ family, weight, style }: FontFace): string {
  const name = `${weight === 700 ? '700Bold' : '400Regular'}${style === 'italic' ? '_Italic' : ''}`;
  return `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}/${name}/${family.replaceAll(' ', '')}_${name}.ttf`;
}
