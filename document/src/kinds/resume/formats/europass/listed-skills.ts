import type { Inline } from '../../model/rich-text.ts';
import { oneLine } from '../import/one-line.ts';

/** A skill or program as an item of a list. Europass has no fields for the level and the description of one skill. */
export interface ListedSkill {
  name: string;
  level: number | null;
  levelDescription: string;
  description: string;
}

/** A skill as an item: `**Name** (4/5, often): description`. */
export function writeListedSkill({ name, level, levelDescription, description }: ListedSkill): Inline[] {
  const levels = [level === null ? '' : `${level}/5`, levelDescription].filter((part) => part !== '').join(', ');
  const rest = `${levels === '' ? '' : ` (${levels})`}${description === '' ? '' : `: ${description}`}`;
  return [{ text: name, bold: true }, ...(rest === '' ? [] : [{ text: rest }])];
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
  const match = /^(?:\s*\((?:([1-5])\/5)?(?:, )?(.*?)\)(?=$|:))?(?:\s*[:–—-]\s*(.*))?$/s.exec(rest);
  if (!match || name.includes('\n')) return null;
  const [, level, levelDescription = '', description = ''] = match;
  const isNote = levelDescription.length <= 1_000 && description.length <= 1_000;
  if (!isNote) return null;
  return {
    name: oneLine(name).replace(/:$/, ''),
    level: level === undefined ? null : Number(level),
    levelDescription,
    description,
  };
}
