import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { SHORT_ENTRIES, withReferences } from '../references.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const CLEAR_MARGIN = 80;

/** Large titles in regular weight on the text's own left edge, dates at the end of their lines. Size and white space alone separate parts. */
const clear: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 62,
      marginPx: CLEAR_MARGIN,
      align: 'left',
      rule: null,
      name: textStyle(fonts.heading, { sizePx: 42, color: palette.heading, lineHeight: 1.1 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 18, color: palette.muted, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'circle', widthPx: 108, heightPx: 108, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: CLEAR_MARGIN,
      topPx: 62,
      belowHeroPx: 28,
      bottomPx: 58,
      look: sectionLook(
        { palette, fonts, bodyPx: 13.25, titlePx: 20.5 },
        {
          title: textStyle(fonts.heading, { sizePx: 20.5, color: palette.accent, lineHeight: 1.25 }),
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 7,
          sectionGapPx: 24,
          entryGapPx: 14,
          entryTitle: textStyle(fonts.body, { sizePx: 14, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.4 }),
          dates: { kind: 'right' },
          compact: { kind: 'inline', levels: 'words' },
        },
      ),
    }),
  };
};

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withDateLeaders(clear),
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

/** "Zakopane": white space, quiet titles, no rules. */
export const minimal = defineTemplate({
  slug: 'minimal',
  ...TEMPLATE_NAMES.minimal,
  fonts: { heading: 'Source Sans 3', body: 'Source Sans 3' },
  color: { generalColor: '#1c1f24', accentColor: '#0b7285', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
