import type { ResumeColor } from '@kreda/document/kinds/resume/model/appearance';
import { colorOfTemplate, type TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';

const on =
  (backgroundColor: string) =>
  (generalColor: string, accentColor: string): ResumeColor => ({
    generalColor,
    accentColor,
    backgroundColor,
  });
const onWhite = on('#ffffff');
const onCream = on('#faf8f3');

/** For pages with serifs: inks of books. */
const BOOKISH: readonly ResumeColor[] = [
  onWhite('#241a1d', '#9b2158'),
  onWhite('#1d3557', '#8a5a00'),
  onCream('#2b3a2f', '#9c4a1a'),
  onWhite('#333333', '#6b5b2a'),
  onCream('#4a2545', '#a83232'),
];

/** For pages with large coloured areas: deep colours, which white text on them needs, and a warm or bright second one. */
const DEEP: readonly ResumeColor[] = [
  onWhite('#16463f', '#9c4a1a'),
  onWhite('#1d3557', '#c01f2e'),
  onWhite('#5a3d99', '#0b7285'),
  onWhite('#7a1f3d', '#8a5a00'),
  onWhite('#1f2933', '#1f6fb2'),
];

/** For plain pages: one dark ink, and a colour for what leads the eye. */
const CALM: readonly ResumeColor[] = [
  onWhite('#1f2933', '#c01f2e'),
  onWhite('#1b4f72', '#426ca0'),
  onWhite('#2b6e4f', '#4c6b1f'),
  onWhite('#333333', '#333333'),
  onWhite('#5a3d99', '#7a2d7d'),
];

/** The template's own colours, and others that suit its kind of page. As text each has a contrast of 4.5 : 1 on its page. */
export function palettesOf(pattern: TemplateSlug): readonly ResumeColor[] {
  const traits: readonly string[] = TEMPLATE_NAMES[pattern].traits;
  const kind = traits.includes('serif') ? BOOKISH : traits.includes('colour') ? DEEP : CALM;
  return [colorOfTemplate(pattern), ...kind];
}
