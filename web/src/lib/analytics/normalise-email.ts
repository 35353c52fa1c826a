/** Characters that Unicode normalisation does not split into a base character and a mark. */
const STROKES: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/**
 * An e-mail address normalised for analytics (specification, section 5), and for nothing else: lower case, without accents,
 * without a +tag, without dots before the @. Null unless there is exactly one @ with text on both sides.
 */
export function normaliseEmail(email: string): string | null {
  const plain = email
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[łøđðħŧæœß]/g, (letter) => STROKES[letter]!);
  const [local, domain, ...more] = plain.split('@');
  if (!local || !domain || more.length > 0) return null;
  const mailbox = local.replace(/\+.*$/, '').replaceAll('.', '');
  return mailbox === '' ? null : `${mailbox}@${domain}`;
}
