import { escapeHtml } from '../../../escape-html.ts';

/** HTML that is ready to stand in a page. Texts are strings; only `element` makes markup of them, and escapes them. */
export interface Markup {
  readonly markup: string;
}

export type Child = string | Markup | null;

/** A null attribute is left out. An empty one stands without a value. */
type Attributes = Readonly<Record<string, string | null>>;

/** Elements without content and without an end tag (HTML Standard, section 13.1.2). */
const VOID = new Set(['br', 'img', 'link', 'meta']);

function markupOf(child: Child): string {
  if (child === null) return '';
  return typeof child === 'string' ? escapeHtml(child) : child.markup;
}

/** An element with escaped attributes and texts. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly Child[]): Markup {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('');
  const start = `<${name}${written}>`;
  return { markup: VOID.has(name) ? start : `${start}${children.map(markupOf).join('')}</${name}>` };
}

/** Several pieces as one. */
export function joinMarkup(children: readonly Child[], separator = ''): Markup {
  return { markup: children.map(markupOf).join(separator) };
}

/** Text whose line breaks are kept. */
export function textWithBreaks(text: string): Markup {
  return joinMarkup(text.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [element('br'), line])));
}

/** The element with the children that are there, or nothing. */
export function elementOf(name: string, attributes: Attributes, children: readonly Child[]): Markup | null {
  const present = children.filter((child) => child !== null && child !== '');
  return present.length === 0 ? null : element(name, attributes, ...present);
}
