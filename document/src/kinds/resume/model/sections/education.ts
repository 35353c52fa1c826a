import { defineListSection } from '../section.ts';

export const education = defineListSection({
  slug: 'education',
  mainField: 'schoolName',
  fields: {
    schoolName: 'line',
    degree: 'line',
    fieldOfStudy: 'line',
    dateFrom: 'year-month',
    dateTo: 'year-month',
    present: 'flag',
    city: 'line',
    country: 'line',
    url: 'line',
    additionalActivities: 'rich-text',
  },
});
