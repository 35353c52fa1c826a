import markdownIt from 'markdown-it';
import { markdownBlock } from '../formats/markdown.ts';
import { markdownInlines } from '../formats/markdown-inline.ts';
import { type Inline, type ListItem, MAX_LIST_LEVEL, type RichText } from '../model/rich-text.ts';

/** A look of rich text that can be lost on the way through a translator's program. */
export const TEXT_FORMATS = ['bold', 'italic', 'underline', 'link', 'list'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** Rich text as Markdown. Markdown has no underlining: it is written as HTML does it, which Markdown allows. */
export function writeRichText(blocks: RichText): string {
  return blocks
    .map((block) => markdownBlock(block, underlinedInlines))
    .filter((text) => text !== '')
    .join('\n\n');
}

function underlinedInlines(inlines: readonly Inline[]): string {
  let text = '';
  for (let start = 0; start < inlines.length; ) {
    const isUnderlined = inlines[start]!.underline === true;
    const next = inlines.findIndex(({ underline }, at) => at > start && (underline === true) !== isUnderlined);
    const end = next < 0 ? inlines.length : next;
    const written = markdownInlines(inlines.slice(start, end));
    text += isUnderlined && written.trim() !== '' ? `<u>${written}</u>` : written;
    start = end;
  }
  return text;
}

// What the model does not have stays text as it was typed: code, quotations, images, headings of other programs.
const markdown = markdownIt('commonmark', { html: true }).disable(
  ['code', 'fence', 'blockquote', 'hr', 'heading', 'lheading', 'html_block', 'reference', 'backticks', 'image'],
  true,
);
// Addresses stay as they are written.
markdown.normalizeLink = (url) => url;

/** Markdown as rich text: paragraphs, lists, bold, italic, underlining and links. */
export function readRichText(text: string): RichText {
  const blocks: RichText = [];
  const lists: ('bulleted' | 'numbered')[] = [];
  for (const token of markdown.parse(text, {})) {
    if (token.type === 'bullet_list_open') lists.push('bulleted');
    else if (token.type === 'ordered_list_open') lists.push('numbered');
    if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
      // A list in a list is a deeper level of the outer one.
      if (lists.length === 1) blocks.push({ type: 'list', style: lists[0]!, items: [] });
    } else if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop();
    else if (token.type === 'inline') {
      const children = runsOf(token.children ?? []);
      if (children.length === 0) continue;
      const list = blocks.at(-1);
      if (lists.length > 0 && list?.type === 'list')
        list.items.push({ level: Math.min(lists.length - 1, MAX_LIST_LEVEL), children } satisfies ListItem);
      else blocks.push({ type: 'paragraph', children });
    }
  }
  return blocks.filter((block) => block.type === 'paragraph' || block.items.length > 0);
}

const inlineMarkdown = markdownIt('zero').enable(['escape', 'entity']);

/** One line of Markdown as plain text: only escaped characters have a meaning, so that a mark that the translator typed stays. */
export function readPlainLine(line: string): string {
  const [block] = inlineMarkdown.parseInline(line.trim(), {});
  return (block?.children ?? []).map(({ content }) => content).join('');
}

type Token = ReturnType<typeof markdown.parse>[number];

function runsOf(tokens: readonly Token[]): Inline[] {
  const runs: Inline[] = [];
  const open = { bold: 0, italic: 0, underline: 0, href: '' };
  for (const { type, content, attrGet, ...token } of tokens.map(asRead)) {
    if (type === 'strong_open') open.bold += 1;
    else if (type === 'strong_close') open.bold -= 1;
    else if (type === 'em_open') open.italic += 1;
    else if (type === 'em_close') open.italic -= 1;
    else if (type === 'html_inline' && /^<u>$/i.test(content)) open.underline += 1;
    else if (type === 'html_inline' && /^<\/u>$/i.test(content)) open.underline = Math.max(0, open.underline - 1);
    else if (type === 'link_open') open.href = attrGet('href').slice(0, 2_000);
    else if (type === 'link_close') open.href = '';
    else addRun(runs, token.text, open);
  }
  return runs;
}

/** A line that the translator's program wrapped goes on; one that the text itself breaks stays broken. */
function asRead(token: Token) {
  const text = token.type === 'softbreak' ? ' ' : token.type === 'hardbreak' ? '\n' : token.content;
  return {
    type: token.type,
    content: token.content,
    text,
    attrGet: (name: string) => String(token.attrGet(name) ?? ''),
  };
}

function addRun(runs: Inline[], text: string, open: { bold: number; italic: number; underline: number; href: string }) {
  if (text === '') return;
  const look = {
    ...(open.bold > 0 ? { bold: true as const } : {}),
    ...(open.italic > 0 ? { italic: true as const } : {}),
    ...(open.underline > 0 ? { underline: true as const } : {}),
    ...(open.href === '' ? {} : { href: open.href }),
  };
  const last = runs.at(-1);
  const isSame =
    last?.bold === look.bold &&
    last?.italic === look.italic &&
    last?.underline === look.underline &&
    last?.href === look.href;
  if (last && isSame) last.text += text;
  else runs.push({ text, ...look });
}

/** The formats that the first text has and the second has not. */
export function lostFormats(before: RichText, after: RichText): TextFormat[] {
  const kept = formatsOf(after);
  return TEXT_FORMATS.filter((format) => formatsOf(before).has(format) && !kept.has(format));
}

function formatsOf(blocks: RichText): Set<TextFormat> {
  const inlines = blocks.flatMap((block) =>
    block.type === 'paragraph' ? block.children : block.items.flatMap(({ children }) => children),
  );
  const has = (name: 'bold' | 'italic' | 'underline' | 'href') =>
    inlines.some((run) => run[name] !== undefined && run.text.trim() !== '');
  return new Set(
    TEXT_FORMATS.filter((format) => {
      if (format === 'list') return blocks.some(({ type }) => type === 'list');
      return has(format === 'link' ? 'href' : format);
    }),
  );
}
