import { MAX_NOTE_CHARACTERS } from '../../../model/section.ts';
import type { Entry } from '../../../model/sections.ts';
import { readSkillLevel } from '../../intake/skill-level.ts';
import { readNamedLines } from '../named-fields.ts';
import { definePart } from '../part.ts';

function writeKeywords({ description }: Entry<'skills'> | Entry<'software'>) {
  return { keywords: description.split(/,\s+|\n/).filter((keyword) => keyword.trim() !== '') };
}

/** Skills and software. Keywords are the description, separated by commas. All entries are read as skills. */
export const skills = definePart({
  key: 'skills',
  section: 'skills',
  sections: ['skills', 'software'],
  toJson: { skills: writeKeywords, software: writeKeywords },
  fromJson: (entry, intake) => {
    const lines = readNamedLines('skills', entry, intake);
    const { level, description } = readSkillLevel(entry.level);
    const [levelDescription, ...moreOfLevel] = intake.pieces('level', description, MAX_NOTE_CHARACTERS);
    const keywords = [entry.keywords.join(', '), ...moreOfLevel].filter((text) => text !== '').join('\n');
    const [first, ...more] = intake.pieces('keywords', keywords, MAX_NOTE_CHARACTERS);
    return [
      { ...lines, level, levelDescription, description: first },
      ...more.map((piece) => ({ ...lines, description: piece })),
    ];
  },
});
