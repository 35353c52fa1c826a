/** Adds the titles of all languages, for processes that answer in every language. */
import { cz } from './route-titles/cz.ts';
import { de } from './route-titles/de.ts';
import { dk } from './route-titles/dk.ts';
import { en } from './route-titles/en.ts';
import { es } from './route-titles/es.ts';
import { it } from './route-titles/it.ts';
import { lt } from './route-titles/lt.ts';
import { se } from './route-titles/se.ts';
import { sk } from './route-titles/sk.ts';
import { ua } from './route-titles/ua.ts';
import { addRouteTitles } from './route-titles.ts';

const OTHERS = { cz, de, dk, en, es, it, lt, se, sk, ua };

/** Adds the titles of all languages for `headOf`. */
export function addAllRouteTitles(): void {
  for (const [language, titles] of Object.entries(OTHERS)) addRouteTitles(language as keyof typeof OTHERS, titles);
}
