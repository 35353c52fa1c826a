import { mix, readableOn, textOn } from '../colors.ts';
import type { SectionLook, Template, TemplateInput } from '../template-style.ts';
import { MUTED_INK, textStyle } from '../text-styles.ts';

const MARGIN = 46;
const GAP = 36;
const SIDE_WIDTH = 206;
const MAIN_WIDTH = 794 - 2 * MARGIN - GAP - SIDE_WIDTH;

function look(input: TemplateInput, isSide: boolean): SectionLook {
  const { generalColor, accentColor, backgroundColor, headingFamily, bodyFamily } = input;
  const heading = readableOn(backgroundColor, generalColor);
  const accent = readableOn(backgroundColor, accentColor);
  return {
    title: textStyle(headingFamily, { sizePx: isSide ? 18 : 21, weight: 700, color: heading, lineHeight: 1.2 }),
    titleAlign: 'left',
    titleRule: { kind: 'bar', color: accentColor, thicknessPx: 4 },
    titleGapPx: 11,
    sectionGapPx: 26,
    entryGapPx: isSide ? 11 : 16,
    compactGapPx: 9,
    paragraphGapPx: 4,
    entryTitle: textStyle(bodyFamily, { sizePx: isSide ? 13 : 14, weight: 700, lineHeight: 1.35 }),
    entrySubtitle: textStyle(bodyFamily, { sizePx: 12.75, color: accent, weight: isSide ? 400 : 700, lineHeight: 1.4 }),
    meta: textStyle(bodyFamily, { sizePx: 11.75, color: MUTED_INK, lineHeight: 1.45 }),
    body: textStyle(bodyFamily, { sizePx: isSide ? 12.25 : 12.75, lineHeight: 1.48 }),
    link: textStyle(bodyFamily, { sizePx: 11.75, color: accent, lineHeight: 1.45 }),
    dates: isSide ? { kind: 'below' } : { kind: 'right' },
    level: { filled: accentColor, empty: mix(accentColor, backgroundColor, 0.2) },
    bullet: accent,
  };
}

/** "Łódź": a band of colour with a big condensed name, two columns below. */
export const bold: Template = {
  slug: 'bold',
  version: 1,
  resolve(input) {
    const { generalColor, accentColor, backgroundColor, headingFamily, bodyFamily } = input;
    const ink = textOn(generalColor);
    return {
      background: backgroundColor,
      hero: {
        kind: 'band',
        color: generalColor,
        stripe: accentColor === generalColor ? mix(ink, generalColor, 0.22) : accentColor,
        marginPx: MARGIN,
        paddingPx: 36,
        name: textStyle(headingFamily, { sizePx: 47, weight: 700, color: ink, lineHeight: 1.05 }),
        profession: textStyle(bodyFamily, { sizePx: 16, color: mix(ink, generalColor, 0.85), lineHeight: 1.4 }),
        contact: textStyle(bodyFamily, { sizePx: 12, color: ink, lineHeight: 1.6 }),
        icon: mix(ink, generalColor, 0.85),
        photo: { shape: 'rounded', sizePx: 128 },
      },
      columns: [
        {
          id: 'main',
          xPx: MARGIN,
          widthPx: MAIN_WIDTH,
          topPx: 48,
          belowHeroPx: 30,
          bottomPx: 58,
          sections: 'rest',
          look: look(input, false),
          strip: null,
        },
        {
          id: 'side',
          xPx: MARGIN + MAIN_WIDTH + GAP,
          widthPx: SIDE_WIDTH,
          topPx: 48,
          belowHeroPx: 30,
          bottomPx: 58,
          sections: ['education', 'skills', 'languages', 'software', 'certifications', 'interests'],
          look: look(input, true),
          strip: null,
        },
      ],
      footer: {
        text: textStyle(bodyFamily, { sizePx: 10.5, color: MUTED_INK }),
        xPx: MARGIN,
        widthPx: 794 - 2 * MARGIN,
        baselineFromFootPx: 28,
      },
    };
  },
};
