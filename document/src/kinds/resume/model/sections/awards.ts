import { defineListSection } from '../section.ts';

export const awards = defineListSection({
  slug: 'awards',
  holds: 'entries',
  mainField: 'name',
  fields: {
    name: { kind: 'line', print: 'title', jsonResume: 'title' },
    organizer: { kind: 'line', print: 'subtitle', jsonResume: 'awarder' },
    date: { kind: 'year-month', print: 'date', isWide: true, jsonResume: 'date' },
    dateFrom: { kind: 'year-month', print: 'period-start' },
    dateTo: { kind: 'year-month', print: 'period-end' },
    url: { kind: 'web-address', print: 'link', isWide: true },
    description: { kind: 'rich-text', print: 'description', jsonResume: 'summary' },
  },
});
