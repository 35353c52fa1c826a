import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign } from '../template.ts';
import type { ContactForm, SectionLook } from '../template-style.ts';
import { composed, detailed } from '../templates/classic.ts';
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

/** The versions of "Kraków" before the newest, version 1 first. */
export const versions: EarlierVersions = [
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
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
