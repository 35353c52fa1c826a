import { authorsAt } from './author-list.ts';
import { findDates } from './find-dates.ts';
import type { FoundDate } from './found-resume.ts';

/** A publication as a reference list has it. Parts that are not in it are empty. */
export interface Citation {
  authors: string;
  title: string;
  /** The journal, the conference or the publisher. */
  venue: string;
  date: FoundDate | null;
  /** A web address, or a DOI as printed. */
  url: string;
  /** Volume, issue, pages and the like. */
  detail: string;
  /** Whether the venue's end is clear. */
  isVenueClear: boolean;
}

/** The number of an entry in a list: "[3]", "3.", "(3)". */
export const LIST_NUMBER = /^(?:\[[\p{L}\p{N}+]{1,8}\]|\(\d{1,3}\)|\d{1,3}[.)])\s*(?=\S)/u;
/** Longer than any reference, in characters. */
const MAX_CHARACTERS = 2_000;
const MAX_DETAIL = 160;
/** A DOI (ISO 26324), with its label or address. */
const DOI = /(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi\s*[:.]?\s*)?\b10\.\d{4,9}\/[^\s,;()]*[^\s,;().]/iu;
const ADDRESS = /(?:\b(?:available at|url|online)\s*:?\s*)?\b(?:https?:\/\/|www\.)[^\s,;()]*[^\s,;().]/iu;
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const IN_BRACKETS = new RegExp(`^[\\s.,]*\\(((?:[^()]{0,20}\\s)?${YEAR}[a-z]?(?:, [^()]{1,20})?)\\)[.,:]?\\s*`, 'u');
const NO_DATE_YET =
  /^[\s.,]*\((?:in press|forthcoming|accepted|submitted|to appear|under review|w druku|im druck|im erscheinen)\)[.,:]?\s*/iu;
const BARE_YEAR = new RegExp(`^[\\s.,]*(${YEAR})[.,:]\\s+`, 'u');
const QUOTED =
  /^[\s.,:]*(?:“([^”“]{6,400})”|„([^”“„]{6,400})[”“]|"([^"]{6,400})"|«([^»]{6,400})»|»([^«]{6,400})«|‘([^‘]{6,400}?)’(?=[\s.,]))/u;
/** The end of a title: a sentence's end before a capital, a digit or "in". */
const TITLE_END = /(?<=[\p{L}\p{N})”"]{2}[.?!]|[?!])\s+(?=[\p{Lu}\p{N}(“"]|in[: ]|w[: ]|arXiv)|\.$/u;
const PREFIX = /^[\s.,;:–—-]*(?:(?:presented at|paper presented at|in|w|dans|en)(?::\s*|\s+(?=\p{Lu}|the )))?/iu;
const PAGES = /(?:\b(?:pp?|pages?|s|str|art)\.?\s*)?(?<![\d/])\p{L}?\d{1,6}\s?[–-]\s?\p{L}?\d{1,6}(?![\d/])/giu;
const CUT =
  /[,.;:]?\s+(?=(?:vol|volume|no|nr|iss|issue|pp?|pages?|art|bd|t|z|s|str)\.?\s*\d)|[,.]?\s*(?=\()|[,;:]\s*(?=\d)|\.\s+(?=\d)|\.?\s*$|[,.]\s+(?=\p{L}{3,9}\.?\s+(?:19|20)\d\d)|\s+(?=\d{1,4}\s?(?:\(|,|:|$))/iu;
const EVENT = /\b(?:proc|proceedings|conf|conference|symposium|workshop|congress|kongress|konferenc|meeting)\b/iu;

/**
 * Reads a reference of the usual styles: APA ("Doe, J. (2020). Title. Journal, 3, 1–9."), IEEE and Chicago (the title in quotation marks), Vancouver
 * and BibTeX's plain style ("Doe J. Title. Journal. 2020;3:1-9."). Null for other text, which should stay whole.
 *
 * @param owner the last word of the person's name.
 */
export function readCitation(written: string, owner: string): Citation | null {
  if (written.length > MAX_CHARACTERS) return null;
  const { text, url } = withoutAddress(written.trim().replace(LIST_NUMBER, ''));
  const list = authorsAt(text, owner);
  const quotedAlone = list === null ? QUOTED.exec(text) : null;
  if (!list?.isCertain && !quotedAlone) return null;
  const end = list?.end ?? 0;
  const authors = text.slice(0, end).trim();
  let rest = text.slice(end).replace(/^\s*\((?:eds?|hrsg|red)\.?\)\.?/iu, '');
  const bracket = IN_BRACKETS.exec(rest) ?? BARE_YEAR.exec(rest);
  let date = bracket ? dateIn(bracket[1]!.replace(/(\d{4})[a-z]/u, '$1')) : null;
  const opening = bracket ?? NO_DATE_YET.exec(rest);
  if (opening) rest = rest.slice(opening[0].length);
  const title = titleAt(
    rest,
    opening !== null || /^\s*[.:]\s/u.test(rest) || (/\.$/u.test(authors) && /^\s/u.test(rest)),
  );
  if (!title) return null;
  const found = venueOf(rest.slice(title.end));
  // So much text after the venue is another reference, or no reference at all.
  if (found.detail.length > MAX_DETAIL) return null;
  date ??= found.date;
  return {
    authors,
    title: title.text,
    venue: found.venue,
    date,
    url,
    detail: found.detail,
    isVenueClear: found.isClear,
  };
}

/** The text without its DOI or web address, and that. */
function withoutAddress(text: string): { text: string; url: string } {
  const match = DOI.exec(text) ?? ADDRESS.exec(text);
  if (!match) return { text, url: '' };
  const url = match[0].replace(/^(?:doi\s*[:.]?\s*|(?:available at|url|online)\s*:?\s*)/iu, '');
  const before = text.slice(0, match.index).replace(/[\s,;]+$/u, '');
  return { text: `${before}${text.slice(match.index + match[0].length)}`.replace(/(?<=[.,])[.,]+$/u, ''), url };
}

/** @param isOpen a title without quotation marks may begin here. */
function titleAt(rest: string, isOpen: boolean): { text: string; end: number } | null {
  const quoted = QUOTED.exec(rest);
  if (quoted) {
    const words = quoted.slice(1).find((part) => part !== undefined) ?? '';
    return { text: words.replace(/[.,]$/u, '').trim(), end: quoted[0].length };
  }
  if (!isOpen) return null;
  const start = /^[\s.:]*/u.exec(rest)![0].length;
  const sentence = TITLE_END.exec(rest.slice(start));
  if (!sentence) return null;
  const text = rest
    .slice(start, start + sentence.index)
    .replace(/\.$/u, '')
    .trim();
  return text.length < 6 ? null : { text, end: start + sentence.index + sentence[0].length };
}

function dateIn(text: string): FoundDate | null {
  const spans = findDates(
    text.replace(PAGES, (pages) => (new RegExp(`^${YEAR}\\s?[–-]\\s?${YEAR}$`, 'u').test(pages) ? pages : ' ')),
  );
  return spans.at(-1)?.from ?? null;
}

function venueOf(after: string): Pick<Citation, 'venue' | 'date' | 'detail'> & { isClear: boolean } {
  const text = after.replace(PREFIX, '');
  const date = dateIn(text.slice(0, 200).replace(/(?<=\d)\s*[;:]\s*\d.*/u, ''));
  const cut = CUT.exec(text);
  const whole = text.slice(0, cut?.index ?? text.length).trim();
  const comma = EVENT.test(whole) ? whole.indexOf(', ') : -1;
  const venue = (comma === -1 ? whole : whole.slice(0, comma)).replace(/[\s.,]+$/u, '');
  const isDate = (part: string) => date !== null && part === date.text;
  const detail = text
    .slice(text.indexOf(venue) + venue.length)
    .split(/(?<=[,;])\s*/u)
    .filter((part) => !isDate(part.replace(/^[\s.,;()]+|[\s.,;()]+$/gu, '')))
    .join(' ')
    .replace(/^[\s.,;:]+|[\s.,;:]+$/gu, '')
    .replace(date ? new RegExp(`^${date.text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}[.,;:\\s]+`, 'u') : /^$/u, '');
  return { venue, date, detail, isClear: venue !== '' && (comma === -1 || whole.indexOf(', ', comma + 1) === -1) };
}
