import type { Language } from '../../../engine/text/languages.ts';

interface QuotationMarks {
  open: string;
  close: string;
}

/** The outer quotation marks of each document language. */
export const QUOTATION_MARKS: Readonly<Record<Language, QuotationMarks>> = {
  pl: { open: '„', close: '”' },
  en: { open: '“', close: '”' },
  de: { open: '„', close: '“' },
  cz: { open: '„', close: '“' },
  ua: { open: '«', close: '»' },
  dk: { open: '»', close: '«' },
  es: { open: '«', close: '»' },
  it: { open: '«', close: '»' },
  lt: { open: '„', close: '“' },
  se: { open: '”', close: '”' },
  sk: { open: '„', close: '“' },
};

const STRAIGHT = /["']/g;
const OPENS_AFTER = /^$|[\s([{\u2013\u2014/\u00a0-]/u;
const LETTER = /\p{L}/u;

/**
 * Replaces straight marks by those of the language's typography: pairs of `"` become its quotation marks, an apostrophe between
 * letters becomes typographic. A `"` without a pair stays, such as inches after a number.
 *
 * @param texts the runs of one paragraph; a pair may open in one and close in another.
 */
export function typographicQuotes(texts: readonly string[], language: Language): string[] {
  const whole = texts.join('');
  if (!/["']/.test(whole)) return [...texts];
  const replacements = new Map<number, string>();
  const { open, close } = QUOTATION_MARKS[language];
  let opened: number | null = null;
  for (const { index, 0: mark } of whole.matchAll(STRAIGHT)) {
    const before = whole[index - 1] ?? '';
    const after = whole[index + 1] ?? '';
    if (mark === "'") {
      if (LETTER.test(before) && LETTER.test(after)) replacements.set(index, '’');
    } else if (OPENS_AFTER.test(before) && after !== '' && !/\s/.test(after)) opened = index;
    else if (opened !== null) {
      replacements.set(opened, open);
      replacements.set(index, close);
      opened = null;
    }
  }
  let offset = 0;
  return texts.map((text) => {
    const start = offset;
    offset += text.length;
    return text.replace(STRAIGHT, (mark, index: number) => replacements.get(start + index) ?? mark);
  });
}
