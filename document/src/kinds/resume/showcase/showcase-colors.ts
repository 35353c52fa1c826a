import type { ResumeColor } from '../model/appearance.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';

interface ShowcaseColors {
  /** A resume that is made from the gallery begins in these. */
  color: ResumeColor;
  /** Shown when a visitor points at the template. */
  otherColor: ResumeColor;
}

function colors(
  general: string,
  accent: string,
  [otherGeneral, otherAccent]: readonly [string, string],
): ShowcaseColors {
  const backgroundColor = '#ffffff';
  return {
    color: { generalColor: general, accentColor: accent, backgroundColor },
    otherColor: { generalColor: otherGeneral, accentColor: otherAccent, backgroundColor },
  };
}

/** The colours in which each template is shown. */
export const SHOWCASE_COLORS: Readonly<Record<TemplateSlug, ShowcaseColors>> = {
  modern: colors('#04766d', '#04766d', ['#23235c', '#23235c']),
  classic: colors('#1d3557', '#1d3557', ['#9c4a1a', '#9c4a1a']),
  bold: colors('#9c4a1a', '#9c4a1a', ['#1b4f72', '#1b4f72']),
  mirror: colors('#2c3149', '#2c3149', ['#9b2158', '#9b2158']),
  timeline: colors('#5a3d99', '#5a3d99', ['#04766d', '#04766d']),
  executive: colors('#1f2933', '#1f2933', ['#7a2d7d', '#7a2d7d']),
  portrait: colors('#9b2158', '#9b2158', ['#1d3557', '#1d3557']),
  minimal: colors('#333333', '#333333', ['#1f6fb2', '#1f6fb2']),
  tags: colors('#0b7285', '#0b7285', ['#a83232', '#a83232']),
  compact: colors('#1b4f72', '#1b4f72', ['#4c6b1f', '#4c6b1f']),
  academic: colors('#6b5b2a', '#6b5b2a', ['#23235c', '#23235c']),
  europass: colors('#1f6fb2', '#1f6fb2', ['#2b6e4f', '#2b6e4f']),
  plain: colors('#2b6e4f', '#2b6e4f', ['#333333', '#333333']),
  duotone: colors('#16463f', '#b0502a', ['#23235c', '#9b2158']),
  grid: colors('#16181c', '#c8202f', ['#16181c', '#1f6fb2']),
  icons: colors('#0f5b6b', '#a8501c', ['#5a3d99', '#04766d']),
  editorial: colors('#241a1d', '#7d1d3c', ['#1f2933', '#1b4f72']),
  amber: colors('#23212e', '#f2b63d', ['#2c3149', '#9db4ff']),
  monogram: colors('#4a2545', '#c0703a', ['#16463f', '#8a5a00']),
  tabular: colors('#22303c', '#2c5f8a', ['#3b2a22', '#9c4a1a']),
};
