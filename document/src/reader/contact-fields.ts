import { findDates, withoutDates } from './find-dates.ts';

const EMAIL = /[\p{L}\d][\p{L}\d._%+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u;
/** Two words longer than this together, in characters, are not an address. */
const MAX_BROKEN_EMAIL = 200;
const BROKEN_EMAIL = /([\p{L}\d][\p{L}\d._%+-]*(?:@[\p{L}\d.-]*)?[.@-]?)\s+([\p{L}\d.@-]+)/gu;
/** Each group takes all digits in a row. If digits could be split in several ways, the expression would try all of them. */
const PHONE = /(?<![\p{L}\d@._/-])\(?\+?\d{1,15}(?!\d)\)?(?:[\s./–-]{0,3}\(?\d{1,15}(?!\d)\)?){0,7}(?![\p{L}\d@])/gu;
const LINK =
  /(?<![\p{L}\d@._/-])(?:https?:\/\/[^\s|•·,;()<>]+|www\.[^\s|•·,;()<>]+|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,18}(?:\/[^\s|•·,;()<>]*)?)(?![\p{L}\d@])/giu;
/** Words with a dot that are not web addresses. */
const NO_HOST =
  /^(?:node|vue|react|next|express|d3|three|backbone)\.js$|\.(?:net|js|ts|py|md|pdf|docx?)$|^[a-z]\.[a-z]$|^(?:e\.g|i\.e|ph\.d|b\.sc|m\.sc|sp\.z)/i;

export function findEmail(text: string): string {
  return EMAIL.exec(text)?.[0].replace(/[.'-]+$/, '') ?? '';
}

/** Finds an e-mail address that is broken over two lines. */
export function findBrokenEmail(first: string, second: string): string {
  const together = `${first.split(/[\s|]+/).at(-1) ?? ''} ${second.split(/[\s|]+/)[0] ?? ''}`;
  if (together.length > MAX_BROKEN_EMAIL) return '';
  for (const match of together.matchAll(BROKEN_EMAIL)) {
    const joined = match[1]! + match[2]!;
    if (findEmail(joined) === joined && findEmail(match[1]!) !== match[1]!) return joined;
  }
  return '';
}

/** Finds a telephone number: seven to fifteen digits, neither a date nor a part of an address. */
export function findPhone(text: string): string {
  for (const match of text.matchAll(PHONE)) {
    const phone = match[0].trim().replace(/[\s./–-]+$/, '');
    const digits = phone.replace(/\D/g, '').length;
    if (digits < 7 || digits > 15) continue;
    if (isOnlyDates(phone)) continue;
    return /^\d[^(]*\)$/.test(phone) ? phone.slice(0, -1) : phone;
  }
  return '';
}

/** True for dates and periods in figures: "06.2008 – 02.2015". */
function isOnlyDates(text: string): boolean {
  const spans = findDates(text);
  const { before, after } = withoutDates(text, spans);
  const isPeriod = /^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d$|^(?:19|20)\d\d\s*[–./-]\s*(?:19|20)\d\d$/.test(
    text,
  );
  return isPeriod || (spans.length > 0 && !/\d/.test(before + after));
}

export function findLinks(text: string): string[] {
  const withoutMail = text.replace(new RegExp(EMAIL, 'gu'), ' ');
  return [...withoutMail.matchAll(LINK)]
    .map(([link]) => link.replace(/(?<![.,;:])[.,;:]+$/, ''))
    .filter((link) => !NO_HOST.test(link) && !/^\d+(?:\.\d+)*$/.test(link));
}

/** True if the text is one web address and nothing else. */
export function isLink(text: string): boolean {
  const [link] = findLinks(text);
  return link !== undefined && text.trim().replace(/\/$/, '') === link.replace(/\/$/, '');
}
