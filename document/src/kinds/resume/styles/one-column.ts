import { PAPERS } from '../../../engine/page-geometry.ts';
import type { ResumeFonts } from '../model/appearance.ts';
import { footerStyle } from './footer-style.ts';
import type { Palette } from './palette.ts';
import type { ColumnStyle, TemplateStyle } from './template-style.ts';

interface OneColumn extends Pick<ColumnStyle, 'topPx' | 'belowHeroPx' | 'bottomPx' | 'look'> {
  palette: Palette;
  fonts: ResumeFonts;
  /** On each side. */
  marginPx: number;
}

/** One column with all sections between two margins, and a footer of the same width. */
export function oneColumn({
  palette,
  fonts,
  marginPx,
  ...column
}: OneColumn): Pick<TemplateStyle, 'columns' | 'footer'> {
  const place = { xPx: marginPx, widthPx: PAPERS.a4.widthPx - 2 * marginPx };
  return {
    columns: [{ id: 'main', ...place, sections: 'rest', ...column }],
    footer: footerStyle({ palette, fonts }, place),
  };
}
