import { authorsAt } from './author-list.ts';
import { smallestOf } from './extremes.ts';
import { bulletOf, joinLines, medianStep } from './paragraphs.ts';
import { type Line, lineText } from './piece.ts';
import { type Citation, LIST_NUMBER, readCitation } from './read-citation.ts';

/** A reference of a list, with its lines. */
export interface CitedEntry {
  lines: Line[];
  text: string;
  /** Null if its parts are not certain. */
  citation: Citation | null;
}

type IsStart = (line: Line, above: Line | undefined) => boolean;

/**
 * Splits a list of references: at numbers or bullets, at lines that hang out to the left, at gaps, or at authors. The way that makes most references
 * readable is taken. Null if most of the text is no references.
 */
export function splitCitations(lines: readonly Line[], owner: string): CitedEntry[] | null {
  let best: { entries: CitedEntry[]; read: number } | null = null;
  for (const isStart of waysToSplit(lines, owner)) {
    const entries = entriesAt(lines, isStart, owner);
    const read = entries.filter(({ citation }) => citation !== null).length;
    const isBetter = best === null || read > best.read || (read === best.read && entries.length < best.entries.length);
    if (read * 2 >= entries.length && isBetter) best = { entries, read };
  }
  return best?.entries ?? null;
}

function waysToSplit(lines: readonly Line[], owner: string): IsStart[] {
  const step = medianStep(lines);
  const left = smallestOf(lines.map(({ cells: [{ x }] }) => x));
  const isMarked = (line: Line) => LIST_NUMBER.test(lineText(line)) || bulletOf(line) !== null;
  const hangs = ({ cells: [{ x }] }: Line) => x > left + 4;
  return [
    isMarked,
    (line: Line) => !hangs(line),
    ({ gapAbove }: Line) => gapAbove === null || gapAbove > step * 1.15,
    (line: Line, above: Line | undefined) =>
      (above === undefined || /[.)\d]$/u.test(lineText(above))) && authorsAt(lineText(line), owner)?.isCertain === true,
  ].filter((isStart) => lines.filter((line, index) => isStart(line, lines[index - 1])).length > 0);
}

function entriesAt(lines: readonly Line[], isStart: IsStart, owner: string): CitedEntry[] {
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const last = groups.at(-1);
    if (last && !isStart(line, lines[index - 1])) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const text = group.reduce((sum, line) => joinLines(sum, lineText(line)), '');
    const words = bulletOf(group[0]!) === null ? text : text.replace(/^\S\s*/u, '');
    return { lines: group, text: words.replace(LIST_NUMBER, ''), citation: readCitation(words, owner) };
  });
}
