import { defineSingleSection } from '../section.ts';

export const summary = defineSingleSection({
  slug: 'summary',
  mainField: 'content',
  fields: { content: 'rich-text' },
});
