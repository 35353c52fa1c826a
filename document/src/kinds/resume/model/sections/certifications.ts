import { defineListSection } from '../section.ts';

export const certifications = defineListSection({
  slug: 'certifications',
  holds: 'entries',
  mainField: 'name',
  fields: {
    name: { kind: 'line', print: 'title', jsonResume: 'name' },
    issuer: { kind: 'line', print: 'subtitle', jsonResume: 'issuer' },
    dateFrom: { kind: 'year-month', print: 'period-start', jsonResume: 'date' },
    dateTo: { kind: 'year-month', print: 'period-end' },
    url: { kind: 'web-address', print: 'link', isWide: true, jsonResume: 'url' },
    description: { kind: 'rich-text', print: 'description' },
  },
});
