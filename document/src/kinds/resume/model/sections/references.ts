import { defineListSection } from '../section.ts';

export const references = defineListSection({
  slug: 'references',
  mainField: 'name',
  fields: {
    name: 'line',
    position: 'line',
    company: 'line',
    contact: 'line',
  },
});
