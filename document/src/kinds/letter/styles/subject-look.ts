import type { SectionLook } from '../../resume/styles/template-style.ts';

const LEAST_SHARE = 1.1;
const MOST_SHARE = 1.25;

/** The subject's look: that of a section's title, nearer to the size of the text, as it is typed, and without what fits a word or two only. */
export function subjectLook(look: SectionLook, bodyPx: number): SectionLook {
  const { titleIcon: _, title, titleRule, ...rest } = look;
  const sizePx = Math.round(Math.min(MOST_SHARE * bodyPx, Math.max(LEAST_SHARE * bodyPx, title.sizePx)) * 4) / 4;
  const { letterSpacingPx: __, ...face } = title;
  return {
    ...rest,
    title: { ...face, sizePx, weight: 700, lineHeight: 1.3 },
    titleCase: 'typed',
    titleAlign: 'left',
    titlePlace: { kind: 'above' },
    titleRule: ruleOf(titleRule),
  };
}

/** Rules beside the words, and tabs, are made for titles of a word or two. Of a tab the line that it stands on is left. */
function ruleOf(rule: SectionLook['titleRule']): SectionLook['titleRule'] {
  switch (rule.kind) {
    case 'bar':
    case 'tick':
    case 'below':
    case 'above':
    case 'box':
    case 'none':
      return rule;
    case 'tab':
      return { kind: 'below', color: rule.color, thicknessPx: rule.thicknessPx };
    case 'sides':
    case 'after':
      return { kind: 'none', color: rule.color, thicknessPx: 0 };
  }
}
