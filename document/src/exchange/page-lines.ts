import { pageRuns } from './page-runs.ts';

/** Runs whose baselines are nearer than this stand in one line, px: a superior or an icon's label beside its text. */
const SAME_LINE_PX = 2;
/** More than this from baseline to baseline is the room between paragraphs, px. */
const PARAGRAPH_PX = 34;

/**
 * The text of a page SVG in the order in which a program reads it from the PDF, line by line; an empty line where there is room
 * between two lines, or where the next column begins.
 */
export function pageLines(svg: string): string[] {
  const lines: string[] = [];
  let last: { xPx: number; yPx: number } | null = null;
  for (const run of pageRuns(svg)) {
    const stepPx = last ? run.yPx - last.yPx : 0;
    const isSameLine = last !== null && Math.abs(stepPx) < SAME_LINE_PX && run.xPx >= last.xPx;
    if (last && isSameLine) lines[lines.length - 1] += ` ${run.text.trim()}`;
    else {
      if (last && (stepPx > PARAGRAPH_PX || stepPx < -SAME_LINE_PX)) lines.push('');
      lines.push(run.text.trim());
    }
    last = run;
  }
  return lines.map((line) => line.replace(/\s+/g, ' '));
}
