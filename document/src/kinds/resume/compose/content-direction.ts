import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import { countLetters, type Direction, directionOf } from '../../../engine/text/bidi.ts';
import { type RichText, richTextToPlain } from '../model/rich-text.ts';
import type { SectionSlug } from '../model/sections.ts';
import type { ResumeContent, SectionContent } from './content.ts';

/**
 * The direction of what somebody wrote in a resume. Headings, dates and addresses do not count: the languages of documents, and of
 * e-mail, all run from left to right. Where nothing was written the direction is that of the examples, which run from left to right too.
 *
 * @param isWritten false for a section that shows an example: the PDF goes without examples and must have the preview's direction.
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
