import { isRichTextEmpty } from '../../../model/rich-text.ts';
import type { Intake } from '../intake.ts';
import { definePart } from '../part.ts';
import { allLines, bulletList, listLines, paragraphLines, paragraphs } from '../rich-lines.ts';
import { commas, writePeriod, writeUrl } from '../written-fields.ts';

/** `Palo Alto, CA, USA` as city and country: the country stands last. */
function readLocation(location: string, intake: Intake) {
  const comma = location.lastIndexOf(',');
  const [city, country] = comma < 0 ? [location, ''] : [location.slice(0, comma), location.slice(comma + 1)];
  return { city: intake.line('location', city.trim()), country: intake.line('location', country.trim()) };
}

/** Description: its paragraphs are the summary, its list items the highlights; achievements are highlights too. */
export const work = definePart({
  key: 'work',
  section: 'experiences',
  toJson: {
    experiences: (entry) => ({
      name: entry.company,
      position: entry.position,
      url: writeUrl(entry.url),
      ...writePeriod(entry),
      summary: paragraphLines(entry.description).join('\n'),
      highlights: [
        ...listLines(entry.description),
        ...(isRichTextEmpty(entry.achievements) ? [] : achievementLines(entry.achievements)),
      ],
      location: commas(entry.city, entry.country),
      description: allLines(entry.companyDescription),
    }),
  },
  fromJson: (entry, intake) => {
    const lines = {
      company: intake.line('name', entry.name),
      position: intake.line('position', entry.position),
      url: intake.address('url', entry.url),
      ...intake.period(entry.startDate, entry.endDate),
      ...readLocation(entry.location, intake),
    };
    const description = intake.richText('summary', [...paragraphs(entry.summary), ...bulletList(entry.highlights)]);
    return [
      { ...lines, description, companyDescription: intake.richText('description', paragraphs(entry.description)) },
    ];
  },
});

function achievementLines(blocks: Parameters<typeof listLines>[0]): string[] {
  return blocks.flatMap((block) => (block.type === 'list' ? listLines([block]) : paragraphLines([block])));
}
