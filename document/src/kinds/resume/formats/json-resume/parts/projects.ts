import { CUSTOM_SECTIONS } from '../../../model/custom-sections.ts';
import { commas } from '../../commas.ts';
import { bulletList, paragraphs } from '../../intake/rich-lines.ts';
import { readNamedLines } from '../named-fields.ts';
import { definePart } from '../part.ts';

/** Projects, and sections of the user's own, which the format has no list for. Reading adds entity, type and keywords as paragraphs after the description. */
export const projects = definePart({
  key: 'projects',
  section: 'projects',
  sections: ['projects', ...CUSTOM_SECTIONS],
  fromJson: (entry, intake) => {
    const lines = readNamedLines('projects', entry, intake);
    const blocks = [
      ...paragraphs(entry.description),
      ...bulletList(entry.highlights),
      ...paragraphs(commas(entry.entity, entry.type), entry.keywords.join(', ')),
    ];
    return [{ ...lines, description: intake.richText('description', blocks) }];
  },
});
