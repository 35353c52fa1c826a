import { PERIOD_FIELDS } from '../period-fields.ts';
import { defineListSection } from '../section.ts';

export const projects = defineListSection({
  slug: 'projects',
  holds: 'entries',
  mainField: 'name',
  fields: {
    name: { kind: 'line', print: 'title', jsonResume: 'name' },
    role: { kind: 'line', print: 'subtitle', jsonResume: 'roles' },
    ...PERIOD_FIELDS,
    url: { kind: 'web-address', print: 'link', isWide: true, jsonResume: 'url' },
    description: {
      kind: 'rich-text',
      print: 'description',
      jsonResume: { paragraphs: 'description', items: 'highlights' },
    },
  },
});
