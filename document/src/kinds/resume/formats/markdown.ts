import { composeResume } from '../compose/compose.ts';
import type { ContactItem, EntryContent, ResumeContent, SectionContent } from '../compose/content.ts';
import type { Resume } from '../model/resume.ts';
import type { Inline, RichTextBlock } from '../model/rich-text.ts';
import { factWords, isCompact, itemNumbers, joined, levelWords } from './entry-words.ts';
import { bold, markdownInlines } from './markdown-inline.ts';
import { breakLines, escapeInline, escapeLines, markdownLink } from './markdown-text.ts';

/**
 * A resume's printed content as Markdown (CommonMark), in the resume's order: the name and sections as headings, lists, links and
 * emphasis. Typed characters that have a meaning in Markdown are escaped. Hidden sections, entries and fields are left out. Ends
 * with a line break.
 */
export function toMarkdown(resume: Resume): string {
  const content = composeResume(resume);
  const blocks = [
    heading(1, content.name),
    breakLines(escapeLines(bold(content.profession))),
    contacts(content),
    ...content.sections.flatMap(section),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function heading(level: number, text: string): string {
  const line = escapeInline(text).replace(/\s+/g, ' ');
  return text === '' ? '' : `${'#'.repeat(level)} ${line}`;
}

function textLines(text: string): string[] {
  return escapeLines(escapeInline(text));
}

function link({ text, href }: Pick<ContactItem, 'text' | 'href'>): string {
  const escaped = escapeInline(text);
  return href === null ? breakLines(escapeLines(escaped)) : markdownLink(escaped, href);
}

function contacts(content: ResumeContent): string {
  const items = [...content.contacts.map(link), ...content.facts.map((fact) => breakLines(textLines(factWords(fact))))];
  return items.map((item) => `- ${item}`).join('\n');
}

function section(content: SectionContent): string[] {
  const { title, entries } = content;
  const top = title === '' ? '---' : heading(2, title);
  if (isCompact(content)) return [top, entries.map((item) => compactEntry(item, content)).join('\n')];
  return [top, ...entries.flatMap((item) => entry(item, content))];
}

function compactEntry(item: EntryContent, content: SectionContent): string {
  const name = joined(' – ', bold(item.title), escapeInline(levelWords(item, content)));
  return `- ${breakLines([...escapeLines(name), ...textLines(item.note)], '  ')}`;
}

function entry(item: EntryContent, content: SectionContent): string[] {
  const lines = [
    ...escapeLines(bold(item.subtitle)),
    ...textLines(joined(' · ', item.period, item.place, levelWords(item, content))),
    ...(item.link ? [link(item.link)] : []),
    ...textLines(item.note),
  ];
  return [
    heading(3, item.title),
    breakLines(lines),
    ...item.descriptions.flatMap(({ blocks }) => blocks.map((block) => markdownBlock(block))),
  ];
}

/**
 * A paragraph or a list as Markdown.
 *
 * @param inlines writes the runs of one line.
 */
export function markdownBlock(
  content: RichTextBlock,
  inlines = (runs: readonly Inline[]) => markdownInlines(runs),
): string {
  if (content.type === 'paragraph') return breakLines(escapeLines(inlines(content.children)));
  const isNumbered = content.style === 'numbered';
  const numbers = itemNumbers(content.items);
  let depth = -1;
  return content.items
    .map(({ level, children }, index) => {
      // An item may be only one level deeper than the one before: Markdown would read a deeper one as code.
      depth = Math.min(level, depth + 1);
      const indent = (isNumbered ? '    ' : '  ').repeat(depth);
      const lines = escapeLines(inlines(children));
      const mark = isNumbered ? `${numbers[index]}.` : '-';
      return `${indent}${mark} ${breakLines(lines, `${indent}${isNumbered ? '    ' : '  '}`)}`;
    })
    .join('\n');
}
