import { pagePalette } from './palette.ts';
import type { TemplateDesign } from './template.ts';
import type { SectionLook } from './template-style.ts';

function lookWithLeader(look: SectionLook, dates: Extract<SectionLook['dates'], { kind: 'right' }>): SectionLook {
  return look.dates.kind === 'right' ? { ...look, dates } : look;
}

/**
 * The same design with a dot and a hairline from an entry's subtitle to dates at the line's end. With white space alone, software took the
 * title for the employer if it knew neither word. Leaders that the design has already are replaced.
 *
 * @param start `joined` begins the hairline in the middle of the dot: `apart`, the dot looked like a stray mark.
 */
export function withDateLeaders(design: TemplateDesign, start: 'apart' | 'joined' = 'apart'): TemplateDesign {
  return (input) => {
    const style = design(input);
    const { faint: leader } = pagePalette(input);
    const dates = { kind: 'right', leader, ...(start === 'joined' && { isJoined: true }) } as const;
    return {
      ...style,
      columns: style.columns.map((column) => ({ ...column, look: lookWithLeader(column.look, dates) })),
    };
  };
}
