import { z } from 'zod';
import { ORDERED_SECTIONS, type OrderedSection } from './sections.ts';

/** A section that can stand in any column. Clauses are always at the foot of the last page (specification, section 9). */
export type MovableSection = Exclude<OrderedSection, 'clauses'>;
export const MOVABLE_SECTIONS = ORDERED_SECTIONS.filter(isMovable) as [MovableSection, ...MovableSection[]];

export function isMovable(slug: OrderedSection): slug is MovableSection {
  return slug !== 'clauses';
}

const columnSchema = z.enum(['main', 'side']);
export type ResumeColumn = z.infer<typeof columnSchema>;

/**
 * The columns of those sections that their owner has moved. All others stand where the template puts them, and in a template of one
 * column all do (docs/decisions/0050).
 */
export const sectionColumnsSchema = z.partialRecord(z.enum(MOVABLE_SECTIONS), columnSchema);
export type SectionColumns = z.infer<typeof sectionColumnsSchema>;
