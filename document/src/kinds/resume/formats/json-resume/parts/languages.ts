import { MAX_NOTE_CHARACTERS } from '../intake.ts';
import { readFluency, writeFluency } from '../language-level.ts';
import { definePart } from '../part.ts';
import { commas } from '../written-fields.ts';

export const languages = definePart({
  key: 'languages',
  section: 'languages',
  toJson: {
    languages: ({ language, level, levelDescription, certificates }) => ({
      language,
      fluency: commas(writeFluency(level), levelDescription, certificates),
    }),
  },
  fromJson: (entry, intake) => {
    const language = intake.line('language', entry.language);
    const { level, description } = readFluency(entry.fluency);
    const [first, ...more] = intake.pieces('fluency', description, MAX_NOTE_CHARACTERS);
    return [
      { language, level, levelDescription: first },
      ...more.map((levelDescription) => ({ language, levelDescription })),
    ];
  },
});
