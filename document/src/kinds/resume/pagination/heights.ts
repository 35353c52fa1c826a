import type { Atom, FlowDescription, FlowParagraph, FlowSection, FlowSubSection } from './flow.ts';

export function atomsHeight(atoms: readonly Atom<unknown>[]): number {
  return atoms.reduce((sum, atom) => sum + atom.heightPx, 0);
}

export function paragraphHeight(paragraph: FlowParagraph<unknown>, isFirst: boolean): number {
  return (isFirst ? 0 : paragraph.gapBeforePx) + atomsHeight(paragraph.lines);
}

/** Without the gap before it. */
export function descriptionHeight(description: FlowDescription<unknown>): number {
  return description.paragraphs.reduce((sum, paragraph, index) => sum + paragraphHeight(paragraph, index === 0), 0);
}

/** Without the gap before it. */
export function subSectionHeight(subSection: FlowSubSection<unknown>): number {
  return subSection.descriptions.reduce(
    (sum, description) => sum + description.gapBeforePx + descriptionHeight(description),
    atomsHeight(subSection.head),
  );
}

/** Without the gap before it. */
export function sectionHeight(section: FlowSection<unknown>): number {
  return section.subSections.reduce(
    (sum, subSection) => sum + subSection.gapBeforePx + subSectionHeight(subSection),
    section.title?.heightPx ?? 0,
  );
}
