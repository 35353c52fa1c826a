import { definePart } from '../part.ts';
import { allLines, paragraphs } from '../rich-lines.ts';

export const awards = definePart({
  key: 'awards',
  section: 'awards',
  toJson: {
    awards: (entry) => ({
      title: entry.name,
      date: entry.date || entry.dateTo || entry.dateFrom,
      awarder: entry.organizer,
      summary: allLines(entry.description),
    }),
  },
  fromJson: (entry, intake) => {
    const lines = {
      name: intake.line('title', entry.title),
      organizer: intake.line('awarder', entry.awarder),
      date: intake.month('date', entry.date),
    };
    return [{ ...lines, description: intake.richText('summary', paragraphs(entry.summary)) }];
  },
});
