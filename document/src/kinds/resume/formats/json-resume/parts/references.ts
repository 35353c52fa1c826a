import { MAX_LINE_CHARACTERS } from '../../../model/printable.ts';
import { oneLine } from '../../intake/one-line.ts';
import { readNamedLines } from '../named-fields.ts';
import { definePart } from '../part.ts';

/** A recommendation that is too long for a line continues in further references with the same name. */
export const references = definePart({
  key: 'references',
  section: 'references',
  sections: ['references'],
  fromJson: (entry, intake) => {
    const lines = readNamedLines('references', entry, intake);
    const text = oneLine(entry.reference);
    const pieces = intake.pieces('reference', text, MAX_LINE_CHARACTERS);
    return pieces.map((piece) => ({ ...lines, contact: oneLine(piece) }));
  },
});
