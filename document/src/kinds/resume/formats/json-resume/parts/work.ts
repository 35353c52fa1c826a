import { isRichTextEmpty, type RichText } from '../../../model/rich-text.ts';
import type { Intake } from '../../intake/intake.ts';
import { listLines, paragraphLines } from '../../intake/rich-lines.ts';
import { readNamedLines, readNamedTexts } from '../named-fields.ts';
import { definePart } from '../part.ts';

/** `Palo Alto, CA, USA` as city and country: the country comes last. */
function readLocation(location: string, intake: Intake) {
  const comma = location.lastIndexOf(',');
  const [city, country] = comma < 0 ? [location, ''] : [location.slice(0, comma), location.slice(comma + 1)];
  return { city: intake.line('location', city.trim()), country: intake.line('location', country.trim()) };
}

/** Achievements are highlights too, after those of the description. */
export const work = definePart({
  key: 'work',
  section: 'experiences',
  sections: ['experiences'],
  toJson: {
    experiences: ({ description, achievements }) => ({
      highlights: [...listLines(description), ...achievementLines(achievements)],
    }),
  },
  fromJson: (entry, intake) => {
    const lines = { ...readNamedLines('experiences', entry, intake), ...readLocation(entry.location, intake) };
    return [{ ...lines, ...readNamedTexts('experiences', entry, intake) }];
  },
});

function achievementLines(blocks: RichText): string[] {
  if (isRichTextEmpty(blocks)) return [];
  return blocks.flatMap((block) => (block.type === 'list' ? listLines([block]) : paragraphLines([block])));
}
