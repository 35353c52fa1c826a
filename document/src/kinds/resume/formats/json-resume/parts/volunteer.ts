import { definePart } from '../part.ts';
import { bulletList, listLines, paragraphLines, paragraphs } from '../rich-lines.ts';
import { writePeriod, writeUrl } from '../written-fields.ts';

export const volunteer = definePart({
  key: 'volunteer',
  section: 'volunteering',
  toJson: {
    volunteering: (entry) => ({
      organization: entry.name,
      position: entry.role,
      url: writeUrl(entry.url),
      ...writePeriod(entry),
      summary: paragraphLines(entry.description).join('\n'),
      highlights: listLines(entry.description),
    }),
  },
  fromJson: (entry, intake) => {
    const lines = {
      name: intake.line('organization', entry.organization),
      role: intake.line('position', entry.position),
      url: intake.address('url', entry.url),
      ...intake.period(entry.startDate, entry.endDate),
    };
    const blocks = [...paragraphs(entry.summary), ...bulletList(entry.highlights)];
    return [{ ...lines, description: intake.richText('summary', blocks) }];
  },
});
