import type { Language } from '@kreda/document/engine/text/languages';
import { cz } from './content/general/cz.ts';
import { de } from './content/general/de.ts';
import { dk } from './content/general/dk.ts';
import { en } from './content/general/en.ts';
import { es } from './content/general/es.ts';
import { it } from './content/general/it.ts';
import { lt } from './content/general/lt.ts';
import { pl } from './content/general/pl.ts';
import { se } from './content/general/se.ts';
import { sk } from './content/general/sk.ts';
import { ua } from './content/general/ua.ts';
import { CARE_AND_CRAFT_EN } from './content/positions/care-and-craft-en.ts';
import { CARE_AND_CRAFT_PL } from './content/positions/care-and-craft-pl.ts';
import { OFFICE_EN } from './content/positions/office-en.ts';
import { OFFICE_PL } from './content/positions/office-pl.ts';
import { SERVICES_EN } from './content/positions/services-en.ts';
import { SERVICES_PL } from './content/positions/services-pl.ts';
import { TECHNOLOGY_EN } from './content/positions/technology-en.ts';
import { TECHNOLOGY_PL } from './content/positions/technology-pl.ts';
import { TRADE_EN } from './content/positions/trade-en.ts';
import { TRADE_PL } from './content/positions/trade-pl.ts';
import type { GeneralSuggestions, PositionSuggestions } from './content/suggestion-texts.ts';

/** Texts that suit every occupation, in each language. */
export const GENERAL: Readonly<Record<Language, GeneralSuggestions>> = { cz, de, dk, en, es, it, lt, pl, se, sk, ua };

/** Texts for each occupation, in the languages that have them so far. */
export const POSITIONS: Readonly<Partial<Record<Language, readonly PositionSuggestions[]>>> = {
  pl: [...OFFICE_PL, ...TECHNOLOGY_PL, ...TRADE_PL, ...SERVICES_PL, ...CARE_AND_CRAFT_PL],
  en: [...OFFICE_EN, ...TECHNOLOGY_EN, ...TRADE_EN, ...SERVICES_EN, ...CARE_AND_CRAFT_EN],
};
