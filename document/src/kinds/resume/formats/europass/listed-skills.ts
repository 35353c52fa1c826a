import type { Inline } from '../../model/rich-text.ts';
import { MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import { oneLine } from '../intake/one-line.ts';

/** A skill or program as an item of a list. Europass has no fields for the level and the description of one skill. */
export interface ListedSkill {
  name: string;
  level: number | null;
  levelDescription: string;
  description: string;
}

/** A skill as an item: `**Name** (4/5, often): description`. */
export function writeListedSkill(skill: ListedSkill): Inline[] {
  const rest = writeSkillDetails(skill);
  return [{ text: skill.name, bold: true }, ...(rest === '' ? [] : [{ text: rest }])];
}

/** Level and description of a skill as a text that follows its name. Words with a bracket would end the brackets. */
export function writeSkillDetails({ level, levelDescription, description }: Omit<ListedSkill, 'name'>): string {
  const isInBrackets = !levelDescription.includes(')');
  const levels = [level === null ? '' : `${level}/5`, isInBrackets ? levelDescription : ''].filter(
    (part) => part !== '',
  );
  const texts = [isInBrackets ? '' : levelDescription, description].filter((part) => part !== '');
  return `${levels.length === 0 ? '' : ` (${levels.join(', ')})`}${texts.length === 0 ? '' : `: ${texts.join(', ')}`}`;
}

/** Reads an item: in bold a name and then a description, or a name alone; null if it has other formatting. */
export function readListedSkill(runs: readonly Inline[]): ListedSkill | null {
  const [first, second, third] = runs;
  if (!first || third || runs.some(({ italic, underline, href }) => italic || underline || href !== undefined))
    return null;
  if (!first.bold) return second || first.text.includes('\n') ? null : skillOf(first.text, '');
  if (!second) return skillOf(first.text, '');
  return second.bold ? null : skillOf(first.text, second.text);
}

function skillOf(name: string, rest: string): ListedSkill | null {
  const isColonInName = name.endsWith(':') && rest !== '' && !/^\s*[(:–—-]/.test(rest);
  if (isColonInName) return skillOf(name.slice(0, -1), `: ${rest.trim()}`);
  const match = /^(?:\s*\((?:([1-5])\/5)?(?:, )?(.*?)\)(?=$|:))?(?:\s*[:–—-]\s*(.*))?$/s.exec(rest);
  if (!match || name.includes('\n')) return null;
  const [, level, levelDescription = '', description = ''] = match;
  const isNote = levelDescription.length <= MAX_NOTE_CHARACTERS && description.length <= MAX_NOTE_CHARACTERS;
  if (!isNote) return null;
  return {
    name: oneLine(name),
    level: level === undefined ? null : Number(level),
    levelDescription,
    description,
  };
}
