import type { ResumeColor } from '../model/appearance.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';

/** The trades of the people who show the templates. */
export const TRADES = ['health', 'office', 'technology', 'craft', 'services', 'education'] as const;
export type Trade = (typeof TRADES)[number];

export const SENIORITIES = ['start', 'experienced', 'leader'] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** How a template is shown: by whom, and in which colours. A resume that is made from the gallery begins in these colours. */
export interface Showcase {
  trade: Trade;
  seniority: Seniority;
  color: ResumeColor;
  /** Another general and accent colour, shown when a visitor points at the card. */
  otherColor: ResumeColor;
}

function showcase(trade: Trade, seniority: Seniority, colors: readonly string[]): Showcase {
  const [generalColor = '', accentColor = generalColor, otherGeneral = '', otherAccent = otherGeneral] = colors;
  const backgroundColor = '#ffffff';
  return {
    trade,
    seniority,
    color: { generalColor, accentColor, backgroundColor },
    otherColor: { generalColor: otherGeneral, accentColor: otherAccent, backgroundColor },
  };
}

/** A different person for each template. Kept apart from the texts, for screens that only list templates. */
export const SHOWCASES: Readonly<Record<TemplateSlug, Showcase>> = {
  modern: showcase('health', 'experienced', ['#04766d', '#04766d', '#23235c']),
  classic: showcase('office', 'leader', ['#1d3557', '#1d3557', '#9c4a1a']),
  bold: showcase('craft', 'experienced', ['#9c4a1a', '#9c4a1a', '#1b4f72']),
  mirror: showcase('office', 'experienced', ['#2c3149', '#2c3149', '#9b2158']),
  timeline: showcase('services', 'start', ['#5a3d99', '#5a3d99', '#04766d']),
  executive: showcase('office', 'leader', ['#1f2933', '#1f2933', '#7a2d7d']),
  portrait: showcase('services', 'experienced', ['#9b2158', '#9b2158', '#1d3557']),
  minimal: showcase('technology', 'experienced', ['#333333', '#333333', '#1f6fb2']),
  tags: showcase('office', 'experienced', ['#0b7285', '#0b7285', '#a83232']),
  compact: showcase('craft', 'start', ['#1b4f72', '#1b4f72', '#4c6b1f']),
  academic: showcase('education', 'leader', ['#6b5b2a', '#6b5b2a', '#23235c']),
  europass: showcase('craft', 'experienced', ['#1f6fb2', '#1f6fb2', '#2b6e4f']),
  plain: showcase('technology', 'experienced', ['#2b6e4f', '#2b6e4f', '#333333']),
  duotone: showcase('technology', 'experienced', ['#16463f', '#b0502a', '#23235c', '#9b2158']),
  grid: showcase('technology', 'experienced', ['#16181c', '#c8202f', '#16181c', '#1f6fb2']),
  icons: showcase('health', 'experienced', ['#0f5b6b', '#a8501c', '#5a3d99', '#04766d']),
  editorial: showcase('education', 'experienced', ['#241a1d', '#7d1d3c', '#1f2933', '#1b4f72']),
  amber: showcase('services', 'leader', ['#23212e', '#f2b63d', '#2c3149', '#9db4ff']),
  monogram: showcase('education', 'start', ['#4a2545', '#c0703a', '#16463f', '#8a5a00']),
  tabular: showcase('craft', 'leader', ['#22303c', '#2c5f8a', '#3b2a22', '#9c4a1a']),
};
