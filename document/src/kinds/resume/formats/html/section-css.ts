import type { SectionLook } from '../../styles/template-style.ts';
import { type Scale, textCss } from './css-values.ts';

/** The rules of the sections in one column, below the selector of the column. */
export function sectionCss(scope: string, look: SectionLook, scale: Scale): string {
  const { rem } = scale;
  const rules: readonly (readonly [selector: string, declarations: string])[] = [
    ['', textCss(look.body, scale)],
    [' .section+.section', `margin-top:${rem(look.sectionGapPx)}`],
    [' h2', `${textCss(look.title, scale)};margin-bottom:${rem(look.titleGapPx)};${caseCss(look)}`],
    ...titleRules(look, scale),
    [' .entry+.entry', `margin-top:${rem(look.entryGapPx)}`],
    [' .references .entry+.entry', `margin-top:${rem(look.bibliography?.gapPx ?? look.entryGapPx)}`],
    [' .references .entry>:not(.head)', `margin-inline-start:${rem(look.bibliography?.indentPx ?? 0)}`],
    [' .references .second', `margin-inline-start:${rem(look.bibliography?.indentPx ?? 0)}`],
    [' .title', textCss(look.entryTitle, scale)],
    [' .subtitle', textCss(look.entrySubtitle, scale)],
    [' :is(.place,.dot,.when,.meta)', textCss(look.meta, scale)],
    [' .text>*+*', `margin-top:${rem(look.paragraphGapPx)}`],
    [' .text', `margin-top:${rem(look.paragraphGapPx + 1)}`],
    [' li::marker', `color:${look.bullet}`],
    [' a', `color:${look.link.color}`],
    [' .full', `fill:${look.level.filled}`],
    [' .free', `fill:${look.level.empty}`],
    [' .terms>li+li', `margin-top:${rem(look.compactGapPx)}`],
    [' .terms .note', `${textCss(look.meta, scale)};display:block`],
    [' .clauses', `${textCss({ ...look.meta, sizePx: look.meta.sizePx * 0.88, lineHeight: 1.4 }, scale)}`],
    ...compactRules(look, scale),
    ...railRules(look, scale),
  ];
  return rules.map(([selector, declarations]) => `${scope}${selector}{${declarations}}`).join('\n');
}

type Rules = (readonly [selector: string, declarations: string])[];

function caseCss({ titleCase, titleAlign }: SectionLook): string {
  return `text-transform:${titleCase === 'upper' ? 'uppercase' : 'none'};text-align:${titleAlign === 'center' ? 'center' : 'start'}`;
}

function titleRules(look: SectionLook, { rem }: Scale): Rules {
  const { titleRule: rule, titleIcon, titlePlace } = look;
  const line = `${rem(rule.thicknessPx)} solid ${rule.color}`;
  const rules: Rules = [];
  switch (rule.kind) {
    case 'none':
      break;
    case 'below':
      rules.push([' h2', `padding-bottom:${rem(5)};border-bottom:${line}`]);
      break;
    case 'above':
      rules.push([' h2', `padding-top:${rem(7)};border-top:${line}`]);
      break;
    case 'bar':
      rules.push([
        ' h2::before',
        `content:"";display:block;width:${rem(34)};height:${rem(rule.thicknessPx)};margin-bottom:${rem(5)};background:${rule.color}`,
      ]);
      break;
    case 'tick':
      rules.push([' h2', `padding-inline-start:${rem(10)};border-inline-start:${line}`]);
      break;
    case 'box':
      rules.push([' h2', `padding:${rem(4)} ${rem(10)};border-radius:${rem(4)};background:${rule.color}`]);
      break;
    case 'sides':
    case 'after':
      rules.push(
        [' h2', `display:flex;align-items:center;gap:${rem(rule.kind === 'sides' ? 16 : 12)}`],
        [
          rule.kind === 'sides' ? ' h2:is(*)::before' : ' h2.unset::before',
          `content:"";flex:1 1 ${rem(24)};border-top:${line}`,
        ],
        [' h2::after', `content:"";flex:1 1 ${rem(24)};border-top:${line}`],
      );
      break;
    case 'tab':
      rules.push(
        [' h2', `border-bottom:${line}`],
        [
          ' h2 span',
          `display:inline-block;padding:${rem(3)} ${rem(11)};border-radius:${rem(4)} ${rem(4)} 0 0;background:${rule.color};color:${rule.ink}`,
        ],
      );
  }
  if (titleIcon)
    rules.push(
      [' h2', `display:flex;align-items:center;gap:${rem(12)}`],
      [
        ' h2 .icon',
        `flex:none;box-sizing:border-box;width:${rem(28)};height:${rem(28)};padding:${rem(6)};border-radius:50%;background:${titleIcon.fill};stroke:${titleIcon.ink}`,
      ],
    );
  if (titlePlace.kind === 'outdent')
    rules.push([' .section:not(.clauses)>:not(h2)', `margin-inline-start:min(${rem(titlePlace.indentPx)},4vw)`]);
  return rules;
}

function compactRules({ compact, compactGapPx }: SectionLook, { rem }: Scale): Rules {
  switch (compact.kind) {
    case 'list':
      return [];
    case 'inline':
      return [
        [' .terms.inline>li', 'display:inline'],
        [' .terms.inline>li+li::before', 'content:"; "'],
      ];
    case 'tags':
      return [
        [' .terms.tags', `display:flex;flex-wrap:wrap;gap:${rem(compactGapPx)}`],
        [
          ' .terms.tags>li',
          `margin-top:0;padding:${rem(4)} ${rem(11)};border-radius:${rem(compact.form === 'pills' ? 13 : 5)};background:${compact.fill};color:${compact.ink}`,
        ],
        [' .terms.tags .note', `color:${compact.ink}`],
      ];
  }
}

/** A line along the sections, with a ring for each title and a dot for each entry. */
function railRules({ rail }: SectionLook, { rem }: Scale): Rules {
  if (!rail) return [];
  return [
    [' .section', 'position:relative'],
    ['>.section:not(.clauses)>*', `margin-inline-start:${rem(rail.offsetPx * 2)}`],
    [
      '>.section:not(.clauses)::before',
      `content:"";position:absolute;inset-block:.6em ${rem(-20)};inset-inline-start:${rem(rail.offsetPx - 0.5)};border-inline-start:1px solid ${rail.line}`,
    ],
    ['>.section:last-child::before', 'bottom:0'],
    [' h2', 'position:relative'],
    [
      ' h2::before',
      `content:"";position:absolute;inset-inline-start:${rem(-rail.offsetPx - 6)};top:.35em;width:${rem(8)};height:${rem(8)};border:${rem(2)} solid ${rail.mark};border-radius:50%;background:${rail.hole}`,
    ],
    [' .entry', 'position:relative'],
    [
      ' .section:not(.clauses) .entry::before',
      `content:"";position:absolute;inset-inline-start:${rem(-rail.offsetPx - 3)};top:.5em;width:${rem(6)};height:${rem(6)};border-radius:50%;background:${rail.mark}`,
    ],
  ];
}
