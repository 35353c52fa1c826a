/** Letters whose stroke is a part of them, which Unicode does not take apart. */
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
 * An address as analytics compare it (specification, section 5), for nothing else: lower-cased, without accents, without what
 * stands behind a plus, without dots before the @. Null where there is not exactly one @ with something on both sides.
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
