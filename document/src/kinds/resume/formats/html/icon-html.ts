import { element, type Markup } from './markup.ts';

/** An outline on a grid of 24 × 24. It says nothing that the text beside it does not say. */
export function iconHtml(outline: string): Markup {
  const path = element('path', { d: outline });
  return element('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path);
}
