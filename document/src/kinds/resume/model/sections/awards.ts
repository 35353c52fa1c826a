import { defineListSection } from '../section.ts';

export const awards = defineListSection({
  slug: 'awards',
  mainField: 'name',
  fields: {
    name: 'line',
    organizer: 'line',
    date: 'year-month',
    dateFrom: 'year-month',
    dateTo: 'year-month',
    url: 'line',
    description: 'rich-text',
  },
});
