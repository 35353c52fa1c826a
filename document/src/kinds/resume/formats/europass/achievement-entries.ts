import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import type { Inline, RichText, RichTextBlock } from '../../model/rich-text.ts';
import { inlineText } from '../inline-text.ts';

/** An entry that was read from a text: Europass has no fields for what is inside an achievement. */
export interface TextEntry {
  title: string;
  url: string;
  description: RichText;
}

/** A list gives an entry for each item. Of other texts, the first line is the title, and the rest the description. */
export function toEntries(blocks: RichText): TextEntry[] {
  const [first, ...others] = blocks;
  if (!first) return [];
  if (first.type === 'list') {
    const isFlat = others.length === 0 && first.items.every(({ level }) => level === 0);
    if (isFlat) return first.items.map(({ children }) => ({ ...titleOf(children), description: [] }));
    const [item, ...items] = first.items;
    const rest: RichTextBlock[] = items.length === 0 ? [] : [{ ...first, items }];
    return [{ ...titleOf(item!.children), description: [...rest, ...others] }];
  }
  const { line, rest } = splitFirstLine(first.children);
  const continued: RichTextBlock[] = rest.length === 0 ? [] : [{ type: 'paragraph', children: rest }];
  return [{ ...titleOf(line), description: [...continued, ...others] }];
}

/** The only link of a title is the entry's address. */
function titleOf(line: readonly Inline[]): { title: string; url: string } {
  const hrefs = new Set(line.flatMap(({ href }) => (href === undefined ? [] : [href])));
  const [href = ''] = hrefs;
  if (hrefs.size !== 1 || href.length > MAX_LINE_CHARACTERS) return { title: inlineText(line), url: '' };
  return { title: line.map(({ text }) => text).join(''), url: href };
}

function splitFirstLine(runs: readonly Inline[]): { line: Inline[]; rest: Inline[] } {
  const at = runs.findIndex(({ text }) => text.includes('\n'));
  const run = runs[at];
  if (!run) return { line: [...runs], rest: [] };
  const end = run.text.indexOf('\n');
  const before = { ...run, text: run.text.slice(0, end) };
  const after = { ...run, text: run.text.slice(end + 1) };
  return {
    line: [...runs.slice(0, at), before],
    rest: [after, ...runs.slice(at + 1)].filter(({ text }) => text !== ''),
  };
}
