import { PERIOD_FIELDS } from '../period-fields.ts';
import { defineListSection } from '../section.ts';

export const education = defineListSection({
  slug: 'education',
  holds: 'entries',
  mainField: 'schoolName',
  fields: {
    schoolName: { kind: 'line', print: 'title', isWide: true, jsonResume: 'institution' },
    degree: { kind: 'line', print: 'subtitle', jsonResume: 'studyType' },
    fieldOfStudy: { kind: 'line', print: 'subtitle', jsonResume: 'area' },
    ...PERIOD_FIELDS,
    city: { kind: 'line', print: 'place', autocomplete: 'address-level2' },
    country: { kind: 'line', print: 'place' },
    url: { kind: 'web-address', print: 'link', isWide: true, jsonResume: 'url' },
    additionalActivities: { kind: 'rich-text', print: 'description' },
  },
});
