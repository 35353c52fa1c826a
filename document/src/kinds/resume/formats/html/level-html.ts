import type { EntryContent } from '../../compose/content.ts';
import { STAR } from '../../layout/level.ts';
import { element, type Markup } from './markup.ts';

const STEPS = [1, 2, 3, 4, 5] as const;

/** A level as the page draws it, with the same text alternative: `Excel: 4 / 5`. Null where nothing is drawn. */
export function levelHtml({ level, title }: EntryContent): Markup | null {
  if (!level || level.shape === 'text') return null;
  const words = `${level.value} / 5`;
  const label = title === '' ? words : `${title}: ${words}`;
  const attributes = { class: `level ${level.shape}`, role: 'img', 'aria-label': label };
  if (level.shape === 'bars') return barHtml(level.value, attributes);
  const fill = (step: number) => (step <= level.value ? 'full' : 'free');
  const shapes = STEPS.map((step) => {
    if (level.shape === 'dots')
      return element('circle', { class: fill(step), cx: String(step * 14 - 9), cy: '6', r: '4.5' });
    if (level.shape === 'lines')
      return element('rect', {
        class: fill(step),
        x: String((step - 1) * 17),
        y: '4',
        width: '14',
        height: '4',
        rx: '2',
      });
    return element('path', { class: fill(step), transform: `translate(${(step - 1) * 14.5}) scale(.5)`, d: STAR });
  });
  return element('svg', { ...attributes, viewBox: '0 0 82 12' }, ...shapes);
}

function barHtml(value: number, attributes: Readonly<Record<string, string>>): Markup {
  const bar = { height: '6', rx: '3' };
  return element(
    'svg',
    attributes,
    element('rect', { class: 'free', width: '100%', ...bar }),
    element('rect', { class: 'full', width: `${value * 20}%`, ...bar }),
  );
}
