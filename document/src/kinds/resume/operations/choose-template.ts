import { isSameColor } from '../model/appearance.ts';
import type { Resume } from '../model/resume.ts';
import { colorOfTemplate, firstColorOfTemplate, type TemplateSlug } from '../model/templates-by-slug.ts';
import type { Operation } from './operation.ts';

/**
 * The operation that changes a resume's template. A resume in the own colours of its template, or in those that the template had when it was
 * released, takes those of the new one; colours that its owner has chosen stay (docs/decisions/0042, 0062). The operation names the colours, so that it does the same whatever it is applied to.
 */
export function chooseTemplate(
  { pattern, color }: Pick<Resume, 'pattern' | 'color'>,
  chosen: TemplateSlug,
): Extract<Operation, { type: 'pattern' }> {
  const hasOwn = isSameColor(color, colorOfTemplate(pattern)) || isSameColor(color, firstColorOfTemplate(pattern));
  return { type: 'pattern', pattern: chosen, ...(hasOwn && { color: colorOfTemplate(chosen) }) };
}
