import { FONT_FACES } from './catalogue.ts';

/**
 * CSS that whatever shows a page of docs/page-svg.md in a browser puts beside it: every run in the family that it names. The
 * page's own `font-family="Source Sans 3"` is a family's bare name, as the renderer and resvg read it. To a browser it is CSS,
 * where a word of an unquoted name cannot begin with a digit, so it would be dropped and the run drawn in the font around it.
 */
export function pageFontRules(): string {
  const families = [...new Set(FONT_FACES.map(({ family }) => family))];
  return families.map((family) => `text[font-family="${family}"] { font-family: "${family}"; }`).join('\n');
}
