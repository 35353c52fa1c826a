import type { FlowSection } from './flow.ts';

/**
 * The lines at which the same content begins in two widths, by their index in the first flow (`columnLines`): beginnings of sections,
 * sub-sections and paragraphs. Inside a section whose entries are arranged differently, as in rows of a grid, nothing corresponds.
 */
export function sharedStarts(
  narrow: readonly FlowSection<unknown>[],
  wide: readonly FlowSection<unknown>[],
): Map<number, number> {
  const inWide = new Map(starts(wide).map(({ place, index }) => [place, index]));
  const shared = new Map<number, number>();
  for (const { place, index } of starts(narrow)) {
    const other = inWide.get(place);
    if (other !== undefined) shared.set(index, other);
  }
  return shared;
}

interface Start {
  /** Names the content. It includes the arrangement around it, so that different arrangements have no place in common. */
  place: string;
  index: number;
}

/** Sections are named by their group: a column has one section of each. */
function starts(sections: readonly FlowSection<unknown>[]): Start[] {
  const found: Start[] = [];
  let index = 0;
  for (const { group, title, subSections } of sections) {
    if (subSections.length === 0) continue;
    found.push({ place: group, index });
    if (title) index++;
    const arrangement = subSections.map(({ entryId }) => entryId).join(' ');
    for (const [nth, { head, descriptions }] of subSections.entries()) {
      const entry = `${group}/${arrangement}/${nth}`;
      if (title === null || nth > 0) found.push({ place: entry, index });
      index += head.length;
      for (const [order, { paragraphs }] of descriptions.entries()) {
        for (const [count, { lines }] of paragraphs.entries()) {
          const place = `${entry}/${descriptions.length}.${order}/${paragraphs.length}.${count}`;
          found.push({ place, index });
          index += lines.length;
        }
      }
    }
  }
  return found;
}
