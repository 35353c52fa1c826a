import { FONT_FACES } from './catalogue.ts';

/**
 * CSS for a browser that shows page SVGs: it sets the family of each run. In a page, `font-family="Source Sans 3"` is a plain family name,
 * as the renderer and resvg read it. Browsers parse it as CSS, where an unquoted name must not have a word that begins with a digit. They
 * would drop it and use the inherited font.
 */
export function pageFontRules(): string {
  const families = [...new Set(FONT_FACES.map(({ family }) => family))];
  return families.map((family) => `text[font-family="${family}"] { font-family: "${family}"; }`).join('\n');
}
