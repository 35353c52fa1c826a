import { toPrintedAddress, toTextHref } from '../compose/href.ts';
import type { Inline } from '../model/rich-text.ts';

/** Runs as one text. A link's address follows unless it is the link's text: `my site (https://example.com)`. */
export function inlineText(inlines: readonly Inline[]): string {
  let text = '';
  let linked = '';
  for (const [index, inline] of inlines.entries()) {
    text += inline.text;
    linked = inline.href === undefined ? '' : linked + inline.text;
    // A link may have several runs of different formatting.
    if (inline.href === undefined || inlines[index + 1]?.href === inline.href) continue;
    const address = linkAddress(linked, inline.href);
    text += address === '' ? '' : ` (${address})`;
    linked = '';
  }
  return text;
}

function linkAddress(text: string, href: string): string {
  const target = toTextHref(href);
  if (target === null) return '';
  const address = target.replace(/^(mailto|tel):/i, '');
  return toPrintedAddress(address) === toPrintedAddress(text) ? '' : address;
}
