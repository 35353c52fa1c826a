import { isDark, mix, readableOn, textOn } from '../colors.ts';
import type { SectionLook, Template, TemplateInput } from '../template-style.ts';
import { MUTED_INK, textStyle } from '../text-styles.ts';

const SIDE_WIDTH = 262;
const SIDE_PADDING = 30;
const MAIN_X = SIDE_WIDTH + 38;
const MAIN_WIDTH = 794 - MAIN_X - 44;

function sideLook({ generalColor, accentColor, headingFamily, bodyFamily }: TemplateInput): SectionLook {
  const ink = textOn(generalColor);
  const soft = mix(ink, generalColor, 0.78);
  const filled = accentColor === generalColor ? ink : readableOn(generalColor, accentColor);
  return {
    title: textStyle(headingFamily, { sizePx: 14.5, weight: 700, color: ink, lineHeight: 1.3 }),
    titleAlign: 'left',
    titleRule: { kind: 'below', color: mix(ink, generalColor, 0.35), thicknessPx: 1 },
    titleGapPx: 10,
    sectionGapPx: 26,
    entryGapPx: 11,
    compactGapPx: 9,
    paragraphGapPx: 4,
    entryTitle: textStyle(bodyFamily, { sizePx: 12.5, weight: 700, color: ink, lineHeight: 1.35 }),
    entrySubtitle: textStyle(bodyFamily, { sizePx: 12, color: soft, lineHeight: 1.4 }),
    meta: textStyle(bodyFamily, { sizePx: 11.5, color: soft, lineHeight: 1.4 }),
    body: textStyle(bodyFamily, { sizePx: 12, color: mix(ink, generalColor, 0.9) }),
    link: textStyle(bodyFamily, { sizePx: 11.5, color: ink, lineHeight: 1.4 }),
    dates: { kind: 'below' },
    level: { filled, empty: mix(ink, generalColor, 0.25) },
    bullet: filled,
  };
}

function mainLook({
  generalColor,
  accentColor,
  backgroundColor,
  headingFamily,
  bodyFamily,
}: TemplateInput): SectionLook {
  const heading = readableOn(backgroundColor, generalColor);
  const accent = readableOn(backgroundColor, accentColor);
  return {
    title: textStyle(headingFamily, { sizePx: 17, weight: 700, color: heading, lineHeight: 1.3 }),
    titleAlign: 'left',
    titleRule: { kind: 'below', color: mix(generalColor, backgroundColor, 0.25), thicknessPx: 1.5 },
    titleGapPx: 12,
    sectionGapPx: 26,
    entryGapPx: 16,
    compactGapPx: 9,
    paragraphGapPx: 4,
    entryTitle: textStyle(bodyFamily, { sizePx: 14, weight: 700, lineHeight: 1.35 }),
    entrySubtitle: textStyle(bodyFamily, { sizePx: 13, color: accent, lineHeight: 1.4 }),
    meta: textStyle(bodyFamily, { sizePx: 12, color: MUTED_INK, lineHeight: 1.4 }),
    body: textStyle(bodyFamily),
    link: textStyle(bodyFamily, { sizePx: 12, color: accent, lineHeight: 1.4 }),
    dates: { kind: 'below' },
    level: { filled: accentColor, empty: mix(accentColor, backgroundColor, 0.2) },
    bullet: accent,
  };
}

/** "Gdynia": a strip of colour with photo, contacts and skills beside a wide column for the career. */
export const modern: Template = {
  slug: 'modern',
  version: 1,
  resolve(input) {
    const { generalColor, accentColor, backgroundColor, headingFamily, bodyFamily } = input;
    const side = sideLook(input);
    return {
      background: backgroundColor,
      hero: {
        kind: 'split',
        topPx: 52,
        name: textStyle(headingFamily, {
          sizePx: 40,
          weight: 700,
          color: readableOn(backgroundColor, generalColor),
          lineHeight: 1.12,
        }),
        profession: textStyle(bodyFamily, {
          sizePx: 16,
          color: isDark(backgroundColor) ? '#ffffff' : MUTED_INK,
          lineHeight: 1.4,
        }),
        contact: side.body,
        icon: accentColor === generalColor ? textOn(generalColor) : readableOn(generalColor, accentColor),
        contactTitle: side,
        photo: { shape: 'circle', sizePx: 156, border: mix(textOn(generalColor), generalColor, 0.9) },
      },
      columns: [
        {
          id: 'main',
          xPx: MAIN_X,
          widthPx: MAIN_WIDTH,
          topPx: 52,
          belowHeroPx: 28,
          bottomPx: 56,
          sections: 'rest',
          look: mainLook(input),
          strip: null,
        },
        {
          id: 'side',
          xPx: SIDE_PADDING,
          widthPx: SIDE_WIDTH - 2 * SIDE_PADDING,
          topPx: 52,
          belowHeroPx: 26,
          bottomPx: 44,
          sections: ['skills', 'languages', 'software', 'interests', 'certifications'],
          look: side,
          strip: { xPx: 0, widthPx: SIDE_WIDTH, color: generalColor },
        },
      ],
      footer: {
        text: textStyle(bodyFamily, { sizePx: 10.5, color: MUTED_INK }),
        xPx: MAIN_X,
        widthPx: MAIN_WIDTH,
        baselineFromFootPx: 26,
      },
    };
  },
};
