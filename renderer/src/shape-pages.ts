import { breathe } from './breathe.ts';
import type { PageModel } from './page-model.ts';
import { type ShapedRun, shapeRun } from './shape.ts';

// Some 10 ms of shaping. A run of a few characters costs as much as one of `shortestRun`.
const charactersBetweenBreaths = 5_000;
const shortestRun = 20;

/** Shapes the runs of all pages, in order. @throws the signal's reason once it is aborted. */
export async function shapePages(models: PageModel[], signal: AbortSignal): Promise<ShapedRun[][]> {
  const pages: ShapedRun[][] = [];
  let characters = 0;
  for (const { runs } of models) {
    const shaped: ShapedRun[] = [];
    for (const run of runs) {
      shaped.push(shapeRun(run));
      characters += Math.max(shortestRun, run.text.length);
      if (characters < charactersBetweenBreaths) continue;
      characters = 0;
      await breathe(signal);
    }
    pages.push(shaped);
  }
  return pages;
}
