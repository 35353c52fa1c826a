import { MOVABLE_SECTIONS, type ResumeColumn, type SectionColumns } from '../model/section-columns.ts';
import type { OrderedSection } from '../model/sections.ts';
import type { TemplateStyle } from './template-style.ts';

/** The column in which a style has a section. Null in a style of one column. */
export function columnOf({ columns }: TemplateStyle, slug: OrderedSection): ResumeColumn | null {
  if (columns.length === 1) return null;
  const named = columns.find(({ sections }) => sections !== 'rest' && sections.includes(slug));
  return (named ?? columns.find(({ sections }) => sections === 'rest'))?.id ?? null;
}

/** A style with sections in the columns that the resume's owner chose. Unchanged without a choice, and in a style of one column. */
export function withSectionColumns(style: TemplateStyle, chosen: SectionColumns): TemplateStyle {
  if (style.columns.length === 1 || Object.keys(chosen).length === 0) return style;
  return {
    ...style,
    columns: style.columns.map((column) => {
      if (column.sections === 'rest') return column;
      return {
        ...column,
        sections: MOVABLE_SECTIONS.filter((slug) => (chosen[slug] ?? columnOf(style, slug)) === column.id),
      };
    }),
  };
}
