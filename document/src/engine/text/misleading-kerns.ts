/** A place before a UTF-16 unit where kerning has to be reduced, and how much of it is kept. */
export interface Kern {
  index: number;
  /** Font units. */
  keptUnits: number;
}

/** In em. Programs that read PDFs take a gap of 0.1 em inside a word for a space. Inter's kern in "її" is wider. */
const WIDEST_KERN = 0.085;
/** For letter-spaced text, which already has gaps. */
const WIDEST_SPACED_KERN = 0.02;
/** In em. Poppler takes an overlap of 0.2 em for a new word. Lora's kern in "//" is larger. */
const NARROWEST_KERN = -0.18;
/** In em. `pdftotext -raw` sees no space in a gap below 0.15 em. PT Sans has kerns that reduce spaces that far. */
const NARROWEST_SPACE = 0.17;

/** In em. The widest letter spacing that programs which read PDFs do not take for spaces. */
export const WIDEST_LETTER_SPACING = 0.075;

interface KernedText {
  text: string;
  /** Kerning after each cluster, at the UTF-16 unit where the cluster begins. Font units. */
  kerns: Int32Array;
  /** Before each UTF-16 unit: the pen position in font units, and the number of clusters begun. */
  pens: Int32Array;
  clusters: Uint16Array;
  unitsPerEm: number;
  isSpaced: boolean;
}

const NONE: readonly Kern[] = [];

/** Finds kerns that readers of the PDF would take for a space, or that would hide a space from them. */
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

/** For a single space that is too narrow: the kerns on its sides that have to be dropped to make it wide enough. */
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
