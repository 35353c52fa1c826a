/** Lower case letters with a stroke, and ligatures, in ASCII: Unicode normalisation does not decompose them. */
export const UNDECOMPOSED_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};
