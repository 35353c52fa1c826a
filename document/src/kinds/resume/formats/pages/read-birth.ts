import { findDates } from '../../../../reader/find-dates.ts';
import { readWrittenDay } from '../intake/written-day.ts';

/** A day of birth, and the place beside it. */
export interface Birth {
  /** As `1985-05-12`. */
  day: string;
  /** Empty if no place is beside the day. */
  place: string;
  /** From 0 to 1. Behind "w" or "v", the place's name is inflected. */
  certainty: number;
  /** The words around the day that are not a place. */
  rest: string;
}

const MAX_CHARACTERS = 120;
const BEFORE_DAY = /(?:^|[\s,;–—-])(?:am|on|dnia|dne|dňa|el|il)?[\s,;–—-]*$/iu;
const BEFORE_PLACE = /^[\s,;(–—-]*(?:(?<inflected>we?|ve?|у|в)\s|(?:in|at|a|en|i|à)\s)?\s*/u;
const PLACE = /^\p{Lu}[\p{L}\p{M}\s.,'’()/-]{1,60}$/u;

/** Reads "12.05.1985 w Łomży", "3 May 1980, Leeds" and "Łomża, 12.05.1985"; null if there is no single day. */
export function readBirth(text: string): Birth | null {
  const typed = text.trim();
  const [span, ...more] = typed.length > MAX_CHARACTERS ? [] : findDates(typed);
  const day = span && more.length === 0 ? readWrittenDay(typed.slice(span.index, span.end)) : null;
  if (!span || day === null) return null;
  const before = typed.slice(0, span.index).replace(BEFORE_DAY, '').trim();
  const behind = typed.slice(span.end).replace(/^[\s.,;]+$/u, '');
  const [lead = ''] = BEFORE_PLACE.exec(behind) ?? [];
  const inflected = BEFORE_PLACE.exec(behind)?.groups?.inflected !== undefined;
  const after = behind.slice(lead.length).trim();
  const place = before === '' ? (lead.includes('(') ? after.replace(/\)$/, '') : after) : before;
  const isPlace = (before === '' || after === '') && PLACE.test(place);
  if (isPlace) return { day, place, certainty: inflected ? 0.75 : 0.9, rest: '' };
  return { day, place: '', certainty: 0.9, rest: `${before} ${behind.trim()}`.trim() };
}

/** Splits "geb. 12.05.1985 in Köln", a label without a colon, at the date. */
export function splitAtDay(text: string): { label: string; value: string } | null {
  const [span] = text.length > MAX_CHARACTERS ? [] : findDates(text);
  return span ? { label: text.slice(0, span.index), value: text.slice(span.index) } : null;
}
