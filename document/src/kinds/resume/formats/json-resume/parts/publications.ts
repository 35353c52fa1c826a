import { readNamed } from '../named-fields.ts';
import { definePart } from '../part.ts';

export const publications = definePart({
  key: 'publications',
  section: 'publications',
  sections: ['publications'],
  fromJson: (entry, intake) => [readNamed('publications', entry, intake)],
});
