import { defineListSection } from '../section.ts';

export const software = defineListSection({
  slug: 'software',
  holds: 'terms',
  mainField: 'name',
  fields: {
    name: { kind: 'line', print: 'title', jsonResume: 'name' },
    description: { kind: 'note', print: 'note' },
    level: { kind: 'level', print: 'level', jsonResume: 'level' },
    levelDescription: { kind: 'note', print: 'level-text', jsonResume: 'level' },
  },
  levelShape: 'dots',
});
