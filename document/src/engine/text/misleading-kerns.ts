/** A place before a UTF-16 unit of a text where kerning has to be given up, and how much of it may stay. */
export interface Kern {
  index: number;
  /** Font units. */
  keptUnits: number;
}

/** In em. Programs that read PDFs take a gap of a tenth of an em inside a word for a space: Inter sets more between "її". */
const WIDEST_KERN = 0.085;
/** In letter-spaced text, which has a gap already. */
const WIDEST_SPACED_KERN = 0.02;
/** Poppler takes an overlap of a fifth of an em for a new word: Lora sets more between "//". */
const NARROWEST_KERN = -0.18;
/** `pdftotext -raw` sees no space in a gap below 0.15 em: PT Sans moves words together that far. */
const NARROWEST_SPACE = 0.17;

/** The widest letter spacing that programs which read PDFs do not take for spaces, em. */
export const WIDEST_LETTER_SPACING = 0.075;

interface KernedText {
  text: string;
  /** By UTF-16 unit where a cluster begins: how much kerning adds behind it. Font units. */
  kerns: Int32Array;
  /** Pen positions, font units, and clusters begun before each UTF-16 unit. */
  pens: Int32Array;
  clusters: Uint16Array;
  unitsPerEm: number;
  isSpaced: boolean;
}

const NONE: readonly Kern[] = [];

/** The kerns of a shaped text that a reader of its PDF would take for a space, or would lose a space to. */
export function misleadingKerns(shaped: KernedText): readonly Kern[] {
  const { text, kerns, unitsPerEm, isSpaced } = shaped;
  const widest = Math.round((isSpaced ? WIDEST_SPACED_KERN : WIDEST_KERN) * unitsPerEm);
  const narrowest = Math.round(NARROWEST_KERN * unitsPerEm);
  const found: Kern[] = [];
  for (let index = 0; index < text.length; index++) {
    const kern = kerns[index]!;
    const isSpace = text[index] === ' ';
    if (!isSpace && kern <= widest && kern >= narrowest) continue;
    const end = clusterEnd(shaped, index);
    if (isSpace) found.push(...aroundSpace(shaped, index));
    else if (text[end] !== ' ') found.push({ index: end, keptUnits: kern > 0 ? widest : narrowest });
  }
  return found.length === 0 ? NONE : found.filter(({ index }) => index > 0 && index < text.length);
}

/** Of the kerns on both sides of a lone space, those that have to go for it to be as wide as readers want it. */
function aroundSpace({ text, kerns, pens, clusters, unitsPerEm }: KernedText, index: number): Kern[] {
  if (text[index - 1] === ' ' || text[index + 1] === ' ') return [];
  let previous = index - 1;
  while (previous > 0 && clusters[previous + 1] === clusters[previous]) previous--;
  const before = previous < 0 ? 0 : kerns[previous]!;
  const behind = kerns[index]!;
  const least = NARROWEST_SPACE * unitsPerEm;
  const gap = pens[index + 1]! - pens[index]! + before;
  if (gap >= least || before + behind >= 0) return [];
  const places = [
    { index, keptUnits: 0, kern: before },
    { index: index + 1, keptUnits: 0, kern: behind },
  ];
  const needed = places.sort((a, b) => a.kern - b.kern).slice(0, gap - Math.min(before, behind) < least ? 2 : 1);
  return needed.sort((a, b) => a.index - b.index).map(({ index: place, keptUnits }) => ({ index: place, keptUnits }));
}

function clusterEnd({ text, clusters }: KernedText, start: number): number {
  let end = start + 1;
  while (end < text.length && clusters[end + 1] === clusters[end]) end++;
  return end;
}
