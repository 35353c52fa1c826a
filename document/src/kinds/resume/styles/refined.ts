import type { TemplateDesign } from './template.ts';
import type { ColumnStyle, SectionLook } from './template-style.ts';

/**
 * The design with the details of docs/decisions/0094. The dot before the line to the dates is as pale as the line, and names in running text
 * are bold only beside what describes them. Levels of a side column move beside their names if that saves a page of the column, and text may
 * shrink a little for the same reason.
 *
 * @param stripEndsBelowPx how far below its content the strip of a side column ends on later pages. Absent: at the page's foot.
 */
export function refined(
  design: TemplateDesign,
  { stripEndsBelowPx }: { stripEndsBelowPx?: number } = {},
): TemplateDesign {
  return (input) => {
    const style = design(input);
    return {
      ...style,
      mayShrinkText: true,
      ...(stripEndsBelowPx !== undefined && { stripEndsBelowPx }),
      columns: style.columns.map((column) => ({ ...column, look: refinedLook(column) })),
    };
  };
}

function refinedLook({ id, look }: ColumnStyle): SectionLook {
  const { dates, compact } = look;
  return {
    ...look,
    dates: dates.kind === 'right' && dates.leader !== undefined ? { ...dates, isDotFaint: true } : dates,
    compact: compact.kind === 'inline' ? { ...compact, namesBold: 'described' } : compact,
    ...(id === 'side' && { levelsBeside: 'tight' }),
  };
}
