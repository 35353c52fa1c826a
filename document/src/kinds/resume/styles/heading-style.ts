import { toFontSize } from '../../../engine/text/text-style.ts';
import type { HeadingCase, HeadingRule } from '../model/page-setup.ts';
import { mix } from './colors.ts';
import { backgroundAt } from './readable-style.ts';
import type { SectionLook, TemplateStyle } from './template-style.ts';

interface Headings {
  headingRule: HeadingRule | 'template';
  headingCase: HeadingCase | 'template';
}

/** The share of a heading's colour in a line and in a box. */
const LINE_SHARE = 0.35;
const BOX_SHARE = 0.1;
/** Capitals look larger than small letters of their size, and need more room between them. */
const CAPITALS_SIZE = 0.92;
const CAPITALS_SPACING_EM = 0.05;

/** A template's style with other section headings. */
export function withHeadings(style: TemplateStyle, headings: Headings): TemplateStyle {
  if (headings.headingRule === 'template' && headings.headingCase === 'template') return style;
  const { hero } = style;
  const columns = style.columns.map((column) => ({
    ...column,
    look: withHeading(column.look, backgroundAt(style, column), headings),
  }));
  if (hero.kind !== 'split' && hero.kind !== 'masthead') return { ...style, columns };
  const side = style.columns.find(({ id }) => id === 'side')!;
  const contactTitle = withHeading(hero.contactTitle, backgroundAt(style, side), headings);
  return { ...style, columns, hero: { ...hero, contactTitle } };
}

function withHeading(look: SectionLook, background: string, { headingRule, headingCase }: Headings): SectionLook {
  const ruled = headingRule === 'template' ? look : withRule(look, background, headingRule);
  return headingCase === 'template' ? ruled : { ...ruled, ...caseOf(look, headingCase) };
}

function withRule({ titleIcon, ...look }: SectionLook, background: string, rule: HeadingRule): SectionLook {
  // A bar next to an icon would be a second mark.
  const isBar = rule === 'bar' || rule === 'tick';
  return { ...look, ...(titleIcon && !isBar && { titleIcon }), ...ruleOf(look, background, rule) };
}

function ruleOf(look: SectionLook, background: string, rule: HeadingRule): Partial<SectionLook> {
  const ink = look.title.color;
  switch (rule) {
    case 'line':
      return { titleRule: { kind: 'below', color: mix(ink, background, LINE_SHARE), thicknessPx: 1 } };
    case 'bar':
      return { titleRule: { kind: 'bar', color: look.level.filled, thicknessPx: 4 }, titleAlign: 'left' };
    case 'tick':
      return { titleRule: { kind: 'tick', color: look.level.filled, thicknessPx: 4 }, titleAlign: 'left' };
    case 'box':
      return { titleRule: { kind: 'box', color: mix(ink, background, BOX_SHARE), thicknessPx: 0 } };
    case 'plain':
      return { titleRule: { kind: 'none', color: background, thicknessPx: 0 } };
  }
}

function caseOf({ title, titleCase }: SectionLook, wanted: HeadingCase): Partial<SectionLook> {
  if (titleCase === wanted) return {};
  if (wanted === 'typed') {
    const { letterSpacingPx: _, ...closer } = title;
    return { titleCase: wanted, title: { ...closer, sizePx: toFontSize(title.sizePx / CAPITALS_SIZE) } };
  }
  const sizePx = toFontSize(title.sizePx * CAPITALS_SIZE);
  const letterSpacingPx = Math.max(title.letterSpacingPx ?? 0, Math.round(sizePx * CAPITALS_SPACING_EM * 100) / 100);
  return { titleCase: wanted, title: { ...title, sizePx, letterSpacingPx } };
}
