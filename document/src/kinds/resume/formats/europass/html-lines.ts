import { toPrintable } from '../../model/printable.ts';
import { type Inline, isRichTextEmpty, type RichText } from '../../model/rich-text.ts';

/** What a line of text is. */
export type LineKind = { type: 'paragraph' } | { type: 'item'; style: 'bulleted' | 'numbered'; level: number };

interface Line {
  kind: LineKind;
  runs: Inline[];
}

/** The most runs of a line, and the longest address of a link (`rich-text.ts`). */
const MAX_RUNS = 2_000;
const MAX_HREF_CHARACTERS = 2_000;

/** No field takes a longer text. What follows is kept without its lines and looks, so that a hostile text takes no memory. */
const MAX_CHARACTERS = 100_000;
const MAX_LINES = 20_000;

/** Collects the lines of a text while HTML is read. */
export interface HtmlLines {
  write(run: Inline): void;
  /** A line break inside a line. */
  lineFeed(): void;
  /** Starts a line of a kind, unless the current one is of it and still empty. */
  start(kind: LineKind): void;
  /** Ends a line; what follows is a paragraph. */
  end(): void;
  /** A block starts or ends: a new paragraph, or a new line in the same item of a list. */
  block(): void;
  finish(): RichText;
}

export function createLines({ keepsLineEnds }: { keepsLineEnds: boolean }): HtmlLines {
  const lines: Line[] = [];
  let line: Line = { kind: { type: 'paragraph' }, runs: [] };
  const isBlank = () => line.runs.every(({ text }) => text.trim() === '');
  let characters = 0;
  const further: string[] = [];
  const isFull = () => characters > MAX_CHARACTERS || lines.length > MAX_LINES;
  const start = (kind: LineKind) => {
    if (isFull()) {
      further.push(' ');
      return;
    }
    lines.push(line);
    line = { kind, runs: [] };
  };
  return {
    write(run) {
      const text = keepsLineEnds ? run.text : run.text.replace(/[ \t\n\r\f]+/g, ' ');
      characters += text.length;
      if (isFull()) further.push(text);
      else if (text !== '') line.runs.push({ ...run, text });
    },
    lineFeed() {
      characters++;
      if (isFull()) further.push(' ');
      else line.runs.push({ text: '\n' });
    },
    start,
    end() {
      start({ type: 'paragraph' });
    },
    block() {
      if (line.kind.type === 'paragraph') start({ type: 'paragraph' });
      else if (isFull()) further.push(' ');
      else if (!isBlank()) line.runs.push({ text: '\n' });
    },
    finish() {
      lines.push(line);
      if (further.length > 0) lines.push({ kind: { type: 'paragraph' }, runs: [{ text: further.join('') }] });
      return toBlocks(lines.map(({ kind, runs }) => ({ kind, runs: tidyRuns(runs) })));
    },
  };
}

function toBlocks(lines: readonly Line[]): RichText {
  const blocks: RichText = [];
  for (const { kind, runs } of lines) {
    if (isRichTextEmpty([{ type: 'paragraph', children: runs }])) continue;
    const last = blocks.at(-1);
    if (kind.type === 'paragraph') blocks.push({ type: 'paragraph', children: runs });
    else if (last?.type === 'list' && (last.style === kind.style || kind.level > 0) && last.items.length < 500) {
      last.items.push({ level: kind.level, children: runs });
    } else blocks.push({ type: 'list', style: kind.style, items: [{ level: kind.level, children: runs }] });
  }
  return blocks;
}

function looksAlike(one: Inline, other: Inline): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.underline === other.underline &&
    one.href === other.href
  );
}

/** Joins runs of one look, and removes the white space that HTML does not show. */
function tidyRuns(runs: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  /** The end of the line so far, to see whether a space is shown. */
  let isAfterSpace = true;
  for (const run of runs) {
    const { href, ...plain } = run;
    const text = toPrintable(isAfterSpace ? run.text.replace(/^ +/, '') : run.text);
    if (text === '') continue;
    isAfterSpace = /[ \n]$/.test(text);
    const shown: Inline =
      href === undefined || href.length > MAX_HREF_CHARACTERS ? { ...plain, text } : { ...run, text };
    const last = joined.at(-1);
    if (last && looksAlike(last, shown)) last.text += text;
    else joined.push({ ...shown });
  }
  const tidy = trimRuns(
    joined.map((run) => ({ ...run, text: run.text.replace(/ +\n/g, '\n').replace(/\n{2,}/g, '\n') })),
  );
  return tidy.length <= MAX_RUNS ? tidy : [{ text: tidy.map(({ text }) => text).join('') }];
}

function trimRuns(runs: Inline[]): Inline[] {
  const trimmed = [...runs];
  while (trimmed.length > 0 && trimmed[0]!.text.trimStart() === '') trimmed.shift();
  while (trimmed.length > 0 && trimmed.at(-1)!.text.trimEnd() === '') trimmed.pop();
  if (trimmed.length === 0) return [];
  trimmed[0] = { ...trimmed[0]!, text: trimmed[0]!.text.trimStart() };
  trimmed[trimmed.length - 1] = { ...trimmed.at(-1)!, text: trimmed.at(-1)!.text.trimEnd() };
  return trimmed;
}
