import { defineListSection } from '../section.ts';

export const skills = defineListSection({
  slug: 'skills',
  mainField: 'name',
  fields: {
    name: 'line',
    description: 'note',
    level: 'level',
    levelDescription: 'note',
  },
  levelShape: 'dots',
});
