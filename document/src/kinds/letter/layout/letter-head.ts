import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import type { LetterOutlines } from '../../../engine/text/letter-outline.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { ResumeContent } from '../../resume/compose/content.ts';
import { type LaidOutHero, layoutHero } from '../../resume/layout/hero.ts';
import { withDensity } from '../../resume/styles/density.ts';
import type { TemplateStyle } from '../../resume/styles/template-style.ts';

/** From the design to the lowest head. Sizes of text and line heights, padding, and the distance from the page's top. */
const HEAD_SETTINGS = [
  { text: 1, leading: 1, spacing: 1, margins: 1 },
  { text: 0.95, leading: 0.95, spacing: 0.84, margins: 0.86 },
  { text: 0.9, leading: 0.92, spacing: 0.74, margins: 0.76 },
  { text: 0.84, leading: 0.9, spacing: 0.64, margins: 0.66 },
  { text: 0.76, leading: 0.88, spacing: 0.52, margins: 0.55 },
];

/** The head's styles, from the design to the lowest. Margins at the left and right stay: the text has the same. */
const headStyles = rememberByIdentity((style: TemplateStyle): readonly TemplateStyle[] =>
  HEAD_SETTINGS.map(({ text, leading, spacing, margins }) => {
    const { hero } = withDensity(style, { text, leading, spacing, entrySpacing: 1, margins });
    const marginPx = 'marginPx' in style.hero ? style.hero.marginPx : undefined;
    return { ...style, hero: 'marginPx' in hero && marginPx !== undefined ? { ...hero, marginPx } : hero };
  }),
);

export interface LetterHead extends LaidOutHero {
  /** The style that it is set in. */
  style: TemplateStyle;
}

/**
 * The head of the first page: as designed, or as much lower as it takes to be at most `roomPx` high. The lowest one if none is.
 *
 * @param from the index of the first setting that is tried.
 */
export function letterHead(
  style: TemplateStyle,
  sender: ResumeContent,
  { from, roomPx, ...tools }: { from: number; roomPx: number; paragraphs: ParagraphLayout; outlines: LetterOutlines },
): LetterHead {
  const styles = headStyles(style);
  const laidOut = (one: TemplateStyle): LetterHead => ({ style: one, ...layoutHero(one, sender, tools) });
  let head = laidOut(styles[from]!);
  for (const lower of styles.slice(from + 1)) {
    if (head.bottomPx.main <= roomPx) break;
    head = laidOut(lower);
  }
  return head;
}
