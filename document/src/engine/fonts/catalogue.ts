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

/** Whose forms Chinese characters take: Japanese, Korean, or those of simplified Chinese. */
export type HanForms = 'JP' | 'KR' | 'SC';

/**
 * Unicode has one code for characters that Japan, Korea and China write differently. What else is written in the same resume says
 * whose they are: kana are Japanese, Hangul is Korean.
 *
 * @param text all that was typed in the resume, so that a name is not set in other forms than the rest.
 */
export function hanFormsOf(text: string): HanForms {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JP';
  return /\p{Script=Hangul}/u.test(text) ? 'KR' : 'SC';
}

/** A family that is tried for some characters. */
interface Fallback {
  family: PageFontFamily;
  covers: RegExp;
  /** For the few characters that the family before it lacks. It is fetched when the typesetter asks for it. */
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
 * Where a glyph is missing, these are tried in order. Which one is tried depends on the characters of the resume alone and not on
 * what was loaded, so that a browser with three families falls back to the same faces as a server that has all.
 */
export function fallbacksFor(han: HanForms): readonly Fallback[] {
  return [...FALLBACKS, ...EAST_ASIAN_FALLBACKS[han]];
}

/**
 * The families that setting a text in some families usually takes: those, the last resort, and what its scripts need. A typesetter
 * that needs another one says which (`FontNotGivenError`).
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

/** Chinese characters of a text whose own family may lack some of them: with a new one, the typesetter may ask for another family. */
export function rareCharacters(text: string): string {
  if (hanFormsOf(text) === 'SC') return '';
  return [...new Set(text.match(/\p{Script=Han}/gu))].sort().join('');
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
