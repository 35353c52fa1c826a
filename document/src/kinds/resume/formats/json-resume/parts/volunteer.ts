import { readNamed } from '../named-fields.ts';
import { definePart } from '../part.ts';

/** Volunteering and memberships. The format has no list for memberships, and both are roles in organisations. */
export const volunteer = definePart({
  key: 'volunteer',
  section: 'volunteering',
  sections: ['volunteering', 'memberships'],
  fromJson: (entry, intake) => [readNamed('volunteering', entry, intake)],
});
