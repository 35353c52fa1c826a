import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import { withDensity } from './density.ts';
import type { TemplateStyle } from './template-style.ts';

/** Gaps above and below the hero and below titles shrink as far as gaps between sections may (docs/decisions/0061). */
const GAPS = 0.85;
/** Line heights, from the mildest to the tightest. */
const LEADINGS = [1, 0.98, 0.96] as const;

function tightened(style: TemplateStyle, leading: number): TemplateStyle {
  const tight = withDensity(style, { text: 1, margins: 1, spacing: GAPS, entrySpacing: 1, leading });
  const { hero } = tight;
  return {
    ...tight,
    hero: 'topPx' in hero ? { ...hero, topPx: hero.topPx * GAPS } : hero,
    columns: tight.columns.map((column, index) => {
      // Pagination shrinks the gaps between sections itself.
      const { sectionGapPx } = style.columns[index]!.look;
      return { ...column, look: { ...column.look, sectionGapPx } };
    }),
  };
}

/**
 * The style with less white space where pagination has no glue, as little as possible first: above and below the hero, below titles, then between lines.
 * The same style gives the same objects, so that cached layouts remain valid.
 */
export const tightenedStyles = rememberByIdentity((style: TemplateStyle): readonly TemplateStyle[] =>
  LEADINGS.map((leading) => tightened(style, leading)),
);
