import { defineListSection } from '../section.ts';

export const courses = defineListSection({
  slug: 'courses',
  mainField: 'name',
  fields: {
    name: 'line',
    organizer: 'line',
    url: 'line',
    dateFrom: 'year-month',
    dateTo: 'year-month',
    description: 'rich-text',
  },
});
