import type { PlacedAtom, PlacedSection, PlacedSubSection } from './flow.ts';

/** The atoms of a section on a page, from top to bottom. */
export function atomsOfSection<T>({ title, subSections }: PlacedSection<T>): PlacedAtom<T>[] {
  const parts = subSections.flatMap(atomsOfSubSection);
  return title ? [title, ...parts] : parts;
}

/** The atoms of a sub-section on a page, from top to bottom. */
export function atomsOfSubSection<T>({ head, descriptions }: PlacedSubSection<T>): PlacedAtom<T>[] {
  return [...head, ...descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))];
}
