import { readNamed } from '../named-fields.ts';
import { definePart } from '../part.ts';

export const volunteer = definePart({
  key: 'volunteer',
  section: 'volunteering',
  sections: ['volunteering'],
  fromJson: (entry, intake) => [readNamed('volunteering', entry, intake)],
});
