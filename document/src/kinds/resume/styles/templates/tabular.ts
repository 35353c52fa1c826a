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

const MARGIN = 60;

/** The left column, in which the titles stand. */
const LABELS_PX = 92;

/** The German size of an application photo: 35 × 45 mm. */
const PHOTO = { widthPx: 132, heightPx: 170 };

const design: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  const body = textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.4 });
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 52,
      marginPx: MARGIN,
      align: 'left',
      rule: null,
      contactsIn: 'list',
      name: textStyle(fonts.heading, { sizePx: 34, weight: 700, color: palette.heading, lineHeight: 1.15 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 15.5, color: palette.accent, lineHeight: 1.4 }),
      contact: body,
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'rectangle', ...PHOTO, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 52,
      belowHeroPx: 22,
      bottomPx: 54,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.5, titlePx: 15.5 },
        {
          title: textStyle(fonts.heading, { sizePx: 15.5, weight: 700, color: palette.accent, lineHeight: 1.3 }),
          titlePlace: { kind: 'outdent', indentPx: LABELS_PX },
          titleRule: { kind: 'above', color: palette.accent, thicknessPx: 1 },
          titleGapPx: 5,
          sectionGapPx: 16,
          entryGapPx: 11,
          compactGapPx: 6,
          dates: { kind: 'right' },
          entrySubtitle: body,
        },
      ),
    }),
    signature: {
      city: body,
      caption: textStyle(fonts.body, { sizePx: 11, color: palette.muted, lineHeight: 1.4 }),
      line: palette.ink,
      gapPx: 44,
    },
  };
};

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withDateLeaders(design),
};

/** The text hangs below its title: a column of labels without labels was empty. */
const HANGING_PX = 24;

const hanging: TemplateDesign = (input) => {
  const style = design(input);
  return {
    ...style,
    hero: { ...style.hero, topPx: 46 } as typeof style.hero,
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 18,
      bottomPx: 48,
      look: {
        ...column.look,
        sectionGapPx: 14,
        entryGapPx: 10,
        titlePlace: { kind: 'outdent', indentPx: HANGING_PX } as const,
      },
    })),
    ...(style.signature && { signature: { ...style.signature, gapPx: 36 } }),
  };
};

/** Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(hanging, 'joined'), { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 }),
};

/** "Legnica": a German Lebenslauf in tabular order, with labels, an application photo, and place, date and signature at its end. */
export const tabular = defineTemplate({
  slug: 'tabular',
  ...TEMPLATE_NAMES.tabular,
  fonts: { heading: 'Noto Serif', body: 'Noto Sans' },
  color: { generalColor: '#22303c', accentColor: '#2c5f8a', backgroundColor: '#ffffff' },
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
