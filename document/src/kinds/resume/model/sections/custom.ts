import type { CustomSection } from '../custom-sections.ts';
import { PERIOD_FIELDS } from '../period-fields.ts';
import { defineListSection } from '../section.ts';

/** A section of the user's own: its title is in its settings, and without one it is not printed. */
function customSection<const S extends string>(slug: S) {
  return defineListSection({
    slug,
    holds: 'entries',
    mainField: 'title',
    fields: {
      title: { kind: 'line', print: 'title', isWide: true, jsonResume: 'name' },
      subtitle: { kind: 'line', print: 'subtitle', jsonResume: 'roles' },
      place: { kind: 'line', print: 'place' },
      ...PERIOD_FIELDS,
      url: { kind: 'web-address', print: 'link', isWide: true, jsonResume: 'url' },
      description: {
        kind: 'rich-text',
        print: 'description',
        jsonResume: { paragraphs: 'description', items: 'highlights' },
      },
    },
  });
}

export const CUSTOM = {
  'custom-1': customSection('custom-1'),
  'custom-2': customSection('custom-2'),
  'custom-3': customSection('custom-3'),
  'custom-4': customSection('custom-4'),
  'custom-5': customSection('custom-5'),
} as const satisfies Record<CustomSection, unknown>;
