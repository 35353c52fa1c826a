import { create } from 'content-disposition';
import { UNDECOMPOSED_LETTERS } from '../undecomposed-letters.ts';

/** Letters that Unicode normalisation does not decompose, the Ukrainian alphabet as passports spell it, and marks of typography. */
const LATIN: Readonly<Record<string, string>> = {
  ...UNDECOMPOSED_LETTERS,
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  '’': "'",
  '–': '-',
  '—': '-',
  '„': "'",
  '”': "'",
  '“': "'",
};

/**
 * The header `content-disposition` of a file to be saved (RFC 6266): the name in `filename*`, and for programs that do not read that,
 * the name in ASCII in `filename`. Characters without a spelling in ASCII become underscores.
 */
export function attachment(fileName: string): string {
  return create(fileName, { fallback: toAscii(fileName) });
}

function toAscii(text: string): string {
  return Array.from(text.normalize('NFC'), toAsciiLetter).join('');
}

function toAsciiLetter(character: string): string {
  const plain = LATIN[character.toLowerCase()] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  const ascii = plain.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\]/g, "'");
  const isUpperCase = character !== character.toLowerCase();
  return isUpperCase ? ascii.slice(0, 1).toUpperCase() + ascii.slice(1) : ascii;
}
