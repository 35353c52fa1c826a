import type { PageMarks } from '../pdf/structure-plan.ts';
import type { PageModel, TextRun } from '../read/page-model.ts';

/** Characters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * The runs of each page after which an invisible space is written. Without it, programs that concatenate text in file order would join two
 * words.
 */
export function separateRuns(models: readonly PageModel[], marks: readonly PageMarks[]): ReadonlySet<number>[] {
  return models.map((model, page) => {
    const { runs } = model;
    const isSeparated = (index: number) =>
      model.engine === 1 ? continuesInNextLine(model, marks[page]!, index) : endsBlock(model, marks[page]!, index);
    return new Set([...runs.keys()].filter(isSeparated));
  });
}

/**
 * Engine 1 drops the space at a line's end. It is inferred where the same element continues in the next line, unless the line ends in a
 * hyphen or in an address that was broken after a slash.
 */
function continuesInNextLine({ runs }: PageModel, { runs: marks }: PageMarks, index: number): boolean {
  const [current, next] = [runs[index], runs[index + 1]];
  if (!current || !next || marks[index] === undefined || marks[index] !== marks[index + 1]) return false;
  return current.y !== next.y && !/[\s\-/]$/.test(current.text);
}

/**
 * Engine 2 keeps the spaces of a paragraph, so only ends of blocks and of the page lack one. In right-to-left text it keeps no space at a
 * line's end.
 */
function endsBlock({ runs }: PageModel, { blocks }: PageMarks, index: number): boolean {
  const current = runs[index]!;
  const next: TextRun | undefined = runs[index + 1];
  if (/\s$/.test(current.text)) return false;
  if (!next || blocks[index] === undefined || blocks[index] !== blocks[index + 1]) return true;
  return current.y !== next.y && RIGHT_TO_LEFT.test(current.text);
}
