import type { LetterFit } from '../model/letter.ts';
import { AS_DESIGNED, LETTER_SETTINGS, type LetterSetting } from './letter-settings.ts';

/**
 * The letter in the loosest setting that puts it on one page. A letter that is too long for the tightest one is set as designed, on as many
 * pages as it takes: tight pages would not save one.
 *
 * @param inPages lays the letter out. Its pages do not become more with a tighter setting.
 */
export function fitLetter<P extends { pages: readonly unknown[] }>(
  fit: LetterFit,
  inPages: (setting: LetterSetting) => P,
): P {
  const designed = inPages(AS_DESIGNED);
  if (fit === 'off' || designed.pages.length === 1) return designed;
  let [loose, tight] = [0, LETTER_SETTINGS.length - 1];
  let best = inPages(LETTER_SETTINGS[tight]!);
  if (best.pages.length > 1) return designed;
  // `loose` takes several pages and `tight` one: the settings between them are halved until none is left.
  while (tight - loose > 1) {
    const middle = Math.floor((loose + tight) / 2);
    const pages = inPages(LETTER_SETTINGS[middle]!);
    if (pages.pages.length === 1) [tight, best] = [middle, pages];
    else loose = middle;
  }
  return best;
}
