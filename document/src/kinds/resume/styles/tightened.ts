import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import { withDensity } from './density.ts';
import type { TemplateStyle } from './template-style.ts';

/** Gaps above and below the hero and below titles shrink as far as pagination shrinks those between sections (docs/decisions/0061). */
const GAPS = 0.85;
/** Line heights, then margins, then also the gaps between sections and entries, from the mildest setting to the tightest (0065). */
const SETTINGS = [
  { leading: 1, margins: 1, between: 1 },
  { leading: 0.98, margins: 1, between: 1 },
  { leading: 0.96, margins: 1, between: 1 },
  { leading: 0.96, margins: 0.92, between: 1 },
  { leading: 0.95, margins: 0.85, between: 1 },
  { leading: 0.95, margins: 0.85, between: 0.92 },
  { leading: 0.94, margins: 0.85, between: 0.85 },
] as const;

function tightened(style: TemplateStyle, { leading, margins, between }: (typeof SETTINGS)[number]): TemplateStyle {
  const tight = withDensity(style, { text: 1, spacing: GAPS, entrySpacing: between, leading, margins });
  const { hero } = tight;
  return {
    ...tight,
    hero: 'topPx' in hero ? { ...hero, topPx: hero.topPx * GAPS } : hero,
    columns: tight.columns.map((column, index) => {
      const sectionGapPx = style.columns[index]!.look.sectionGapPx * between;
      return { ...column, look: { ...column.look, sectionGapPx } };
    }),
  };
}

/**
 * The style with less white space, as little less as possible first. Pagination shrinks the gaps between sections and entries itself, on top
 * of these settings. The same style gives the same objects, so that cached layouts remain valid.
 */
export const tightenedStyles = rememberByIdentity((style: TemplateStyle): readonly TemplateStyle[] =>
  SETTINGS.map((setting) => tightened(style, setting)),
);
