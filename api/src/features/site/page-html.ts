import { toBcp47 } from '@kreda/document/engine/text/languages';
import { escapeHtml } from '@kreda/document/kinds/escape-html';
import type { PageHead } from '@kreda/site/page-head';
import type { RenderedPage } from '@kreda/site/server-build';

interface PageParts {
  head: PageHead;
  /** Null where only the browser renders the page. */
  rendered: RenderedPage | null;
  /** The addresses of the scripts that the page needs beside the client's entry. */
  scripts: readonly string[];
  /** The page configuration's main colour, which browsers use around the page. */
  themeColor: string;
}

/** Writes a page into the built index.html: its head, its scripts and its rendered content. */
export function pageHtml(indexHtml: string, { head, rendered, scripts, themeColor }: PageParts): string {
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.tags.map(({ element, attributes }) => `<${element}${attributesOf(attributes)} data-page />`),
    ...scripts.map((href) => `<link${attributesOf({ rel: 'modulepreload', href })} crossorigin />`),
  ];
  // Replaced by functions, since `$` in a replacement string has a meaning.
  const html = indexHtml
    .replace(/<html lang="[^"]*"/, () => `<html lang="${toBcp47(head.language)}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start: string) => start + escapeHtml(themeColor))
    .replace(/<title>[^<]*<\/title>/, () => lines.join('\n    '));
  return rendered === null ? html : afterPaint(html.replace('<div id="root"></div>', () => rootOf(rendered)));
}

/**
 * An inline script that loads the client's scripts after the first paint, which then hydrate the page. So on a slow connection or
 * device no script delays the first paint. A page in a hidden tab is never painted, so it starts at once; any other starts after two
 * seconds at the latest.
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
  // Escaped, so that no text in the answers can end the script element.
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
