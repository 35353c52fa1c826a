import type { SiteLanguage } from '../i18n/language.ts';
import { cz } from './route-titles/cz.ts';
import { de } from './route-titles/de.ts';
import { dk } from './route-titles/dk.ts';
import { en } from './route-titles/en.ts';
import { es } from './route-titles/es.ts';
import { it } from './route-titles/it.ts';
import { lt } from './route-titles/lt.ts';
import { pl, type RouteTitles } from './route-titles/pl.ts';
import { se } from './route-titles/se.ts';
import { sk } from './route-titles/sk.ts';
import { ua } from './route-titles/ua.ts';

export interface RouteHead {
  title: string;
  description?: string;
}

/** Titles and descriptions by a route's `titleKey`; the API puts the same into the page's head. */
const ROUTE_HEADS: Readonly<Record<SiteLanguage, RouteTitles>> = { cz, de, dk, en, es, it, lt, pl, se, sk, ua };

export type TitleKey = keyof typeof pl;

export function headOf(titleKey: TitleKey, language: SiteLanguage): RouteHead {
  return ROUTE_HEADS[language][titleKey];
}
