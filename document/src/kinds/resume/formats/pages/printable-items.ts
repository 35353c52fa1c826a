import type { TextItem } from '../../../../reader/found-resume.ts';
import { toPrintableLine } from '../../model/printable.ts';

/** The reader takes no longer items. */
const MAX_CHARACTERS = 400;

/** A glyph of a symbol font that has no character, at the start of a text: a bullet. */
const NO_CHARACTER = /^(?:(?!\s)\p{Cc})+(?=\s|$)\s*/u;

/** Items whose text fits in fields: printable, and no longer than the reader takes. A longer one becomes several. */
export function printableItems(items: readonly TextItem[]): TextItem[] {
  return items.flatMap((item) => {
    const text = toPrintableLine(item.text.replace(NO_CHARACTER, '• '));
    if (text.length <= MAX_CHARACTERS) return [{ ...item, text }];
    const perCharacter = item.width / text.length;
    let start = 0;
    return piecesOf(text).map((piece) => {
      const x = item.x + start * perCharacter;
      start += piece.length;
      return { ...item, text: piece, x, width: piece.length * perCharacter };
    });
  });
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const limit = start + MAX_CHARACTERS;
    const space = limit < text.length ? text.lastIndexOf(' ', limit) : text.length;
    const isInsidePair = /[\ud800-\udbff]/.test(text.charAt(limit - 1));
    const end = space > start ? space : limit - (isInsidePair ? 1 : 0);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}
