import { definePart } from '../part.ts';
import { paragraphs } from '../rich-lines.ts';

/** Only read: a resume has no publications, so they become projects, with the publisher before the summary. */
export const publications = definePart({
  key: 'publications',
  section: 'projects',
  sections: [],
  fromJson: (entry, intake) => {
    const lines = {
      name: intake.line('name', entry.name),
      url: intake.address('url', entry.url),
      dateFrom: intake.month('releaseDate', entry.releaseDate),
    };
    return [{ ...lines, description: intake.richText('summary', paragraphs(entry.publisher, entry.summary)) }];
  },
});
