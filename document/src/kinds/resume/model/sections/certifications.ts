import { defineListSection } from '../section.ts';

export const certifications = defineListSection({
  slug: 'certifications',
  mainField: 'name',
  fields: {
    name: 'line',
    issuer: 'line',
    dateFrom: 'year-month',
    dateTo: 'year-month',
    url: 'line',
    description: 'rich-text',
  },
});
