import { definePart } from '../part.ts';
import { bulletList, listLines, paragraphLines, paragraphs } from '../rich-lines.ts';
import { commas, writePeriod, writeUrl } from '../written-fields.ts';

/** Highlights are the description's list; for whom it was made, its kind and its keywords are paragraphs after it. */
export const projects = definePart({
  key: 'projects',
  section: 'projects',
  toJson: {
    projects: (entry) => ({
      name: entry.name,
      description: paragraphLines(entry.description).join('\n'),
      highlights: listLines(entry.description),
      ...writePeriod(entry),
      url: writeUrl(entry.url),
      roles: entry.role === '' ? [] : [entry.role],
    }),
  },
  fromJson: (entry, intake) => {
    const lines = {
      name: intake.line('name', entry.name),
      role: intake.line('roles', entry.roles.join(', ')),
      url: intake.address('url', entry.url),
      ...intake.period(entry.startDate, entry.endDate),
    };
    const blocks = [
      ...paragraphs(entry.description),
      ...bulletList(entry.highlights),
      ...paragraphs(commas(entry.entity, entry.type), entry.keywords.join(', ')),
    ];
    return [{ ...lines, description: intake.richText('description', blocks) }];
  },
});
