import { pageRuns } from '@kreda/document/engine/page-runs';
import { wordsOf } from './contender.ts';

/** Words of page SVGs in file order. Runs that follow each other on a line make words together, as those of a bold part do. */
export function wordsOfPages(pages: readonly string[]): string[] {
  const lines = pages.flatMap((svg) =>
    Array.from(svg.replace(/<\/?a\b[^>]*>/g, '').matchAll(/(?:<text [^>]*>[^<]*<\/text>)+/g), ([paragraph]) => {
      const texts = new Map<number, string>();
      for (const { yPx, text } of pageRuns(paragraph)) texts.set(yPx, (texts.get(yPx) ?? '') + text);
      return [...texts.values()];
    }).flat(),
  );
  return wordsOf(lines);
}
