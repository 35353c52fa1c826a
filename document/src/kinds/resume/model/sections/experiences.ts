import { PERIOD_FIELDS } from '../period-fields.ts';
import { defineListSection } from '../section.ts';

export const experiences = defineListSection({
  slug: 'experiences',
  holds: 'entries',
  mainField: 'position',
  fields: {
    position: { kind: 'line', print: 'title', jsonResume: 'position' },
    company: { kind: 'line', print: 'subtitle', jsonResume: 'name' },
    city: { kind: 'line', print: 'place', autocomplete: 'address-level2', jsonResume: 'location' },
    country: { kind: 'line', print: 'place', jsonResume: 'location' },
    url: { kind: 'web-address', print: 'link', isWide: true, jsonResume: 'url' },
    ...PERIOD_FIELDS,
    description: {
      kind: 'rich-text',
      print: 'description',
      jsonResume: { paragraphs: 'summary', items: 'highlights' },
    },
    companyDescription: { kind: 'rich-text', print: 'introduction', jsonResume: 'description' },
    achievements: { kind: 'rich-text', print: 'description' },
  },
});
