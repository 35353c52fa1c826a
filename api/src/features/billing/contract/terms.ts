import type { SiteLanguage } from '@kreda/site/languages';
import { texts as cz } from '@kreda/site/legal/cz';
import { texts as de } from '@kreda/site/legal/de';
import { texts as dk } from '@kreda/site/legal/dk';
import { texts as en } from '@kreda/site/legal/en';
import { texts as es } from '@kreda/site/legal/es';
import { texts as it } from '@kreda/site/legal/it';
import type { LegalText } from '@kreda/site/legal/legal-text';
import { texts as lt } from '@kreda/site/legal/lt';
import { texts as pl } from '@kreda/site/legal/pl';
import { texts as se } from '@kreda/site/legal/se';
import { texts as sk } from '@kreda/site/legal/sk';
import { texts as ua } from '@kreda/site/legal/ua';

/** The terms in every language. */
export const TERMS: Readonly<Record<SiteLanguage, LegalText>> = {
  pl: pl.terms,
  en: en.terms,
  de: de.terms,
  cz: cz.terms,
  ua: ua.terms,
  dk: dk.terms,
  es: es.terms,
  it: it.terms,
  lt: lt.terms,
  se: se.terms,
  sk: sk.terms,
};
