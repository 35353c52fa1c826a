import type { Resume } from '../model/resume.ts';
import { isMovable, type ResumeColumn } from '../model/section-columns.ts';
import type { OrderedSection } from '../model/sections.ts';
import { resolveStyle } from '../styles/resolve-style.ts';
import { columnOf } from '../styles/section-columns.ts';
import type { Operation } from './operation.ts';

/** The column in which a resume's section stands. Null if its template has one column. */
export function columnOfSection(resume: Resume, slug: OrderedSection): ResumeColumn | null {
  return columnOf(resolveStyle(resume), slug);
}

/**
 * The operation that gives a resume's sections another order and moves one of them into a column. It names columns only if the
 * section changes its column, and forgets a choice that equals the template's.
 *
 * @param to null leaves the section in its column.
 */
export function placeSection(
  resume: Resume,
  slug: OrderedSection,
  { order, to }: { order: readonly OrderedSection[]; to: ResumeColumn | null },
): Extract<Operation, { type: 'sections-order' }> {
  const moved = { type: 'sections-order' as const, order: [...order] };
  if (to === null || !isMovable(slug) || columnOfSection(resume, slug) === to) return moved;
  const { [slug]: _, ...columns } = resume.pageSetup.columns;
  const usual = columnOfSection({ ...resume, pageSetup: { ...resume.pageSetup, columns } }, slug);
  return { ...moved, columns: usual === to ? columns : { ...columns, [slug]: to } };
}
