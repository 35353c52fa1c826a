import type { EntryContent } from '../../compose/content.ts';

/** Marks for each step that is reached and for each one that is not. */
const MARKS = { dots: '●○', stars: '★☆', lines: '▬▭', bars: '■□', text: '' } as const;
const STEPS = 5;

/** A font that computers have, since the marks of most text fonts are small or missing. */
export const MARKS_FORMAT = { font: 'Arial', characterSpacing: 20 } as const;

/** A level as characters, such as ●●●○○; empty without a drawn level. */
export function levelMarks(level: EntryContent['level']): string {
  const marks = level ? MARKS[level.shape] : '';
  if (!level || marks === '') return '';
  const reached = Math.round(level.value);
  return `${marks.charAt(0).repeat(reached)}${marks.charAt(1).repeat(STEPS - reached)}`;
}
