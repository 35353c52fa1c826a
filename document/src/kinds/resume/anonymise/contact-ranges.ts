import { MARK, type Range } from './ranges.ts';

/** Domains that are also endings of words and names, such as `.net` and `.io`, count only with a path. */
const DOMAIN =
  /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:(?:pl|com|org|eu|de|cz|sk|ua|lt|dk|se|es|it|uk|fr|nl|at|ch|info|biz|edu|gov)(?:[/:?#].*)?|[a-z]{2,6}\/.+)$/u;

/** Addresses of mail and web, profiles such as `@anna`, and telephone numbers, whoever they belong to. */
export function contactRanges(text: string, ownPhoneDigits: string): Range[] {
  return [...addresses(text), ...numbers(text, ownPhoneDigits)];
}

function addresses(text: string): Range[] {
  return Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: chunk, index }): Range[] => {
    const before = /^[("'„”“‘’«»<[]*/.exec(chunk)![0].length;
    const address = chunk.slice(before).replace(/[)"'„”“‘’«»>\],.;:!?]{1,10}$/, '');
    const isMail = /[^@]@[^@]/.test(address) || /^@[\p{L}\p{N}_]{2}/u.test(address);
    const isWeb = address.includes('://') || /^(?:www\.|mailto:|tel:)./i.test(address) || DOMAIN.test(address);
    if (!isMail && !isWeb) return [];
    const start = index + before;
    return [{ start, end: start + address.length, kind: isMail ? 'contact' : 'link', replacement: MARK }];
  });
}

/** Groups of digits with what stands between the groups of a telephone number. */
const NUMBER = /\+?\d[\d\s()./-]*\d/g;
/** Telephone numbers with the country, in digits (ITU-T E.164). */
const MIN_INTERNATIONAL_DIGITS = 8;
/** National numbers of persons, and telephone numbers without spaces. */
const LONG_NUMBER = /\d{9,}/;

function numbers(text: string, ownPhoneDigits: string): Range[] {
  return Array.from(text.matchAll(NUMBER)).flatMap(({ 0: number, index }): Range[] => {
    const digits = number.replace(/\D/g, '');
    const isOwn = ownPhoneDigits !== '' && digits.includes(ownPhoneDigits);
    const isInternational = number.startsWith('+') && digits.length >= MIN_INTERNATIONAL_DIGITS;
    if (!isOwn && !isInternational && !LONG_NUMBER.test(number)) return [];
    return [{ start: index, end: index + number.length, kind: 'contact', replacement: MARK }];
  });
}
