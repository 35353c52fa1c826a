import { defineListSection } from '../section.ts';

export const publications = defineListSection({
  slug: 'publications',
  holds: 'entries',
  mainField: 'title',
  fields: {
    title: { kind: 'line', print: 'title', isWide: true, jsonResume: 'name' },
    authors: { kind: 'line', print: 'note', isWide: true },
    publisher: { kind: 'line', print: 'subtitle', jsonResume: 'publisher' },
    date: { kind: 'year-month', print: 'date', jsonResume: 'releaseDate' },
    url: { kind: 'web-address', print: 'link', isWide: true, jsonResume: 'url' },
    description: { kind: 'rich-text', print: 'description', jsonResume: 'summary' },
  },
});
