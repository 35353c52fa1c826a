import { defineListSection } from '../section.ts';

export const clauses = defineListSection({
  slug: 'clauses',
  holds: 'texts',
  mainField: 'content',
  fields: {
    content: { kind: 'rich-text', print: 'description' },
  },
});
