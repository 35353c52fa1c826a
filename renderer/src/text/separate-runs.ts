import type { PageMarks } from '../pdf/structure-plan.ts';
import type { PageModel, TextRun } from '../read/page-model.ts';

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * The runs of each page behind which a space is written, where nothing is drawn: programs that join what they read in the order
 * of the file would make one word of two.
 */
export function separateRuns(models: readonly PageModel[], marks: readonly PageMarks[]): ReadonlySet<number>[] {
  return models.map((model, page) => {
    const { runs } = model;
    const isSeparated = (index: number) =>
      model.engine === 1 ? goesOn(model, marks[page]!, index) : endsApart(model, marks[page]!, index);
    return new Set([...runs.keys()].filter(isSeparated));
  });
}

/**
 * Engine 1 drops the space at a line's end, so it is guessed where the same element goes on in the next line. A hyphen or an
 * address cut behind a sign goes on without.
 */
function goesOn({ runs }: PageModel, { runs: marks }: PageMarks, index: number): boolean {
  const [current, next] = [runs[index], runs[index + 1]];
  if (!current || !next || marks[index] === undefined || marks[index] !== marks[index + 1]) return false;
  return current.y !== next.y && !/[\s\-/]$/.test(current.text);
}

/**
 * Engine 2 keeps the spaces of a paragraph, so that only the ends of blocks lack one, the page's end among them. Where letters
 * run from right to left it keeps none at a line's end.
 */
function endsApart({ runs }: PageModel, { blocks }: PageMarks, index: number): boolean {
  const current = runs[index]!;
  const next: TextRun | undefined = runs[index + 1];
  if (/\s$/.test(current.text)) return false;
  if (!next || blocks[index] === undefined || blocks[index] !== blocks[index + 1]) return true;
  return current.y !== next.y && RIGHT_TO_LEFT.test(current.text);
}
