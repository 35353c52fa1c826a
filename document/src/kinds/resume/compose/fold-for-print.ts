/**
 * Replaces characters that come from word processors, PDFs and social networks, and that no font of the catalogue has, by similar
 * characters that every family prints, itself or by a fallback font. The stored text stays as it was typed.
 */

/** Bullets, arrows and ticks: each character on the right becomes the sign on the left. Private use characters are Word's Wingdings and Symbol. */
const NEAREST: readonly (readonly [sign: string, replaced: string])[] = [
  ['–', '\uf02d\uf0be⁃▬'],
  ['●', '\uf06c⬤'],
  ['■', '\uf06e▮⯀'],
  ['□', '\uf06f\uf070\uf071\uf072\uf0a8▯☐❏❐❑❒'],
  ['◆', '\uf073\uf074\uf075\uf077◈✦⬥⬧⬩⯁'],
  ['❖', '\uf076'],
  ['·', '\uf09e∙⋅'],
  ['•', '\uf09f\uf0b7◘'],
  ['▪', '\uf0a0\uf0a7▫⬝⬞'],
  ['○', '\uf0a1\uf0a2\uf0a4◙❍⭘'],
  ['★', '\uf0ab✪✯⭑'],
  ['→', '\uf0ae\uf0e0\uf0e8➔➙➛➜➝➞➟➠➨➲➳➵➸➺➻➼➽⟶⇢⇾↠↦'],
  ['°', '\uf0b0'],
  ['±', '\uf0b1'],
  ['›', '\uf0d8\uf0dc‣➢➣❯❱'],
  ['⇒', '\uf0de\uf0f0➩➪➭➮➯➱➾⟹⇛⇨'],
  ['←', '\uf0df⟵'],
  ['↑', '\uf0e1'],
  ['↓', '\uf0e2'],
  ['✗', '\uf0fb\uf0fd☒✕✘'],
  ['✓', '\uf0fc\uf0fe'],
  ['▶', '▸'],
  ['▷', '▹'],
  ['▼', '▾'],
  ['▽', '▿'],
  ['▲', '▴'],
  ['△', '▵'],
  ['◀', '◂'],
  ['◁', '◃'],
  ['◇', '✧⬦'],
  ['*', '✱✲✻✽'],
  ['☆', '✩✰'],
  ['|', '❘❙❚'],
  ['►', '➤➧⯈'],
  ['↳', '➥'],
  ['‹', '❮❰'],
];

/** The sign that is printed instead of each replaced character. */
export const SIGNS: ReadonlyMap<string, string> = new Map(
  NEAREST.flatMap(([sign, replaced]) => [...replaced].map((character) => [character, sign] as const)),
);

const REPLACED_SIGNS = new RegExp(`[${[...SIGNS.keys()].join('')}]`, 'gu');

/** Compatibility forms of plain letters: ligatures, joined forms of Arabic, the "bold" letters of social networks. */
const FORMS_OF_LETTERS =
  /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufb4f\ufb50-\ufdcf\ufe71\ufe77\ufe79\ufe7b\ufe7d\ufe7f-\ufefc\u{1d400}-\u{1d7ff}]/gu;
/** Letters and numbers in circles, squares and brackets that the fallback fonts do not have: ⑫ is (12). */
const IN_BRACKETS = /[\u2469-\u24b5\u24d0-\u24e9\u24eb-\u24f4\u{1f110}-\u{1f129}]/gu;
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/g;
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f]/u;

/** Soft hyphens, zero-width spaces, word joiners, byte order marks, direction marks and object replacement characters break searching. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufffc]/g;
/** Joiners that are next to neither a joining letter nor an emoji, and variation selectors after letters. */
const UNUSED_JOINERS =
  /(?<=^|[\s\p{P}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])(?:\u200c|\u200d|[\ufe00-\ufe0f])+/gu;
const NO_BREAK_SPACES = /[\u2007\u202f]|(?<=\d)\u2009(?=\d)/g;
const OTHER_SPACES = /[\u1680\u2000-\u2006\u2008-\u200a\u205f]/g;
/** Three families have neither, and people search with the hyphen of the keyboard. */
const HYPHENS = /[\u2010\u2011]/g;

const PLAIN = /^[\n\r\t -~\u00a0-\u00ac\u00ae-\u02ff\u0400-\u052f\u2013-\u201e\u2020-\u2022\u2026\u20ac]*$/;

/**
 * The text as it is printed, and as it is copied from the PDF: letters instead of their compatibility forms, bullets and arrows that
 * the fonts have, plain spaces and hyphens, composed accents (NFC), no invisible characters. Folding twice changes nothing more.
 */
export function foldForPrint(text: string): string {
  if (PLAIN.test(text)) return text;
  const isEastAsian = EAST_ASIAN.test(text);
  return (isEastAsian ? text : text.replace(FULL_WIDTH, toCompatible))
    .replace(FORMS_OF_LETTERS, toCompatible)
    .replace(IN_BRACKETS, (sign) => {
      const inside = sign.normalize('NFKC');
      return /^[(\d]/.test(inside) && !/^\d+$/.test(inside) ? inside : `(${inside})`;
    })
    .replace(INVISIBLE, '')
    .replace(REPLACED_SIGNS, (sign) => SIGNS.get(sign)!)
    .replace(NO_BREAK_SPACES, '\u00a0')
    .replace(OTHER_SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(UNUSED_JOINERS, '')
    .normalize('NFC');
}

function toCompatible(form: string): string {
  return form.normalize('NFKC');
}
