import type { Language } from '../../../../engine/text/languages.ts';
import { CLAUSES_CZ } from './clauses-cz.ts';
import { CLAUSES_DE } from './clauses-de.ts';
import { CLAUSES_DK } from './clauses-dk.ts';
import { CLAUSES_EN } from './clauses-en.ts';
import { CLAUSES_ES } from './clauses-es.ts';
import { CLAUSES_IT } from './clauses-it.ts';
import { CLAUSES_LT } from './clauses-lt.ts';
import { CLAUSES_PL } from './clauses-pl.ts';
import { CLAUSES_SE } from './clauses-se.ts';
import { CLAUSES_SK } from './clauses-sk.ts';
import { CLAUSES_UA } from './clauses-ua.ts';
import type { ConsentClause } from './consent-clause.ts';

/** All wordings, current and former; the usual one of a language first. They are sentences in common use, not legal advice. */
export const CONSENT_CLAUSES: Readonly<Record<Language, readonly ConsentClause[]>> = {
  pl: CLAUSES_PL,
  en: CLAUSES_EN,
  de: CLAUSES_DE,
  cz: CLAUSES_CZ,
  ua: CLAUSES_UA,
  dk: CLAUSES_DK,
  es: CLAUSES_ES,
  it: CLAUSES_IT,
  lt: CLAUSES_LT,
  se: CLAUSES_SE,
  sk: CLAUSES_SK,
};

/** The wordings of a language that are valid on an ISO date, the usual one first. `since` and `until` are inclusive. */
export function clausesFor(language: Language, onDate: string): readonly ConsentClause[] {
  return CONSENT_CLAUSES[language].filter(
    ({ since, until }) => since <= onDate && (until === undefined || onDate <= until),
  );
}
