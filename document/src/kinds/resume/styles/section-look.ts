import type { ResumeFonts } from '../model/appearance.ts';
import type { Palette } from './palette.ts';
import type { SectionLook } from './template-style.ts';
import { textStyle } from './text-styles.ts';

/**
 * The default look of sections, from which templates start: a title above a rule, bold entry titles, dates below. `bodyPx` is the size of
 * running text, px; other sizes are derived from it. A template lists its changes.
 */
export function sectionLook(
  { palette, fonts, bodyPx, titlePx }: { palette: Palette; fonts: ResumeFonts; bodyPx: number; titlePx: number },
  changes: Partial<SectionLook> = {},
): SectionLook {
  const metaPx = Math.max(12, bodyPx - 0.75);
  return {
    title: textStyle(fonts.heading, { sizePx: titlePx, weight: 700, color: palette.heading, lineHeight: 1.3 }),
    titleCase: 'typed',
    titleAlign: 'left',
    titlePlace: { kind: 'above' },
    titleRule: { kind: 'below', color: palette.hairline, thicknessPx: 1 },
    titleGapPx: 10,
    sectionGapPx: 24,
    entryGapPx: 14,
    compactGapPx: 8,
    paragraphGapPx: 4,
    entryTitle: textStyle(fonts.body, { sizePx: bodyPx + 1, weight: 700, color: palette.ink, lineHeight: 1.35 }),
    entrySubtitle: textStyle(fonts.body, { sizePx: bodyPx, color: palette.accent, lineHeight: 1.4 }),
    meta: textStyle(fonts.body, { sizePx: metaPx, color: palette.muted, lineHeight: 1.4 }),
    body: textStyle(fonts.body, { sizePx: bodyPx, color: palette.ink, lineHeight: 1.46 }),
    link: textStyle(fonts.body, { sizePx: metaPx, color: palette.accent, lineHeight: 1.4 }),
    dates: { kind: 'below' },
    compact: { kind: 'list' },
    level: { filled: palette.fill, empty: palette.faint },
    bullet: palette.accent,
    ...changes,
  };
}
