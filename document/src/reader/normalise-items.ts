import type { TextItem } from './found-resume.ts';
import type { Piece } from './piece.ts';
import { areSpacedLetters, joinSpacedLetters } from './spaced-letters.ts';

/** Bullets of Word's symbol fonts, in the private use area. */
const PRIVATE_BULLETS = /[\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf06e\uf02d\uf0a8\uf071]/gu;
const ICON_FONT = /awesome|icon|glyphter|fontello|marvosym|academicons/i;
const BOLD = /bold|black|heavy|semibold|demi|[-,]bd|-b$/i;
const ITALIC = /italic|oblique|-it$|[-,]ital|it$/i;

/** More than one line has. The rest of an item is ignored. */
const MAX_CHARACTERS = 500;

/** Normalises text to the characters that people would type, and detects bold pieces. A blank piece becomes a flag of the next one. */
export function normaliseItems(items: readonly TextItem[]): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let isAfterSpace = false;
  for (const item of items) {
    if (![item.x, item.y, item.width, item.size].every(Number.isFinite) || item.size <= 0) continue;
    // Pictograms of a telephone or a house. Their character codes are not text of the resume.
    if (ICON_FONT.test(item.font)) continue;
    const cut = item.text.slice(0, MAX_CHARACTERS);
    const width = (item.width * cut.length) / Math.max(1, item.text.length);
    const text = normaliseText(cut);
    const trimmed = text.trim();
    if (trimmed === '') {
      isAfterSpace = true;
      continue;
    }
    // Some programs make bold text by printing it twice.
    const key = [item.page, Math.round(item.x), Math.round(item.y), trimmed].join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    const leading = text.length - text.trimStart().length;
    const perCharacter = width / Math.max(1, text.length);
    const trailing = text.length - text.trimEnd().length;
    pieces.push({
      page: item.page,
      text: trimmed,
      x: item.x + leading * perCharacter,
      right: item.x + width - trailing * perCharacter,
      y: item.y,
      size: item.size,
      bold: BOLD.test(item.font),
      italic: ITALIC.test(item.font),
      isAfterSpace: isAfterSpace || leading > 0,
      paragraph: item.paragraph ?? null,
    });
    isAfterSpace = trailing > 0;
  }
  return pieces;
}

function normaliseText(written: string): string {
  // Before runs of spaces become one: they are the only sign of where a letter-spaced word ends.
  const text = areSpacedLetters(written) ? joinSpacedLetters(written) : written;
  return (
    text
      .replace(PRIVATE_BULLETS, '•')
      // Only ligatures, not all of NFKC, which would change "m²" to "m2".
      .replace(/[\ufb00-\ufb06]/gu, (ligature) => ligature.normalize('NFKC'))
      .normalize('NFC')
      // Word writes a hyphen as a soft hyphen with a hard one.
      .replace(/[-\u2010\u2011]?\u00ad[-\u2010\u2011]/gu, '-')
      .replace(/[\u2010\u2011]/gu, '-')
      .replace(/\u00ad$/u, '-')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\ue000-\uf8ff\ufffd]/gu, '')
      .replace(/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu, ' ')
  );
}
