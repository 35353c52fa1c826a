import { type RichText, richTextToPlain } from '../model/rich-text.ts';
import { type Direction, directionOf } from '../text/bidi.ts';
import type { ResumeContent } from './content.ts';

/**
 * The direction of what somebody wrote in a resume. Headings, dates and addresses do not count: the languages of documents, and of
 * e-mail, all run from left to right.
 */
export function contentDirection({ name, profession, sections }: ResumeContent): Direction {
  const written = sections.flatMap(({ entries }) =>
    entries.flatMap(({ title, subtitle, note, descriptions }) => [
      title,
      subtitle,
      note,
      ...descriptions.map(({ blocks }: { blocks: RichText }) => richTextToPlain(blocks)),
    ]),
  );
  return directionOf([name, profession, ...written].join(' '));
}
