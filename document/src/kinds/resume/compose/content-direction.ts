import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import { countLetters, type Direction, directionOf } from '../../../engine/text/bidi.ts';
import { type RichText, richTextToPlain } from '../model/rich-text.ts';
import type { SectionSlug } from '../model/sections.ts';
import type { ResumeContent, SectionContent } from './content.ts';

/**
 * The writing direction of the user's text in a resume. Headings, dates and addresses do not count: those of all document languages
 * run from left to right. A resume without text runs from left to right, as demo content does.
 *
 * @param isWritten false for a section that shows demo content. A PDF has no demo content and must have the preview's direction.
 */
export function contentDirection(
  { name, profession, sections }: ResumeContent,
  isWritten: (slug: SectionSlug) => boolean = () => true,
): Direction {
  const personal = isWritten('personal-data') ? [countLetters(name), countLetters(profession)] : [];
  const written = sections.filter(({ slug }) => isWritten(slug));
  return directionOf([...personal, ...written.map((section) => lettersOf(section))]);
}

const lettersOf = rememberByIdentity(({ entries }: SectionContent) => {
  const written = entries.flatMap(({ title, subtitle, note, descriptions }) => [
    title,
    subtitle,
    note,
    ...descriptions.map(({ blocks }: { blocks: RichText }) => richTextToPlain(blocks)),
  ]);
  return countLetters(written.join(' '));
});
