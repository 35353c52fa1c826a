import type { OrderedSection } from '@kreda/document/kinds/resume/model/sections';

/** Where a dragged section is dropped. */
export interface Drop {
  beside: OrderedSection;
  side: 'before' | 'after';
}

/** The order with a section moved before or after another. */
export function moveSection(
  order: readonly OrderedSection[],
  moved: OrderedSection,
  { beside, side }: Drop,
): OrderedSection[] {
  if (moved === beside) return [...order];
  const others = order.filter((slug) => slug !== moved);
  return others.toSpliced(others.indexOf(beside) + (side === 'after' ? 1 : 0), 0, moved);
}
