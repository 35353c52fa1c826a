import { defineListSection } from '../section.ts';

export const software = defineListSection({
  slug: 'software',
  mainField: 'name',
  fields: {
    name: 'line',
    description: 'note',
    level: 'level',
    levelDescription: 'note',
  },
  levelShape: 'bars',
});
