import type { Language } from '../../../engine/text/languages.ts';
import type { PageSetup } from '../model/page-setup.ts';
import type { TemplateStyle, Typography } from '../styles/template-style.ts';
import { foldForPrint } from './fold-for-print.ts';
import { typographicQuotes } from './quotation.ts';
import { setTypography } from './typography.ts';

/** How typed text becomes printed text. */
export interface TextSetting {
  /** Converts each typed text for a page; text exports keep it unchanged. */
  fold(typed: string): string;
  /** Sets the runs of one paragraph. Not for names, addresses and codes. */
  set(texts: readonly string[], language: Language): string[];
}

/** The setting of text exports and of engine 1. */
export const QUOTED: TextSetting = { fold: (typed) => typed, set: typographicQuotes };

const ON_PAGES: Readonly<Record<Typography, TextSetting>> = {
  quotes: { fold: foldForPrint, set: typographicQuotes },
  'by-language': { fold: foldForPrint, set: setTypography },
  detailed: { fold: foldForPrint, set: setTypography },
};

const asTyped = ({ fold }: TextSetting): TextSetting => ({ fold, set: (texts) => [...texts] });
const QUOTED_AS_TYPED = asTyped(QUOTED);
const ON_PAGES_AS_TYPED = asTyped(ON_PAGES.quotes);

/** The setting of a resume's pages. The same object each time, since sections are composed again for another one. */
export function textSettingOf({ engine, typography }: TemplateStyle, { smartPunctuation }: PageSetup): TextSetting {
  if (engine === 1) return smartPunctuation ? QUOTED : QUOTED_AS_TYPED;
  return smartPunctuation ? ON_PAGES[typography] : ON_PAGES_AS_TYPED;
}
