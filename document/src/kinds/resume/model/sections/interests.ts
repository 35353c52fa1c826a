import { defineListSection } from '../section.ts';

export const interests = defineListSection({
  slug: 'interests',
  mainField: 'content',
  fields: {
    content: 'note',
  },
});
