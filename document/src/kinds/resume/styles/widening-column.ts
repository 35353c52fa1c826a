import type { TemplateDesign } from './template.ts';
import type { ColumnStyle } from './template-style.ts';

/**
 * The design with a main column that takes another place on pages without a side column. The place has the left edge of the page before,
 * where that leaves room, and lines of about a hundred letters at most: longer ones are hard to read.
 */
export function withWideningColumn(design: TemplateDesign, alone: NonNullable<ColumnStyle['alone']>): TemplateDesign {
  return (input) => {
    const style = design(input);
    const columns = style.columns.map((column) => (column.id === 'main' ? { ...column, alone } : column));
    return { ...style, columns };
  };
}
