import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import type { Entry } from '../../model/sections.ts';
import { type LevelWords, readLevel } from './level-words.ts';

type LanguageLevel = Exclude<Entry<'languages'>['level'], ''>;

const CODES: readonly LanguageLevel[] = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'];
const NATIVE_WORDS =
  'native|native speaker|native language|mother tongue|mother tongue(s)|język ojczysty|język(i) ojczysty(e)|języki ojczyste|muttersprache|muttersprache(n)|madrelingua|madrelingua(e)|prima lingua|idioma materno|idioma(s) materno(s)|lengua materna|mateřský jazyk|materinský jazyk|рідна мова|modersmål|gimtoji kalba|langue maternelle'.split(
    '|',
  );

function codePattern(code: string): RegExp {
  return new RegExp(`(?<![a-z0-9])${code}(?![a-z0-9])`, 'i');
}

const WORDS: LevelWords<LanguageLevel> = {
  exact: new Map([
    ...CODES.map((code) => [code, code] as const),
    ...NATIVE_WORDS.map((word) => [word, 'native'] as const),
    ...Object.values(DOCUMENT_LABELS).map(({ nativeLanguage }) => [nativeLanguage.toLowerCase(), 'native'] as const),
  ]),
  // CEFR codes inside a text come first; then LinkedIn's scale, then words of English and Polish.
  about: [
    ...CODES.map((code) => [codePattern(code), code] as const),
    [/(near|non)[- ]?native/i, 'c2'],
    [/native|bilingual|mother tongue|ojczyst|rodzim|dwujęzyczn/i, 'native'],
    [/full professional|mastery|proficient|biegł|perfek/i, 'c2'],
    [/upper[- ]intermediate|professional working|wyższy średni|ponadśredni|dobr/i, 'b2'],
    [/pre[- ]intermediate|elementary|basic|podstaw/i, 'a2'],
    [/intermediate|conversational|limited working|średni|komunikatywn/i, 'b1'],
    [/fluent|advanced|płynn|zaawansowan/i, 'c1'],
    [/beginner|początkując/i, 'a1'],
  ],
};

/** A fluency in words on our scale. The words stay in `description` unless they are exactly a level. */
export function readFluency(fluency: string): { level: LanguageLevel | ''; description: string } {
  const { level, description } = readLevel(fluency, WORDS);
  return { level: level ?? '', description };
}

/** A language level as a fluency: `Native speaker`, `C1`. */
export function writeFluency(level: string): string {
  return level === 'native' ? 'Native speaker' : level.toUpperCase();
}
