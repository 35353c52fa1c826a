import { sectionName } from '../../../model/section-names.ts';
import { readNamedLines } from '../named-fields.ts';
import { definePart } from '../part.ts';

/** Certificates, courses and driving licences. The format has no list for courses outside a school, and most courses give a certificate. */
export const certificates = definePart({
  key: 'certificates',
  section: 'certifications',
  sections: ['certifications', 'courses', 'driving-licences'],
  toJson: {
    certifications: ({ dateFrom, dateTo }) => ({ date: dateFrom || dateTo }),
    courses: ({ dateFrom, dateTo }) => ({ date: dateTo || dateFrom }),
    'driving-licences': ({ category }, language) => ({
      name: category === '' ? '' : `${sectionName('driving-licences', language)}: ${category}`,
    }),
  },
  fromJson: (entry, intake) => {
    const lines = readNamedLines('certifications', entry, intake);
    return [{ ...lines, description: intake.richText('name', []) }];
  },
});
