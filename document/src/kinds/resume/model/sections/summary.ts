import { defineSingleSection } from '../section.ts';

export const summary = defineSingleSection({
  slug: 'summary',
  holds: 'texts',
  mainField: 'content',
  fields: {
    content: { kind: 'rich-text', print: 'description', jsonResume: 'summary' },
  },
});
