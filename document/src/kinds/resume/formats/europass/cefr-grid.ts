import type { Language } from '../../../../engine/text/languages.ts';
import { LANGUAGES } from '../../../../engine/text/languages.ts';
import type { Entry } from '../../model/sections.ts';
import { EUROPASS_WORDS } from './europass-words.ts';

/** The skills of the self-assessment grid of the Common European Framework of Reference for Languages (Council of Europe). */
export const CEFR_SKILLS = ['listening', 'reading', 'spokenInteraction', 'spokenProduction', 'writing'] as const;
export type CefrSkill = (typeof CEFR_SKILLS)[number];
type LanguageLevel = Entry<'languages'>['level'];
export type CefrGrid = Partial<Record<CefrSkill, string>>;

function isLevel(text: string): boolean {
  return /^[abc][12]$/i.test(text);
}

/** The one level of a language: the lowest of its skills, so that the resume does not claim more than the file. */
export function levelOf(grid: CefrGrid): LanguageLevel {
  const [lowest = ''] = Object.values(grid)
    .filter(isLevel)
    .map((level) => level.toLowerCase())
    .sort();
  return lowest as LanguageLevel;
}

/** The levels of all skills in words; empty if every skill has the same level. */
export function describeGrid(grid: CefrGrid, language: Language): string {
  const levels = CEFR_SKILLS.map((skill) => grid[skill] ?? '');
  if (levels.every((level) => level === levels[0] && (level === '' || isLevel(level)))) return '';
  const words = EUROPASS_WORDS[language];
  return CEFR_SKILLS.flatMap((skill) => (grid[skill] ? [`${words[skill]} ${grid[skill]}`] : [])).join(', ');
}

/** The grid that a description of `describeGrid` stands for, in any of the product's languages; null for other texts. */
export function readGrid(description: string): CefrGrid | null {
  for (const language of LANGUAGES) {
    const words = EUROPASS_WORDS[language];
    const parts = description.split(', ').map((part) => {
      const [, word = '', level = ''] = /^(.*) ([ABC][12])$/.exec(part) ?? [];
      const skill = CEFR_SKILLS.find((name) => words[name] === word);
      return skill && ([skill, level] as const);
    });
    if (parts.every((part) => part !== undefined)) return Object.fromEntries(parts) as CefrGrid;
  }
  return null;
}
