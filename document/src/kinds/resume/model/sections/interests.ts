import { defineListSection } from '../section.ts';

export const interests = defineListSection({
  slug: 'interests',
  holds: 'notes',
  mainField: 'content',
  fields: {
    content: { kind: 'note', print: 'note', jsonResume: 'name' },
  },
});
