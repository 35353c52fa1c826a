import { PAPERS } from '../../../../engine/page-geometry.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { footerStyle } from '../footer-style.ts';
import { fieldPalette, pagePalette } from '../palette.ts';
import { SHORT_ENTRIES, withReferences } from '../references.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const RAIL_PX = 80;
const MARGIN = 52;
const MAIN_X = RAIL_PX + MARGIN;
const MAIN_WIDTH = PAPERS.a4.widthPx - MAIN_X - MARGIN;

const design: TemplateDesign = (input) => {
  const { fonts, generalColor, accentColor } = input;
  const palette = pagePalette(input);
  const field = fieldPalette(generalColor, accentColor);
  return {
    background: palette.background,
    backdrop: [{ xPx: 0, yPx: 0, widthPx: RAIL_PX, heightPx: PAPERS.a4.heightPx, color: generalColor }],
    hero: {
      kind: 'monogram',
      topPx: 50,
      name: textStyle(fonts.heading, { sizePx: 40, weight: 700, color: palette.heading, lineHeight: 1.14 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.accent, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.75, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'rounded', widthPx: 104, heightPx: 124 },
      rail: { widthPx: RAIL_PX, color: generalColor },
      letter: textStyle(fonts.heading, { sizePx: 50, weight: 700, color: field.ink }),
      line: field.accent,
    },
    columns: [
      {
        id: 'main',
        xPx: MAIN_X,
        widthPx: MAIN_WIDTH,
        marginFromPx: RAIL_PX,
        topPx: 52,
        belowHeroPx: 26,
        bottomPx: 52,
        sections: 'rest',
        look: sectionLook(
          { palette, fonts, bodyPx: 13, titlePx: 18 },
          {
            titleGapPx: 8,
            sectionGapPx: 21,
            entryGapPx: 13,
            compactGapPx: 7,
            dates: { kind: 'right' },
            entrySubtitle: textStyle(fonts.body, {
              sizePx: 13,
              style: 'italic',
              color: palette.ink,
              lineHeight: 1.4,
            }),
          },
        ),
      },
    ],
    footer: footerStyle({ palette, fonts }, { xPx: MAIN_X, widthPx: MAIN_WIDTH }),
  };
};

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withDateLeaders(design),
};

/** Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(detailed.design, 'joined'), {
    sections: SHORT_ENTRIES,
    indentPx: 18,
    gapPx: 5,
  }),
};

/** "Tarnów": the person's initials on a narrow plum rail, one column with serif titles. */
export const monogram = defineTemplate({
  slug: 'monogram',
  ...TEMPLATE_NAMES.monogram,
  fonts: { heading: 'Lora', body: 'PT Sans' },
  color: { generalColor: '#4a2545', accentColor: '#c0703a', backgroundColor: '#ffffff' },
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
