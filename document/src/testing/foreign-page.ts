import type { FoundEntry, FoundSectionKind, TextItem } from '../reader/found-resume.ts';
import { readResume } from '../reader/read-resume.ts';

// Pages as other programs lay them out, for the reader's tests.

interface Cell {
  x: number;
  text: string;
  size?: number;
  font?: string;
}

/** Assumes a character width of half an em, which is close to real fonts. */
export function item(page: number, y: number, { x, text, size = 10, font = 'Sans-Regular' }: Cell): TextItem {
  return { page, text, x, y, width: text.length * size * 0.5, size, font };
}

/** Lays out rows from top to bottom. A number is extra space between two rows, points. */
export function layOut(rows: readonly (Cell[] | number)[], page = 1): TextItem[] {
  let y = 50;
  return rows.flatMap((row) => {
    if (typeof row === 'number') {
      y += row;
      return [];
    }
    const items = row.map((cell) => item(page, y, cell));
    y += 14;
    return items;
  });
}

/** A bold cell. */
export const b = (x: number, text: string, size = 10): Cell => ({ x, text, size, font: 'Sans-Bold' });
/** An italic cell. */
export const i = (x: number, text: string, size = 10): Cell => ({ x, text, size, font: 'Sans-Italic' });
/** A regular cell. */
export const t = (x: number, text: string, size = 10): Cell => ({ x, text, size });

export function sectionOf(items: readonly TextItem[], kind: FoundSectionKind) {
  return readResume(items).sections.filter((section) => section.kind === kind);
}

/** An entry as one line: title, organisation, place, start and end. */
export function briefly({ title, organisation, location, start, end }: FoundEntry): string {
  return [title, organisation, location, start?.value ?? '', end?.value ?? ''].join(' | ');
}

export function entriesOf(items: readonly TextItem[], kind: FoundSectionKind): string[] {
  return sectionOf(items, kind).flatMap(({ entries }) => entries.map(briefly));
}
