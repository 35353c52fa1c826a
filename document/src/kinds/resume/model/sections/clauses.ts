import { defineListSection } from '../section.ts';

export const clauses = defineListSection({
  slug: 'clauses',
  mainField: 'content',
  fields: {
    content: 'rich-text',
  },
});
