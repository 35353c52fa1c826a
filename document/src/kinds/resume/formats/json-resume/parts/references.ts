import { MAX_LINE_CHARACTERS } from '../intake.ts';
import { oneLine } from '../one-line.ts';
import { definePart } from '../part.ts';
import { commas } from '../written-fields.ts';

/** A recommendation longer than a line goes on in further references of the same name. */
export const references = definePart({
  key: 'references',
  section: 'references',
  toJson: {
    references: ({ name, position, company, contact }) => ({ name, reference: commas(position, company, contact) }),
  },
  fromJson: (entry, intake) => {
    const name = intake.line('name', entry.name);
    const text = oneLine(entry.reference);
    const pieces = intake.pieces('reference', text, MAX_LINE_CHARACTERS);
    return pieces.map((piece) => ({ name, contact: oneLine(piece) }));
  },
});
