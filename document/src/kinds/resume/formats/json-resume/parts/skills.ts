import type { Entry } from '../../../model/sections.ts';
import { MAX_NOTE_CHARACTERS } from '../intake.ts';
import { definePart } from '../part.ts';
import { readSkillLevel, writeSkillLevel } from '../skill-level.ts';
import { commas } from '../written-fields.ts';

function writeSkill({ name, level, levelDescription, description }: Entry<'skills'> | Entry<'software'>) {
  const keywords = description.split(/,\s+|\n/).filter((keyword) => keyword.trim() !== '');
  return { name, level: commas(writeSkillLevel(level), levelDescription), keywords };
}

/** Skills and software; keywords are the description, with commas between. Read, all of them are skills. */
export const skills = definePart({
  key: 'skills',
  section: 'skills',
  toJson: { skills: writeSkill, software: writeSkill },
  fromJson: (entry, intake) => {
    const name = intake.line('name', entry.name);
    const { level, description } = readSkillLevel(entry.level);
    const [levelDescription, ...moreOfLevel] = intake.pieces('level', description, MAX_NOTE_CHARACTERS);
    const keywords = [entry.keywords.join(', '), ...moreOfLevel].filter((text) => text !== '').join('\n');
    const [first, ...more] = intake.pieces('keywords', keywords, MAX_NOTE_CHARACTERS);
    return [
      { name, level, levelDescription, description: first },
      ...more.map((piece) => ({ name, description: piece })),
    ];
  },
});
