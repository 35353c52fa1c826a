import { definePart } from '../part.ts';
import { writeUrl } from '../written-fields.ts';

/** Certificates and courses: the format has no list of courses outside a school, and a course done is attested. */
export const certificates = definePart({
  key: 'certificates',
  section: 'certifications',
  toJson: {
    certifications: (entry) => ({
      name: entry.name,
      date: entry.dateFrom || entry.dateTo,
      issuer: entry.issuer,
      url: writeUrl(entry.url),
    }),
    courses: (entry) => ({
      name: entry.name,
      date: entry.dateTo || entry.dateFrom,
      issuer: entry.organizer,
      url: writeUrl(entry.url),
    }),
  },
  fromJson: (entry, intake) => {
    const lines = {
      name: intake.line('name', entry.name),
      issuer: intake.line('issuer', entry.issuer),
      url: intake.address('url', entry.url),
      dateFrom: intake.month('date', entry.date),
    };
    return [{ ...lines, description: intake.richText('name', []) }];
  },
});
