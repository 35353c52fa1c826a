import type { Language } from '../../../engine/text/languages.ts';
import type { PageSetup } from '../model/page-setup.ts';
import type { TemplateStyle, Typography } from '../styles/template-style.ts';
import { foldForPrint } from './fold-for-print.ts';
import { formatPeriod, formatShortPeriod } from './period.ts';
import { typographicQuotes } from './quotation.ts';
import { setNameTypography, setPreciseTypography, setTypography } from './typography.ts';

/** Language levels by their code, on the scale of 1 to 5 that shapes draw. */
type LanguageLevels = Readonly<Record<string, number>>;

const GENEROUS_LEVELS: LanguageLevels = { a1: 1, a2: 2, b1: 3, b2: 4, c1: 5, c2: 5, native: 5 };
/** A shape claims no more than the level: 5 is that of a native speaker. */
const EXACT_LEVELS: LanguageLevels = { a1: 1, a2: 1, b1: 2, b2: 3, c1: 4, c2: 5, native: 5 };

/** How typed text, dates and language levels are printed. */
export interface TextSetting {
  /** Converts each typed text for a page; text exports keep it unchanged. */
  fold(typed: string): string;
  /** Sets the runs of one paragraph. Not for names, addresses and codes. */
  set(texts: readonly string[], language: Language): string[];
  /** Sets the person's name. */
  setName(name: string, language: Language): string;
  /** Sets what is printed behind the label of a fact, and the user's own labels. */
  setFact(text: string, language: Language): string;
  /** A range of two written dates, either of which may be empty. */
  period(from: string, to: string): string;
  languageLevels: LanguageLevels;
}

const unchanged = (text: string): string => text;

/** The setting of text exports and of engine 1. */
export const QUOTED: TextSetting = {
  fold: unchanged,
  set: typographicQuotes,
  setName: unchanged,
  setFact: unchanged,
  period: formatPeriod,
  languageLevels: GENEROUS_LEVELS,
};

const BY_LANGUAGE: TextSetting = { ...QUOTED, fold: foldForPrint, set: setTypography };

const ON_PAGES: Readonly<Record<Typography, TextSetting>> = {
  quotes: { ...QUOTED, fold: foldForPrint },
  'by-language': BY_LANGUAGE,
  detailed: BY_LANGUAGE,
  precise: {
    fold: foldForPrint,
    set: setPreciseTypography,
    setName: setNameTypography,
    setFact: (text, language) => setPreciseTypography([text], language)[0]!,
    period: formatShortPeriod,
    languageLevels: EXACT_LEVELS,
  },
};

const asTyped = (setting: TextSetting): TextSetting => ({
  ...setting,
  set: (texts) => [...texts],
  setName: unchanged,
  setFact: unchanged,
});
const QUOTED_AS_TYPED = asTyped(QUOTED);
const ON_PAGES_AS_TYPED: Readonly<Record<Typography, TextSetting>> = {
  quotes: asTyped(ON_PAGES.quotes),
  'by-language': asTyped(ON_PAGES['by-language']),
  detailed: asTyped(ON_PAGES.detailed),
  precise: asTyped(ON_PAGES.precise),
};

/** The setting of a resume's pages. The same object each time, since sections are composed again for another one. */
export function textSettingOf({ engine, typography }: TemplateStyle, { smartPunctuation }: PageSetup): TextSetting {
  if (engine === 1) return smartPunctuation ? QUOTED : QUOTED_AS_TYPED;
  return (smartPunctuation ? ON_PAGES : ON_PAGES_AS_TYPED)[typography];
}
