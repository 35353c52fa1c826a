import { defineListSection } from '../section.ts';

export const volunteering = defineListSection({
  slug: 'volunteering',
  mainField: 'name',
  fields: {
    name: 'line',
    role: 'line',
    dateFrom: 'year-month',
    dateTo: 'year-month',
    present: 'flag',
    url: 'line',
    description: 'rich-text',
  },
});
