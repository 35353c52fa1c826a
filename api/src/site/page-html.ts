import { toBcp47 } from '@kreda/document/model/languages';
import type { DrawnPage } from '../../../web/src/app/drawn-page.ts';
import type { PageHead } from '../../../web/src/app/page-head.ts';
import { escapeHtml } from '../escape-html.ts';

interface PageParts {
  head: PageHead;
  /** Null where the browser draws the page. */
  drawn: DrawnPage | null;
  /** What the page needs beside the client's entry, as addresses. */
  files: { styles: readonly string[]; scripts: readonly string[] };
}

/** Writes a page into the built index.html: its head, what it needs, and what was drawn of it. */
export function pageHtml(indexHtml: string, { head, drawn, files }: PageParts): string {
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.tags.map(({ element, attributes }) => `<${element}${attributesOf(attributes)} data-page />`),
    ...files.styles.map((href) => `<link${attributesOf({ rel: 'stylesheet', href })} crossorigin />`),
    ...files.scripts.map((href) => `<link${attributesOf({ rel: 'modulepreload', href })} crossorigin />`),
  ];
  // Replacing by functions: a `$` in a text is no pattern.
  const html = indexHtml
    .replace(/<html lang="[^"]*"/, () => `<html lang="${toBcp47(head.language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => lines.join('\n    '));
  return drawn === null ? html : afterStyles(html.replace('<div id="root"></div>', () => rootOf(drawn)));
}

/** A page that is there to be read waits for its looks alone: what makes it alive comes after them. */
function afterStyles(html: string): string {
  return html.replace(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"');
}

function rootOf({ html, state }: DrawnPage): string {
  // A text in the answers that looks like the end of a script is none.
  const json = state.replaceAll('<', '\\u003c');
  return `<div id="root">${html}</div>\n    <script type="application/json" id="page-state">${json}</script>`;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
