import { defineListSection } from '../section.ts';

export const languages = defineListSection({
  slug: 'languages',
  holds: 'terms',
  mainField: 'language',
  fields: {
    language: { kind: 'line', print: 'title', isWide: true, jsonResume: 'language' },
    level: { kind: 'language-level', print: 'level', jsonResume: 'fluency' },
    levelDescription: { kind: 'note', print: 'level-text', jsonResume: 'fluency' },
    certificates: { kind: 'line', print: 'note', isWide: true, jsonResume: 'fluency' },
  },
  levelShape: 'text',
});
