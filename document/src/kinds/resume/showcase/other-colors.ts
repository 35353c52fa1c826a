import type { ResumeColor } from '../model/appearance.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';

function colors(generalColor: string, accentColor = generalColor): ResumeColor {
  return { generalColor, accentColor, backgroundColor: '#ffffff' };
}

/** Colours in which a template is shown when a visitor points at it, in place of its own. */
export const OTHER_COLORS: Readonly<Record<TemplateSlug, ResumeColor>> = {
  modern: colors('#04766d'),
  classic: colors('#9c4a1a'),
  bold: colors('#1b4f72'),
  mirror: colors('#9b2158'),
  timeline: colors('#04766d'),
  executive: colors('#7a2d7d'),
  portrait: colors('#1d3557'),
  minimal: colors('#1f6fb2'),
  tags: colors('#a83232'),
  compact: colors('#4c6b1f'),
  academic: colors('#23235c'),
  europass: colors('#2b6e4f'),
  plain: colors('#333333'),
  duotone: colors('#23235c', '#9b2158'),
  grid: colors('#16181c', '#1f6fb2'),
  icons: colors('#5a3d99', '#04766d'),
  editorial: colors('#1f2933', '#1b4f72'),
  amber: colors('#2c3149', '#9db4ff'),
  monogram: colors('#16463f', '#8a5a00'),
  tabular: colors('#3b2a22', '#9c4a1a'),
};
