import type { FoundEntry, FoundSectionKind, TextItem } from '../reader/found-resume.ts';
import { readResume } from '../reader/read-resume.ts';

// Pages as other programs set them, for the reader's tests.

interface Cell {
  x: number;
  text: string;
  size?: number;
  font?: string;
}

/** Half an em a letter is near enough to what fonts have. */
export function item(page: number, y: number, { x, text, size = 10, font = 'Sans-Regular' }: Cell): TextItem {
  return { page, text, x, y, width: text.length * size * 0.5, size, font };
}

/** Rows from top to bottom; a number is room between two rows, points. */
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

/** Bold. */
export const b = (x: number, text: string, size = 10): Cell => ({ x, text, size, font: 'Sans-Bold' });
/** Italic. */
export const i = (x: number, text: string, size = 10): Cell => ({ x, text, size, font: 'Sans-Italic' });
/** Plain. */
export const t = (x: number, text: string, size = 10): Cell => ({ x, text, size });

export function sectionOf(items: readonly TextItem[], kind: FoundSectionKind) {
  return readResume(items).sections.filter((section) => section.kind === kind);
}

/** Title, organisation, place, start and end. */
export function briefly({ title, organisation, location, start, end }: FoundEntry): string {
  return [title, organisation, location, start?.value ?? '', end?.value ?? ''].join(' | ');
}

export function entriesOf(items: readonly TextItem[], kind: FoundSectionKind): string[] {
  return sectionOf(items, kind).flatMap(({ entries }) => entries.map(briefly));
}
