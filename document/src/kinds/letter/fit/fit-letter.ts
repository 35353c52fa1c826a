import type { LetterFit } from '../model/letter.ts';
import { AS_DESIGNED, LETTER_SETTINGS, type LetterSetting } from './letter-settings.ts';

interface InPages {
  pages: readonly unknown[];
  /** The share of the first page's room for text that is filled. */
  filled: number;
}

const DESIGNED = LETTER_SETTINGS.indexOf(AS_DESIGNED);
const TIGHTEST = LETTER_SETTINGS.length - 1;
/** The tightest setting with text of the designed size. */
const TIGHTEST_WITH_WHOLE_TEXT = LETTER_SETTINGS.findLastIndex(({ text }) => text === 1);

/**
 * The letter in the loosest setting that puts it on one page, and fills no more of the page than the setting allows. A letter that is too long
 * for the tightest one gets the loosest setting with the fewest pages, and its text keeps its size.
 *
 * @param inPages lays the letter out. A tighter setting takes no more height.
 */
export function fitLetter<P extends InPages>(fit: LetterFit, inPages: (setting: LetterSetting) => P): P {
  if (fit === 'off') return inPages(AS_DESIGNED);
  const tightest = inPages(LETTER_SETTINGS[TIGHTEST]!);
  if (tightest.pages.length === 1) {
    const isFitting = ({ pages, filled }: P, { mostFilled = 1 }: LetterSetting) =>
      pages.length === 1 && filled <= mostFilled;
    return loosest({ from: 0, to: TIGHTEST, atTo: tightest }, inPages, isFitting);
  }
  const tight = inPages(LETTER_SETTINGS[TIGHTEST_WITH_WHOLE_TEXT]!);
  const range = { from: DESIGNED, to: TIGHTEST_WITH_WHOLE_TEXT, atTo: tight };
  return loosest(range, inPages, ({ pages }) => pages.length <= tight.pages.length);
}

/** The letter in the first of the settings that fits. The last of them does. Those between are halved until none is left. */
function loosest<P extends InPages>(
  { from, to, atTo }: { from: number; to: number; atTo: P },
  inPages: (setting: LetterSetting) => P,
  isFitting: (laidOut: P, setting: LetterSetting) => boolean,
): P {
  let [loose, tight, best] = [from - 1, to, atTo];
  while (tight - loose > 1) {
    const middle = Math.floor((loose + tight) / 2);
    const setting = LETTER_SETTINGS[middle]!;
    const laidOut = inPages(setting);
    if (isFitting(laidOut, setting)) [tight, best] = [middle, laidOut];
    else loose = middle;
  }
  return best;
}
