import { toTextHref } from '../compose/href.ts';
import type { Inline } from '../model/rich-text.ts';
import { escapeInline, markdownLink } from './markdown-text.ts';

/**
 * Runs as Markdown: bold, italic and links. Underlining is left out: Markdown has no mark for it.
 *
 * @param escapeText for programs that read only a part of Markdown.
 */
export function markdownInlines(inlines: readonly Inline[], escapeText = escapeInline): string {
  const runs = inlines.filter(({ text }) => text !== '');
  let text = '';
  for (const [index, run] of runs.entries()) {
    const before = [...(runs[index - 1]?.text ?? '')].at(-1) ?? '';
    const after = [...(runs[index + 1]?.text ?? '')].at(0) ?? '';
    const isBesideMark = /(?<!\\)\*$/.test(text);
    text += markedRun(run, isBesideMark ? null : { before, after }, escapeText);
  }
  return text;
}

/** One text in bold. */
export function bold(text: string): string {
  return text === '' ? '' : markdownInlines([{ text, bold: true }]);
}

/** Puts marks next to the words, not next to spaces around them. Without `neighbours` there is no emphasis. */
function markedRun(
  { text, bold: isBold, italic, href }: Inline,
  neighbours: { before: string; after: string } | null,
  escapeText: (text: string) => string,
): string {
  const core = text.trim();
  if (core === '') return text;
  const lead = text.slice(0, text.length - text.trimStart().length);
  const tail = text.slice(text.trimEnd().length);
  const target = href === undefined ? null : toTextHref(href);
  const escaped = escapeText(core);
  const linked = target ? markdownLink(escaped, target) : escaped;
  const marks = `${isBold ? '**' : ''}${italic ? '*' : ''}`;
  const canMark =
    neighbours !== null &&
    !core.includes('\n') &&
    canMarkBetween(lead.at(-1) ?? neighbours.before, target ? '[' : [...core].at(0)!) &&
    canMarkBetween(tail.at(0) ?? neighbours.after, target ? ')' : [...core].at(-1)!);
  return canMark ? `${lead}${marks}${linked}${marks}${tail}` : `${lead}${linked}${tail}`;
}

/**
 * CommonMark's flanking rule: a mark takes effect next to a letter, or if its other side is a space, punctuation or nothing. Some
 * programs take punctuation outside the Basic Multilingual Plane for letters, so it does not count here.
 */
function canMarkBetween(outside: string, inside: string): boolean {
  return /[\p{L}\p{N}]/u.test(inside) || (outside.length < 2 && /^[\s\p{P}]?$/u.test(outside));
}
