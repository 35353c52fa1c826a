/** A number, letter or sign before a heading: "3.", "II.", "B)", "■", a pictogram. Dashes and small dots are marks of list items. */
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})?[.)]?|[IVX]{1,5}[.)]|\p{Lu}[.)])\s+(?=\p{L})/u;
const SIGN = /^(?:[■□▪●○◆◇▶►▸❖✦★§#/]|\p{Extended_Pictographic}\ufe0f?){1,2}\s*(?=\p{Lu}|\p{Lo})/u;

/** What stands around a heading's words, as a part of its look: `number`, `sign` and `:` for a colon at the end. */
export function headingMark(text: string): string {
  const before = NUMBER.test(text) ? 'number' : SIGN.test(text) ? 'sign' : '';
  return before + (text.endsWith(':') ? ':' : '');
}

/** A heading's words without its number or sign, and without the punctuation around it. */
export function withoutHeadingMark(text: string): string {
  return text
    .replace(NUMBER, '')
    .replace(SIGN, '')
    .replace(/(?<![\s:·•|–—-])[\s:·•|–—-]+$/u, '')
    .replace(/^[\s·•|–—-]+/u, '');
}
