import { defineListSection } from '../section.ts';

export const languages = defineListSection({
  slug: 'languages',
  mainField: 'language',
  fields: {
    language: 'line',
    level: 'language-level',
    levelDescription: 'note',
    certificates: 'line',
  },
  levelShape: 'text',
});
