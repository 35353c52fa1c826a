/** The longest name of a person in the API, first and last name together, in characters. */
export const MAX_NAME_CHARACTERS = 100;

/** Words joined by dots, as in a domain. */
const DOTTED = /[\p{L}\p{M}\p{N}_-]+(?:[.\u3002][\p{L}\p{M}\p{N}_-]+)+/gu;
/** The abbreviation of a Polish limited company, however it is spaced. */
const SP_Z_O_O = /(?<=^|[\s,])sp\.\s*z\.?\s*o\.\s*o\.?(?=$|[\s,])/giu;
const INITIAL = /^\p{L}\p{M}*$/u;
const CAPITALISED = /^(?!\p{Ll})\p{L}/u;

/**
 * False for a text with an address of a site or of a mailbox. Names are printed in mails to addresses that strangers type, and programs
 * make links of such words. Initials need no space after their dots (J.R.R.Tolkien), any other word does (dr. Nowak).
 */
export function isPersonName(text: string): boolean {
  // Full-width signs and invisible characters hide an address from us, but not from those who read it.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (/[@/]|www\./iu.test(plain)) return false;
  const words = plain.replace(SP_Z_O_O, ' ').match(DOTTED) ?? [];
  return words.every((word) => isOfInitials(word.split(/[.\u3002]/u)));
}

/** `J.R.R`, `Ph.D` and `A.Nowak`, but not `dr.Nowak`, `q.com` and `8.8.8.8`. */
function isOfInitials(parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  if (/\p{N}/u.test(first)) return false;
  return others.every((part, index) => {
    if (INITIAL.test(part)) return true;
    return CAPITALISED.test(part) && [first, ...others.slice(0, index)].every((earlier) => INITIAL.test(earlier));
  });
}
