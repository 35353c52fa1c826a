import { escapeInline, escapeLines } from '../formats/markdown-text.ts';
import { withLineFeeds } from '../model/printable.ts';
import type { Resume } from '../model/resume.ts';
import type { RichText } from '../model/rich-text.ts';
import { materialise } from './materialise.ts';
import type { Overlay } from './overlay.ts';
import { writeRichText } from './rich-markdown.ts';
import { type TranslatableText, translatableTexts } from './translation.ts';

/** What a file for a translator calls things. The names are for people: reading the file back goes by the markers alone. */
export interface TranslationNames {
  title: string;
  section(text: TranslatableText): string;
  /** The entry of a text; empty for texts outside of entries. */
  entry(text: TranslatableText): string;
  field(text: TranslatableText): string;
}

/**
 * The texts of a language version as one Markdown file for a translator (CommonMark): a heading for each section, entry and field, a marker
 * with the text's address in a comment, and the text. Texts that are not translated are in the base's language.
 *
 * @param scope `untranslated` for the texts alone that have no translation.
 */
export function toTranslationMarkdown(
  base: Resume,
  overlay: Overlay,
  { names, scope }: { names: TranslationNames; scope: 'all' | 'untranslated' },
): string {
  const isWanted = ({ address }: TranslatableText) => scope === 'all' || !Object.hasOwn(overlay.overrides, address);
  const texts = translatableTexts(materialise(base, overlay).resume).filter(isWanted);
  const blocks = [heading(1, names.title)];
  for (const [index, text] of texts.entries()) {
    const before = texts[index - 1];
    if (text.section !== before?.section) blocks.push(heading(2, names.section(text)));
    const entry = names.entry(text);
    const isNextEntry = text.entryId !== before?.entryId || text.section !== before.section;
    if (entry !== '' && isNextEntry) blocks.push(heading(3, entry));
    blocks.push(`${heading(4, names.field(text))}\n${markerOf(text.address)}`, writeText(text.value));
  }
  return `${blocks.join('\n\n')}\n`;
}

function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${escapeInline(withLineFeeds(text)).replace(/\s+/g, ' ').trim()}`;
}

function markerOf(address: string): string {
  return `<!-- ${address} -->`;
}

/** A text as Markdown: rich text with its formats, other text line by line. */
export function writeText(value: unknown): string {
  if (Array.isArray(value)) return writeRichText(value as RichText);
  return escapeLines(escapeInline(withLineFeeds(String(value ?? '')))).join('\n');
}
