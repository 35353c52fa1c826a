import { defineListSection } from '../section.ts';

export const courses = defineListSection({
  slug: 'courses',
  holds: 'entries',
  mainField: 'name',
  fields: {
    name: { kind: 'line', print: 'title', jsonResume: 'name' },
    organizer: { kind: 'line', print: 'subtitle', jsonResume: 'issuer' },
    url: { kind: 'web-address', print: 'link', isWide: true, jsonResume: 'url' },
    dateFrom: { kind: 'year-month', print: 'period-start' },
    dateTo: { kind: 'year-month', print: 'period-end', jsonResume: 'date' },
    description: { kind: 'rich-text', print: 'description' },
  },
});
