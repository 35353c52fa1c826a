import { MAX_NOTE_CHARACTERS } from '../../../model/section.ts';
import { readFluency } from '../../intake/language-level.ts';
import { readNamedLines } from '../named-fields.ts';
import { definePart } from '../part.ts';

export const languages = definePart({
  key: 'languages',
  section: 'languages',
  sections: ['languages'],
  fromJson: (entry, intake) => {
    const lines = readNamedLines('languages', entry, intake);
    const { level, description } = readFluency(entry.fluency);
    const [first, ...more] = intake.pieces('fluency', description, MAX_NOTE_CHARACTERS);
    return [
      { ...lines, level, levelDescription: first },
      ...more.map((levelDescription) => ({ ...lines, levelDescription })),
    ];
  },
});
