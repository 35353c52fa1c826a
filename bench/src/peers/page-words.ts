import { pageRuns } from '@kreda/document/engine/page-runs';
import { wordsOf } from './contender.ts';

/** The words of page SVGs in file order. Adjacent runs on a line may share a word, for example if a part of it is bold. */
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
