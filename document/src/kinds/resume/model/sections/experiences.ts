import { defineListSection } from '../section.ts';

export const experiences = defineListSection({
  slug: 'experiences',
  mainField: 'position',
  fields: {
    position: 'line',
    company: 'line',
    city: 'line',
    country: 'line',
    url: 'line',
    dateFrom: 'year-month',
    dateTo: 'year-month',
    present: 'flag',
    description: 'rich-text',
    companyDescription: 'rich-text',
    achievements: 'rich-text',
  },
});
