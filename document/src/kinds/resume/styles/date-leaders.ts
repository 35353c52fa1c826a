import { pagePalette } from './palette.ts';
import type { TemplateDesign } from './template.ts';
import type { SectionLook } from './template-style.ts';

function lookWithLeader(look: SectionLook, leader: string): SectionLook {
  return look.dates.kind === 'right' ? { ...look, dates: { kind: 'right', leader } } : look;
}

/**
 * The same design with a dot and a hairline from an entry's subtitle to dates at the line's end. With white space alone, software took the
 * title for the employer if it knew neither word.
 */
export function withDateLeaders(design: TemplateDesign): TemplateDesign {
  return (input) => {
    const style = design(input);
    const { faint } = pagePalette(input);
    return {
      ...style,
      columns: style.columns.map((column) => ({ ...column, look: lookWithLeader(column.look, faint) })),
    };
  };
}
