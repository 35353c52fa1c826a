import { defineListSection } from '../section.ts';

export const references = defineListSection({
  slug: 'references',
  holds: 'entries',
  mainField: 'name',
  fields: {
    name: { kind: 'line', print: 'title', label: 'personName', jsonResume: 'name' },
    position: { kind: 'line', print: 'title', jsonResume: 'reference' },
    company: { kind: 'line', print: 'subtitle', jsonResume: 'reference' },
    contact: { kind: 'line', print: 'contact', isWide: true, jsonResume: 'reference' },
  },
});
