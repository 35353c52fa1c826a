import type { SiteLanguage } from '@kreda/site/languages';
import { activeLanguage } from '../../i18n/active-language.ts';
import { path } from '../../lib/path.ts';

/** The steps of a letter's editor, in order. */
export const LETTER_STEPS = ['recipient', 'content', 'closing', 'look'] as const;
export type LetterStep = (typeof LETTER_STEPS)[number];

/** The step's part of the address: Polish has its own, all others share the English ones, as the steps of a resume do. */
const POLISH_SLUGS: Readonly<Record<LetterStep, string>> = {
  recipient: 'adresat',
  content: 'tresc',
  closing: 'zakonczenie',
  look: 'wyglad',
};

function slugOf(step: LetterStep, language: SiteLanguage): string {
  return language === 'pl' ? POLISH_SLUGS[step] : step;
}

/** The address of a letter's step. */
export function letterPath(uuid: string, step: LetterStep = 'recipient'): string {
  return path('letter', { id: uuid, slug: slugOf(step, activeLanguage()) });
}

/** The step of an address, in Polish or English; null for another word. */
export function stepOfSlug(slug: string | undefined): LetterStep | null {
  return LETTER_STEPS.find((step) => step === slug || POLISH_SLUGS[step] === slug) ?? null;
}
