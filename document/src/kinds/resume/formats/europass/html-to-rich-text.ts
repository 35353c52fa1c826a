import { Parser } from 'htmlparser2';
import { MAX_LIST_LEVEL, type RichText } from '../../model/rich-text.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import { createLines, type LineKind } from './html-lines.ts';
import { HTML_NAMES } from './html-names.ts';

/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd div dl dt figcaption figure footer header hr main nav p pre section table tr'.split(
    ' ',
  ),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);
/** Elements that are dropped with their content, since they have no readable text. */
const SILENT = new Set(['script', 'style', 'head']);
const BOLD = new Set(['b', 'strong']);
const ITALIC = new Set(['i', 'em', 'cite', 'dfn', 'var']);
const UNDERLINED = new Set(['u', 'ins']);

/** No text needs more; a hostile one would make the parser slow. */
const MAX_DEPTH = 100;
class TooDeepError extends Error {}

/**
 * A text of a Europass file as blocks. Most of them are HTML, as the editors of Europass write it; a text without tags keeps its line
 * ends. No text is dropped: unknown tags stay as they were typed.
 */
export function htmlToRichText(source: string): RichText {
  const hasTags = hasHtmlTags(source);
  if (!hasTags && !/&(?:[a-z]\w{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i.test(source)) return paragraphs(source);
  try {
    return readHtml(source, hasTags);
  } catch (error) {
    if (error instanceof TooDeepError) return paragraphs(source);
    throw error;
  }
}

function hasHtmlTags(source: string): boolean {
  for (const [, name = ''] of source.matchAll(/<\/?([a-z][a-z0-9]*)/gi)) if (isHtmlName(name)) return true;
  return false;
}

function isHtmlName(name: string): boolean {
  return HTML_NAMES.has(name.toLowerCase());
}

interface OpenElement {
  name: string;
  bold?: true;
  italic?: true;
  underline?: true;
  href?: string;
}

function readHtml(source: string, hasTags: boolean): RichText {
  const lines = createLines({ keepsLineEnds: !hasTags });
  const open: OpenElement[] = [];
  /** The style of each list that is open. */
  const lists: ('bulleted' | 'numbered')[] = [];
  let silentInside = 0;
  let end = 0;

  const write = (text: string) => {
    if (silentInside > 0) return;
    const href = open.findLast((element) => element.href !== undefined)?.href;
    lines.write({
      text,
      ...(open.some(({ bold }) => bold) ? { bold: true } : {}),
      ...(open.some(({ italic }) => italic) ? { italic: true } : {}),
      ...(open.some(({ underline }) => underline) ? { underline: true } : {}),
      ...(href === undefined ? {} : { href }),
    });
  };
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      end = parser.endIndex + 1;
      if (open.length >= MAX_DEPTH) throw new TooDeepError();
      open.push(openElement(name, attributes));
      if (SILENT.has(name)) silentInside++;
      else if (!isHtmlName(name)) write(source.slice(parser.startIndex, parser.endIndex + 1));
      else if (name === 'br') lines.lineFeed();
      else if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? 'numbered' : 'bulleted');
      else if (name === 'li') lines.start(itemKind(lists, attributes));
      else if (name === 'td' || name === 'th') write(' ');
      else if (name === 'img') write(attributes.alt ?? '');
      else if (BLOCKS.has(name) || HEADINGS.has(name)) lines.block();
    },
    ontext(text) {
      // At the end of a text, the parser drops the bracket of a tag that has only a name.
      const isCut = source[end] === '<' && end + 1 + text.length === source.length && source.endsWith(text);
      write(isCut ? `<${text}` : text);
      end = parser.endIndex + 1;
    },
    onclosetag(name, isImplied) {
      if (!isImplied) end = parser.endIndex + 1;
      open.pop();
      if (SILENT.has(name)) silentInside--;
      else if (name === 'ul' || name === 'ol') {
        lists.pop();
        if (lists.length === 0) lines.start({ type: 'paragraph' });
      } else if (name === 'li') lines.end();
      else if ((BLOCKS.has(name) || HEADINGS.has(name)) && name !== 'th') lines.block();
    },
  });
  parser.end(source);
  // The parser drops a tag that the text ends in: "1 <b".
  if (end < source.length && /^<[^!/?]/.test(source.slice(end))) write(source.slice(end));
  return lines.finish();
}

function openElement(name: string, { href, style = '' }: Record<string, string>): OpenElement {
  return {
    name,
    ...(BOLD.has(name) || HEADINGS.has(name) || /font-weight\s*:\s*(bold|[6-9]00)/i.test(style) ? { bold: true } : {}),
    ...(ITALIC.has(name) || /font-style\s*:\s*italic/i.test(style) ? { italic: true } : {}),
    ...(UNDERLINED.has(name) || isUnderlined(style) ? { underline: true } : {}),
    ...(name === 'a' && href !== undefined && isAddress(href) ? { href: href.trim() } : {}),
  };
}

/** Declaration by declaration: one pattern for the whole style would take quadratic time. */
function isUnderlined(style: string): boolean {
  return style
    .split(';')
    .some((declaration) => /^\s*text-decoration[\w-]*\s*:/i.test(declaration) && /underline/i.test(declaration));
}

/** Not an address that a browser would run. Browsers ignore control characters in a scheme. */
function isAddress(href: string): boolean {
  const compact = href.replace(/[\p{Cc}\s]/gu, '');
  return compact !== '' && (/^(https?|mailto|tel):/i.test(compact) || !/^[a-z][a-z\d+.-]*:/i.test(compact));
}

/** The editor of the European portal says an item's kind and depth by attributes; other HTML says them by the lists around it. */
function itemKind(lists: readonly ('bulleted' | 'numbered')[], attributes: Record<string, string>): LineKind {
  const indent = Number(/ql-indent-(\d)/.exec(attributes.class ?? '')?.[1] ?? 0);
  const listed = attributes['data-list'];
  return {
    type: 'item',
    style: listed === 'bullet' ? 'bulleted' : listed === 'ordered' ? 'numbered' : (lists[0] ?? 'bulleted'),
    level: Math.min(MAX_LIST_LEVEL, Math.max(0, lists.length - 1) + indent),
  };
}
