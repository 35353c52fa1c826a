import type { PageMarks } from '../pdf/structure-plan.ts';
import type { PageModel } from '../read/page-model.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { FontBook } from './font-book.ts';
import { CSS_PX, pointSpace } from './page-space.ts';
import { separateRuns } from './separate-runs.ts';
import { type ShapedRun, shapeRun } from './shape.ts';
import { createTextLayer } from './text-layer.ts';

// About 10 ms of shaping and writing. A run of a few characters costs as much as one of `shortestRun`.
const charactersBetweenYields = 5_000;
const shortestRun = 20;

/** A page's shaped runs in order, and the operators that write them. */
export interface WrittenText {
  runs: ShapedRun[];
  operators: string;
}

export interface TextOptions {
  book: FontBook;
  /** By page. */
  marks: readonly PageMarks[];
  /** Whether the runs are painted, or invisible over a raster. */
  visible: boolean;
}

/**
 * Shapes the runs of all pages and writes each at once, so that no glyphs are kept.
 *
 * @throws the signal's reason once it is aborted.
 */
export async function writeTexts(
  models: readonly PageModel[],
  { book, marks, visible }: TextOptions,
  signal: AbortSignal,
): Promise<WrittenText[]> {
  const pages: WrittenText[] = [];
  const separated = separateRuns(models, marks);
  let characters = 0;
  for (const [page, { runs, engine, size }] of models.entries()) {
    const space = engine === 1 ? CSS_PX : pointSpace(size);
    const ofPage = { marks: marks[page]!.runs, separated: separated[page]! };
    const layer = createTextLayer(book, { space, visible, engine, ...ofPage });
    const shapedRuns: ShapedRun[] = [];
    for (let index = 0; index < runs.length; index++) {
      const run = runs[index]!;
      const { shaped, glyphs } = shapeRun(run);
      layer.write(index, shaped, glyphs);
      shapedRuns.push(shaped);
      characters += Math.max(shortestRun, run.text.length);
      if (characters < charactersBetweenYields) continue;
      characters = 0;
      await yieldToEventLoop(signal);
    }
    pages.push({ runs: shapedRuns, operators: layer.operators() });
  }
  return pages;
}
