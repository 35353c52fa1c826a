import type { LevelStyle } from '../model/page-setup.ts';
import type { SectionLook, TemplateStyle } from './template-style.ts';

/** Running text and labels have no place for shapes, and a pill none for bars, which take a line of their own. */
function hasPlaceFor(levels: LevelStyle, compact: SectionLook['compact']): boolean {
  switch (levels) {
    case 'dots':
    case 'stars':
    case 'lines':
      return compact.kind === 'list' || (compact.kind === 'tags' && compact.form === 'pills');
    case 'bars':
      return compact.kind === 'list';
    default:
      return true;
  }
}

/** A template's style in which the chosen levels are seen: skills, languages and programs that have no place for them become lists. */
export function withLevels(style: TemplateStyle, levels: LevelStyle): TemplateStyle {
  if (style.columns.every(({ look }) => hasPlaceFor(levels, look.compact))) return style;
  const columns = style.columns.map((column) =>
    hasPlaceFor(levels, column.look.compact)
      ? column
      : { ...column, look: { ...column.look, compact: { kind: 'list' as const } } },
  );
  return { ...style, columns };
}
