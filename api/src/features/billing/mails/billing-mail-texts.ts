import type { Language } from '@kreda/document/engine/text/languages';
import { cz } from './messages/cz.ts';
import { de } from './messages/de.ts';
import { dk } from './messages/dk.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';
import { lt } from './messages/lt.ts';
import type { BillingMailTexts } from './messages/messages.ts';
import { pl } from './messages/pl.ts';
import { se } from './messages/se.ts';
import { sk } from './messages/sk.ts';
import { ua } from './messages/ua.ts';

export const BILLING_MAIL_TEXTS: Readonly<Record<Language, BillingMailTexts>> = {
  pl,
  en,
  de,
  cz,
  ua,
  dk,
  es,
  it,
  lt,
  se,
  sk,
};
