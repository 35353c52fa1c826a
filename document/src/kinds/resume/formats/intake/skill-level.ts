import { type LevelWords, readLevel } from './level-words.ts';

/** The words for 1 to 5. */
const SCALE = ['Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'] as const;

const WORDS: LevelWords<number> = {
  exact: new Map(
    SCALE.flatMap((word, index) => {
      const level = index + 1;
      return [word.toLowerCase(), `${level}`, `${level}/5`].map((text) => [text, level] as const);
    }),
  ),
  about: [
    [/expert|master|ekspert|mistrz/i, 5],
    [/basic|elementary|fundamental|podstaw/i, 2],
    [/intermediate|competent|średni/i, 3],
    [/advanced|proficient|experienced|zaawansowan|biegł/i, 4],
    [/beginner|novice|początkując/i, 1],
  ],
};

/** `80%` and `8/10` on a scale of 5. */
function readShare(text: string): number | null {
  const [, value, of = '100'] = /^(\d{1,3})\s*(?:%|\/\s*(10|100))$/.exec(text) ?? [];
  if (value === undefined || Number(value) > Number(of)) return null;
  return Math.max(1, Math.round((Number(value) / Number(of)) * 5));
}

/** A skill's level in words on our scale. The words stay in `description` unless they are exactly a level. */
export function readSkillLevel(text: string): { level: number | null; description: string } {
  const share = readShare(text);
  return share === null ? readLevel(text, WORDS) : { level: share, description: text };
}

/** 1 to 5 as a word; empty without a level. */
export function writeSkillLevel(level: number | null): string {
  return level === null ? '' : (SCALE[level - 1] ?? '');
}
