import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { PageHead } from '@kreda/site/page-head';
import type { RenderedPage } from '@kreda/site/server-build';
import { escapeHtml } from '../../platform/escape-html.ts';

interface PageParts {
  head: PageHead;
  /** Null where the browser draws the page. */
  drawn: RenderedPage | null;
  /** The scripts that the page needs beside the client's entry, as addresses. */
  scripts: readonly string[];
}

/** Writes a page into the built index.html: its head, what it needs, and what was drawn of it. */
export function pageHtml(indexHtml: string, { head, drawn, scripts }: PageParts): string {
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.tags.map(({ element, attributes }) => `<${element}${attributesOf(attributes)} data-page />`),
    ...scripts.map((href) => `<link${attributesOf({ rel: 'modulepreload', href })} crossorigin />`),
  ];
  // Replacing by functions: a `$` in a text is no pattern.
  const html = indexHtml
    .replace(/<html lang="[^"]*"/, () => `<html lang="${toBcp47(head.language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => lines.join('\n    '));
  return drawn === null ? html : afterPaint(html.replace('<div id="root"></div>', () => rootOf(drawn)));
}

/**
 * Begins what makes a drawn page alive once the page has been painted: on a slow line nothing is before its looks, and on a slow
 * device no script before its first sight. A page in a tab that nobody looks at is not painted, and
 * two seconds are enough for any other.
 */
export const START_AFTER_PAINT = `(() => {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
    for (const held of document.querySelectorAll('script[data-src]')) {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', crossOrigin: '', src: held.dataset.src });
      held.replaceWith(script);
    }
  };
  if (document.hidden) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 2000);
})();`;

function afterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace(/<script type="module"( crossorigin)? src=/g, '<script type="text/plain" data-src=');
}

function rootOf({ html, state }: RenderedPage): string {
  // A text in the answers that looks like the end of a script is none.
  const json = state.replaceAll('<', '\\u003c');
  return [
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="page-state">${json}</script>`,
    `<script>${START_AFTER_PAINT}</script>`,
  ].join('\n    ');
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
