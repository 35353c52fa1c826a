import type { IRunPropertiesOptions } from 'docx';
import type { EntryContent } from '../../compose/content.ts';
import type { SectionLook } from '../../styles/template-style.ts';
import { toHalfPoints, toHex, toTwips } from './units.ts';

/** Marks for each step that is reached and for each one that is not. */
const MARKS = { dots: '●○', stars: '★☆', lines: '▬▭', bars: '■□', text: '' } as const;
const STEPS = 5;

/** Marks are larger than letters, as on the page. */
const MARKS_SCALE = 1.2;

/** Marks in a font that computers have: those of most text fonts are small or missing. */
export function marksFormat({ body, level }: SectionLook): IRunPropertiesOptions {
  return {
    font: 'Arial',
    size: toHalfPoints(body.sizePx * MARKS_SCALE),
    characterSpacing: toTwips(2),
    bold: false,
    color: toHex(level.filled),
  };
}

/** A level as characters, such as ●●●○○; empty without a drawn level. */
export function levelMarks(level: EntryContent['level']): string {
  const marks = level ? MARKS[level.shape] : '';
  if (!level || marks === '') return '';
  const reached = Math.round(level.value);
  return `${marks.charAt(0).repeat(reached)}${marks.charAt(1).repeat(STEPS - reached)}`;
}
