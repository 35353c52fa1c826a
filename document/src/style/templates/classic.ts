import { mix, readableOn } from '../colors.ts';
import type { Template } from '../template-style.ts';
import { MUTED_INK, textStyle } from '../text-styles.ts';

const MARGIN = 68;
const WIDTH = 794 - 2 * MARGIN;

/** "Kraków": one calm column under a centred name, titles between hairlines, dates in a gutter. */
export const classic: Template = {
  slug: 'classic',
  version: 1,
  resolve({ generalColor, accentColor, backgroundColor, headingFamily, bodyFamily }) {
    const heading = readableOn(backgroundColor, generalColor);
    const accent = readableOn(backgroundColor, accentColor);
    const hairline = mix(generalColor, backgroundColor, 0.45);
    return {
      background: backgroundColor,
      hero: {
        kind: 'centred',
        topPx: 56,
        marginPx: MARGIN,
        rule: hairline,
        name: textStyle(headingFamily, {
          sizePx: 38,
          weight: 400,
          color: heading,
          lineHeight: 1.2,
          letterSpacingPx: 0.5,
        }),
        profession: textStyle(headingFamily, { sizePx: 16, style: 'italic', color: MUTED_INK, lineHeight: 1.4 }),
        contact: textStyle(bodyFamily, { sizePx: 12.5, lineHeight: 1.6 }),
        icon: accent,
        photo: { shape: 'rectangle', widthPx: 104, heightPx: 130 },
      },
      columns: [
        {
          id: 'main',
          xPx: MARGIN,
          widthPx: WIDTH,
          topPx: 60,
          belowHeroPx: 22,
          bottomPx: 64,
          sections: 'rest',
          look: {
            title: textStyle(headingFamily, {
              sizePx: 16,
              weight: 700,
              color: heading,
              lineHeight: 1.3,
              letterSpacingPx: 0.6,
            }),
            titleAlign: 'center',
            titleRule: { kind: 'sides', color: hairline, thicknessPx: 1 },
            titleGapPx: 11,
            sectionGapPx: 24,
            entryGapPx: 14,
            compactGapPx: 7,
            paragraphGapPx: 4,
            entryTitle: textStyle(bodyFamily, { sizePx: 14, weight: 700, lineHeight: 1.4 }),
            entrySubtitle: textStyle(bodyFamily, { sizePx: 13.5, style: 'italic', lineHeight: 1.4 }),
            meta: textStyle(bodyFamily, { sizePx: 12.5, color: MUTED_INK, lineHeight: 1.5 }),
            body: textStyle(bodyFamily, { sizePx: 13.25, lineHeight: 1.5 }),
            link: textStyle(bodyFamily, { sizePx: 12.5, color: accent, lineHeight: 1.5 }),
            dates: { kind: 'gutter', widthPx: 148 },
            level: { filled: accentColor, empty: mix(accentColor, backgroundColor, 0.22) },
            bullet: accent,
          },
          strip: null,
        },
      ],
      footer: {
        text: textStyle(bodyFamily, { sizePx: 11, style: 'italic', color: MUTED_INK }),
        xPx: MARGIN,
        widthPx: WIDTH,
        baselineFromFootPx: 32,
      },
    };
  },
};
