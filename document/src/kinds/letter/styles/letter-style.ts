import type { PageSize } from '../../../engine/page-geometry.ts';
import type { Backdrop } from '../../../engine/paint/backdrop.ts';
import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import type { TextStyle } from '../../../engine/text/text-style.ts';
import { AS_DESIGNED } from '../../resume/model/page-setup.ts';
import type { Resume } from '../../resume/model/resume.ts';
import { withReadableInk } from '../../resume/styles/readable-style.ts';
import { resolveStyle } from '../../resume/styles/resolve-style.ts';
import type { ColumnStyle, FooterStyle, SectionLook, TemplateStyle } from '../../resume/styles/template-style.ts';
import { letterBackdrop } from './letter-backdrop.ts';
import { letterHero } from './letter-hero.ts';
import { MARGIN_PX } from './measures.ts';
import { subjectLook } from './subject-look.ts';

/** The design of a letter: that of its resume's template in one column. Lengths in CSS px. */
export interface LetterStyle {
  page: PageSize;
  background: string;
  /** The same on all pages. */
  backdrop: readonly Backdrop[];
  /** Its hero is the letter's head. Its only column is the letter's. */
  head: TemplateStyle;
  xPx: number;
  widthPx: number;
  /** The text's top on pages after the first, and the distance of its end from the page's foot. */
  topPx: number;
  bottomPx: number;
  /** The subject's look: that of section titles. */
  subject: SectionLook;
  body: TextStyle;
  link: string;
  bullet: string;
  /** Small print: the address for the envelope's window. */
  small: TextStyle;
  rule: string;
  footer: FooterStyle;
}

type Styled = Pick<Resume, 'pattern' | 'patternVersion' | 'color' | 'fonts' | 'pageSetup'>;

/**
 * The style of a resume's letters. The same design gives the same object. The resume's density is left out: it fits another text into its
 * pages, and a letter has a fit of its own.
 *
 * @throws Error for a template version that does not exist or is not loaded (`loadLetterData`).
 */
export function letterStyleOf({ color, fonts, pageSetup, pattern, patternVersion }: Styled): LetterStyle {
  return styleOf(color, fonts, pageSetup, pattern, patternVersion);
}

const styleOf = rememberByIdentity(
  (
    color: Styled['color'],
    fonts: Styled['fonts'],
    pageSetup: Styled['pageSetup'],
    pattern: Styled['pattern'],
    patternVersion: number,
  ): LetterStyle => {
    const asDesigned = { ...pageSetup, density: AS_DESIGNED };
    return toLetterStyle(resolveStyle({ color, fonts, pageSetup: asDesigned, pattern, patternVersion }));
  },
);

/** Text of letters is larger than that of resumes, whose lines are shorter: 10 to 11 pt. */
const BODY_SHARE = 1.1;
const BODY_LEAST_PX = 13.5;
const BODY_MOST_PX = 15;
const BODY_LINE_HEIGHT = 1.5;
const SMALL_PX = 10.5;

function toLetterStyle(template: TemplateStyle): LetterStyle {
  const main = template.columns.find(({ id }) => id === 'main')!;
  const place = textPlace(template, main);
  const column: ColumnStyle = { ...main, ...place, sections: 'rest' };
  delete column.alone;
  const head = withReadableInk({
    ...template,
    engine: 2,
    typography: 'precise',
    hero: letterHero(template, place.xPx),
    backdrop: letterBackdrop(template, place.xPx),
    columns: [column],
    footer: { ...template.footer, ...place },
  });
  const { look } = head.columns[0]!;
  const sizePx = Math.min(BODY_MOST_PX, Math.max(BODY_LEAST_PX, quarters(look.body.sizePx * BODY_SHARE)));
  const body: TextStyle = { ...look.body, sizePx, lineHeight: BODY_LINE_HEIGHT };
  return {
    page: head.page,
    background: head.background,
    backdrop: head.backdrop,
    head,
    ...place,
    topPx: Math.max(main.topPx, MARGIN_PX.top),
    bottomPx: Math.max(main.bottomPx, MARGIN_PX.foot),
    subject: subjectLook(look, body.sizePx),
    body,
    link: look.link.color,
    bullet: look.bullet,
    small: { ...head.footer.text, sizePx: SMALL_PX, lineHeight: 1.3 },
    rule: look.titleRule.color,
    footer: head.footer,
  };
}

/** The letter's margins are wider than a resume's: lines of a letter are read one after the other. */
function textPlace({ hero, page }: TemplateStyle, main: ColumnStyle): { xPx: number; widthPx: number } {
  const own = 'marginPx' in hero ? hero.marginPx : hero.kind === 'monogram' ? main.xPx : 0;
  const xPx = Math.max(own, MARGIN_PX.side);
  const rightPx = hero.kind === 'monogram' ? MARGIN_PX.besideRail : xPx;
  return { xPx, widthPx: page.widthPx - xPx - rightPx };
}

/** Engine 2 sets text in sizes of quarters of a px. */
function quarters(px: number): number {
  return Math.round(px * 4) / 4;
}
