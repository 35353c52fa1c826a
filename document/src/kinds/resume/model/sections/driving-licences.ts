import { defineListSection } from '../section.ts';

export const drivingLicences = defineListSection({
  slug: 'driving-licences',
  holds: 'terms',
  mainField: 'category',
  fields: {
    category: { kind: 'licence-category', print: 'title', jsonResume: 'name' },
    date: { kind: 'year-month', print: 'date', label: 'obtained', jsonResume: 'date' },
    description: { kind: 'note', print: 'note' },
  },
});
