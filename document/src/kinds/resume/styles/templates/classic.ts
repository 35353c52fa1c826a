import type { OrderedSection } from '../../model/sections.ts';
import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import type { ContactForm, SectionLook } from '../template-style.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 68;

function design(contactForm: ContactForm, dates: SectionLook['dates']): TemplateDesign {
  return (input) => {
    const { fonts } = input;
    const palette = pagePalette(input);
    const hairline = mix(input.generalColor, palette.background, 0.45);
    const serif = (sizePx: number) =>
      textStyle(fonts.body, { sizePx, style: 'italic', color: palette.ink, lineHeight: 1.4 });
    return {
      background: palette.background,
      backdrop: [],
      hero: {
        kind: 'plain',
        topPx: 56,
        marginPx: MARGIN,
        align: 'center',
        rule: null,
        name: textStyle(fonts.heading, {
          sizePx: 38,
          color: palette.heading,
          lineHeight: 1.2,
          letterSpacingPx: 0.5,
        }),
        nameCase: 'typed',
        profession: textStyle(fonts.heading, {
          sizePx: 16,
          style: 'italic',
          color: palette.muted,
          lineHeight: 1.4,
        }),
        contact: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.6 }),
        contactForm,
        icon: palette.accent,
        photo: { shape: 'rectangle', widthPx: 104, heightPx: 130, side: 'right' },
      },
      ...oneColumn({
        palette,
        fonts,
        marginPx: MARGIN,
        topPx: 60,
        belowHeroPx: 22,
        bottomPx: 64,
        look: sectionLook(
          { palette, fonts, bodyPx: 13.25, titlePx: 16 },
          {
            title: textStyle(fonts.heading, {
              sizePx: 16,
              weight: 700,
              color: palette.heading,
              lineHeight: 1.3,
              letterSpacingPx: 0.6,
            }),
            titleAlign: 'center',
            titleRule: { kind: 'sides', color: hairline, thicknessPx: 1 },
            titleGapPx: 11,
            compactGapPx: 7,
            entrySubtitle: serif(13.5),
            dates,
          },
        ),
      }),
    };
  };
}

const BOOK_MARGIN = 74;
/** Certificates are not among them: on single lines, the reader took several for one. */
const REFERENCES: readonly OrderedSection[] = ['courses', 'awards', 'publications', 'memberships'];

/** A heavy rule below a large name, large titles in plain weight, levels in words. */
const book: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  const rule = mix(input.generalColor, palette.background, 0.45);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 58,
      marginPx: BOOK_MARGIN,
      align: 'center',
      rule: { color: palette.heading, thicknessPx: 2, gapPx: 17, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 44, color: palette.heading, lineHeight: 1.15 }),
      nameCase: 'typed',
      profession: textStyle(fonts.heading, { sizePx: 17, style: 'italic', color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 104, heightPx: 130, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: BOOK_MARGIN,
      topPx: 62,
      belowHeroPx: 24,
      bottomPx: 64,
      look: sectionLook(
        { palette, fonts, bodyPx: 13, titlePx: 20 },
        {
          title: textStyle(fonts.heading, { sizePx: 20, color: palette.heading, lineHeight: 1.25 }),
          titleAlign: 'center',
          titleRule: { kind: 'sides', color: rule, thicknessPx: 0.75 },
          titleGapPx: 9,
          sectionGapPx: 23,
          entryGapPx: 13,
          entryTitle: textStyle(fonts.body, { sizePx: 14.25, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 13.25, style: 'italic', color: palette.ink, lineHeight: 1.4 }),
          body: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.48 }),
          dates: { kind: 'right' },
          compact: { kind: 'inline', levels: 'words' },
          bibliography: { sections: REFERENCES, indentPx: 22, gapPx: 5 },
        },
      ),
    }),
  };
};

/** "Kraków": one column under a large centred name, titles between hairlines. */
export const classic = defineTemplate({
  slug: 'classic',
  ...TEMPLATE_NAMES.classic,
  fonts: { heading: 'Lora', body: 'Lora' },
  sectionsOrder: CAREER_FIRST,
  // Version 2 separates contacts by thin bars, since icons did not fit the book's serif.
  versions: [
    { engine: 1, design: design('icons', { kind: 'gutter', widthPx: 148 }) },
    { engine: 1, design: design('bare', { kind: 'gutter', widthPx: 148 }) },
    // Version 3 moves dates to the right: software read dates in a left gutter as the title's first words.
    { engine: 2, design: design('bare', { kind: 'right' }) },
    { engine: 2, design: withDateLeaders(design('bare', { kind: 'right' })) },
    // All page breaks of a column are chosen together (docs/decisions/0038).
    { engine: 2, pageBreaks: 'optimal', design: withDateLeaders(design('bare', { kind: 'right' })) },
    // Typed text is set by the typography of its language (docs/decisions/0040).
    {
      engine: 2,
      pageBreaks: 'optimal',
      typography: 'by-language',
      design: withDateLeaders(design('bare', { kind: 'right' })),
    },
    // Only the spacing held the page together: a larger name above a heavy rule, larger titles, short entries on one line.
    { engine: 2, pageBreaks: 'optimal', typography: 'detailed', design: withDateLeaders(book) },
  ],
});
