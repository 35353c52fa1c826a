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
];
/** Last of all the text, where the design allows it (0094): text of 12 px keeps its size. */
const WITH_SMALLER_TEXT = [
  { leading: 0.94, margins: 0.85, between: 0.85, text: 0.97 },
  { leading: 0.94, margins: 0.85, between: 0.85, text: 0.95 },
];

type Setting = (typeof SETTINGS)[number] & { text?: number };

function tightened(style: TemplateStyle, { leading, margins, between, text = 1 }: Setting): TemplateStyle {
  const tight = withDensity(style, { text, spacing: GAPS, entrySpacing: between, leading, margins });
  const { hero } = tight;
  return {
    ...tight,
    hero: 'topPx' in hero ? { ...hero, topPx: hero.topPx * GAPS } : hero,
    columns: tight.columns.map((column, index) => {
      const sectionGapPx = style.columns[index]!.look.sectionGapPx * between;
      const { levelsBeside } = column.look;
      return { ...column, look: { ...column.look, sectionGapPx, ...(levelsBeside && { levelsBeside: 'always' }) } };
    }),
  };
}

/**
 * The style with less white space, as little less as possible first, with levels beside their names if the design has a place for them there,
 * and last with smaller text if it allows that. Pagination shrinks the gaps between sections and entries itself, on top of these settings.
 * The same style gives the same objects, so that cached layouts remain valid.
 */
export const tightenedStyles = rememberByIdentity((style: TemplateStyle): readonly TemplateStyle[] =>
  [...SETTINGS, ...(style.mayShrinkText ? WITH_SMALLER_TEXT : [])].map((setting: Setting) => tightened(style, setting)),
);
