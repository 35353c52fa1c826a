import { isDark, LARGE_TEXT_CONTRAST, mix, readableOn, textOn } from './colors.ts';
import type { TemplateInput } from './template.ts';

/** The colours of text and rules on a background. */
export interface Palette {
  background: string;
  ink: string;
  /** Dates, places, small print. */
  muted: string;
  heading: string;
  accent: string;
  /** Level shapes: the accent colour as chosen, even if text in it would not be readable. */
  fill: string;
  /** The empty part of a level. */
  faint: string;
  hairline: string;
}

const MUTED_INK = '#52606d';

/** The palette for text on the page. */
export function pagePalette({ generalColor, accentColor, backgroundColor }: TemplateInput): Palette {
  return {
    background: backgroundColor,
    ink: textOn(backgroundColor),
    muted: isDark(backgroundColor) ? mix('#ffffff', backgroundColor, 0.78) : MUTED_INK,
    heading: readableOn(backgroundColor, generalColor, LARGE_TEXT_CONTRAST),
    accent: readableOn(backgroundColor, accentColor),
    fill: accentColor,
    faint: mix(accentColor, backgroundColor, 0.2),
    hairline: mix(generalColor, backgroundColor, 0.3),
  };
}

/** The palette for text on a coloured area. If the accent has the area's own colour, plain ink is used instead. */
export function fieldPalette(field: string, accentColor: string): Palette {
  const ink = textOn(field);
  const accent = accentColor === field ? ink : readableOn(field, accentColor);
  return {
    background: field,
    ink,
    muted: mix(ink, field, 0.8),
    heading: ink,
    accent,
    fill: accent,
    faint: mix(ink, field, 0.25),
    hairline: mix(ink, field, 0.35),
  };
}
