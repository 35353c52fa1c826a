import { readNamed } from '../named-fields.ts';
import { definePart } from '../part.ts';

export const awards = definePart({
  key: 'awards',
  section: 'awards',
  sections: ['awards'],
  toJson: { awards: ({ date, dateTo, dateFrom }) => ({ date: date || dateTo || dateFrom }) },
  fromJson: (entry, intake) => [readNamed('awards', entry, intake)],
});
