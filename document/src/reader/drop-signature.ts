import { rowsOf } from './build-fragments.ts';
import { findDates } from './find-dates.ts';
import type { Fragment } from './piece.ts';

/**
 * Captions under the lines for place and date, and for the signature, in the languages of the headings. A date alone is no caption: "Data"
 * and "Firma" are also the heads of a table of jobs.
 */
const PLACE_AND_DATE =
  /^(?:(?:miejscowość|miejsce|place|location|city|ort|místo|město|місце|місто|sted|lugar|ciudad|luogo|vieta|miesto|mesto)\s*(?:,|i|and|und|a|та|og|y|e|ir|och|\/)\s*)(?:data|date|datum|dátum|дата|dato|fecha)$/iu;
const SIGNATURE =
  /^(?:(?:czytelny |własnoręczny )?podpis|signature|signed|(?:eigenhändige )?unterschrift|підпис|underskrift|firma|parašas|namnteckning)$/iu;
/** "Erfurt, 01.11.2026", "Augsburg, den 3. November 2026", "Radom, dn. 1 listopada 2026 r.": a day, not only a month. */
const SIGNED_ON =
  /^\p{Lu}[\p{L} .()/’'-]{1,40},\s*(?:(?:den|dnia|dn\.|dne|dňa|on|the|le|el|il|d\.)\s+)?(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}(?:\.|st|nd|rd|th|º)?\s(?:de\s|of\s)?\p{L}{3,14}\.?,?\s(?:de\s)?\d{4}|\p{L}{3,14}\s\d{1,2},\s\d{4})(?:\s?(?:r|р)\.)?$/u;
/** A signature and its caption may follow. */
const LAST_ROWS = 3;
/** Typed blanks, and brackets and colons at captions. */
const BLANKS = /[_.…:()[\]]+/gu;
/** Maximum distance of a line from the caption below it, in sizes of the caption. */
const ABOVE_CAPTION = 2.8;
const MAX_PLACE = 60;

/**
 * Drops place, date and signature at the end of a resume: a row with both captions, and what stands on the lines above them, or a place with
 * a day in the last rows. They would be taken for entries of the last section. One caption alone may be a word of the text.
 */
export function dropSignature(fragments: readonly Fragment[]): Fragment[] {
  const pages = Map.groupBy(fragments, ({ page }) => page);
  const last = [...pages].toSorted(([a], [b]) => a - b).at(-1)?.[1] ?? [];
  const dropped = new Set([...[...pages.values()].flatMap(signatureOn), ...signedOn(last)]);
  return fragments.filter((one) => !dropped.has(one));
}

function signatureOn(page: readonly Fragment[]): Fragment[] {
  return rowsOf(page).flatMap((row) => {
    const captions = row.filter((one) => isCaption(one, PLACE_AND_DATE) || isCaption(one, SIGNATURE));
    const hasBoth = [PLACE_AND_DATE, SIGNATURE].every((kind) => captions.some((one) => isCaption(one, kind)));
    if (!hasBoth) return [];
    return [...captions, ...page.filter((one) => captions.some((caption) => isOnLineAbove(one, caption)))];
  });
}

/** The place and the day in the last rows of the last page, where nothing stands beside them but blanks. */
function signedOn(page: readonly Fragment[]): Fragment[] {
  return rowsOf(page)
    .slice(-LAST_ROWS)
    .flatMap((row) => {
      const texts = row.filter(({ text }) => text.replace(BLANKS, ' ').trim() !== '');
      const [only] = texts;
      const isDay = texts.length === 1 && SIGNED_ON.test(only!.text) && findDates(only!.text).length === 1;
      return isDay ? row : [];
    });
}

function isCaption({ text }: Fragment, kind: RegExp): boolean {
  return kind.test(text.replace(BLANKS, ' ').trim());
}

function isOnLineAbove(one: Fragment, caption: Fragment): boolean {
  const distance = caption.y - one.y;
  const isAbove = distance > 0 && distance < caption.size * ABOVE_CAPTION && Math.abs(one.x - caption.x) < caption.size;
  const words = one.text.replace(BLANKS, ' ').trim();
  return isAbove && words.length <= MAX_PLACE && (words === '' || words.endsWith(',') || /\d{4}$/.test(words));
}
