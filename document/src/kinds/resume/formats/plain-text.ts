import { composeResume } from '../compose/compose.ts';
import type { EntryContent, ResumeContent, SectionContent } from '../compose/content.ts';
import type { Resume } from '../model/resume.ts';
import { blockText } from './block-text.ts';
import { factWords, isCompact, joined, levelWords } from './entry-words.ts';

/**
 * A resume's printed content as plain text, in the resume's order. Headings are underlined, list items marked; a link's address
 * follows in brackets if it is not the link's text. Hidden sections, entries and fields are left out. Ends with a line break.
 */
export function toPlainText(resume: Resume): string {
  const content = composeResume(resume);
  const parts = [head(content), contacts(content), ...content.sections.map(section)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function head({ name, profession }: ResumeContent): string {
  return joined('\n', name, profession);
}

function contacts(content: ResumeContent): string {
  return joined('\n', ...content.contacts.map(({ text }) => text), ...content.facts.map(factWords));
}

function section(content: SectionContent): string {
  const { title, entries } = content;
  const heading = title === '' ? '' : `${title}\n${'-'.repeat(title.length)}`;
  const texts = entries.map((item) => (isCompact(content) ? compactEntry(item, content) : entry(item, content)));
  return joined('\n', heading, texts.join(isCompact(content) ? '\n' : '\n\n'));
}

function compactEntry(item: EntryContent, content: SectionContent): string {
  const name = joined(' – ', item.title, levelWords(item, content));
  const lines = joined('\n', name, item.note).split('\n');
  return `- ${lines.join('\n  ')}`;
}

function entry(item: EntryContent, content: SectionContent): string {
  return joined(
    '\n',
    item.title,
    item.subtitle,
    joined(' · ', item.period, item.place, levelWords(item, content)),
    item.link?.text ?? '',
    item.note,
    ...item.descriptions.flatMap(({ blocks }) => blocks.map(blockText)),
  );
}
