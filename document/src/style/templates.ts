import type { PatternSlug } from '../model/patterns.ts';
import type { Resume } from '../model/resume.ts';
import type { Template, TemplateStyle } from './template-style.ts';
import { bold } from './templates/bold.ts';
import { classic } from './templates/classic.ts';
import { modern } from './templates/modern.ts';

const TEMPLATES: Readonly<Record<PatternSlug, Template>> = { modern, classic, bold };

/** A resume's template with its colours and fonts. */
export function resolveStyle({ pattern, color, fonts }: Pick<Resume, 'pattern' | 'color' | 'fonts'>): TemplateStyle {
  return TEMPLATES[pattern].resolve({ ...color, headingFamily: fonts.heading, bodyFamily: fonts.body });
}
