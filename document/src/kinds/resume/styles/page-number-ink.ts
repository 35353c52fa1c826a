import type { Resume } from '../model/resume.ts';
import { TEXT_CONTRAST } from './colors.ts';
import { pagePalette } from './palette.ts';
import { readableInk } from './readable-style.ts';

/**
 * The colour of small print in the middle of the foot of a resume's pages, and of its letters': the page numbers of an application stand
 * there, `#rrggbb`. No template has a coloured area in that place.
 */
export function pageNumberInk({ color, fonts }: Pick<Resume, 'color' | 'fonts'>): string {
  const { background, muted } = pagePalette({ ...color, fonts });
  return readableInk(background, muted, TEXT_CONTRAST);
}
