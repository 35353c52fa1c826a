import type { Draw } from '../engine/blocks/draw.ts';
import type { PlacedAtom, PlacedSection } from '../kinds/resume/pagination/flow.ts';
import type { TypesetDocument } from '../kinds/resume/typeset.ts';

/** A page in a form that is easy to compare: `main`: [`experiences`, `  e1 120.5–180.2`, `  e2 … trimmed`]. */
export type PageOutline = Record<string, string[]>;

function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function extent(atoms: readonly PlacedAtom<unknown>[]): string {
  const last = atoms.at(-1);
  return last ? `${px(atoms[0]!.yPx)}–${px(last.yPx + last.heightPx)}` : 'empty';
}

function sectionOutline({ group, isTrimmed, title, subSections }: PlacedSection<Draw[]>): string[] {
  const mark = (trimmed: boolean) => (trimmed ? ' trimmed' : '');
  return [
    `${group}${title ? ` ${px(title.yPx)}` : ''}${mark(isTrimmed)}`,
    ...subSections.map((part) => {
      const lines = part.descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
      return `  ${part.entryId} ${extent([...part.head, ...lines])}${mark(part.isTrimmed)}`;
    }),
  ];
}

/** The positions of sections and entries, px from the page's top. */
export function layoutOutline({ layout }: TypesetDocument): PageOutline[] {
  return layout.map(({ columns }) =>
    Object.fromEntries(columns.map(({ id, placed }) => [id, placed.sections.flatMap(sectionOutline)])),
  );
}
