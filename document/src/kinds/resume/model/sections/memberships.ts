import { PERIOD_FIELDS } from '../period-fields.ts';
import { defineListSection } from '../section.ts';

export const memberships = defineListSection({
  slug: 'memberships',
  holds: 'entries',
  mainField: 'organization',
  fields: {
    organization: { kind: 'line', print: 'title', jsonResume: 'organization' },
    role: { kind: 'line', print: 'subtitle', jsonResume: 'position' },
    ...PERIOD_FIELDS,
    url: { kind: 'web-address', print: 'link', isWide: true, jsonResume: 'url' },
    description: {
      kind: 'rich-text',
      print: 'description',
      jsonResume: { paragraphs: 'summary', items: 'highlights' },
    },
  },
});
