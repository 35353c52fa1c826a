import type { Resume } from '../model/resume.ts';
import { withDensity } from './density.ts';
import type { TemplateStyle } from './template-style.ts';
import { academic } from './templates/academic.ts';
import { bold } from './templates/bold.ts';
import { classic } from './templates/classic.ts';
import { compact } from './templates/compact.ts';
import { europass } from './templates/europass.ts';
import { executive } from './templates/executive.ts';
import { minimal } from './templates/minimal.ts';
import { mirror } from './templates/mirror.ts';
import { modern } from './templates/modern.ts';
import { plain } from './templates/plain.ts';
import { portrait } from './templates/portrait.ts';
import { tags } from './templates/tags.ts';
import { timeline } from './templates/timeline.ts';

/** Every template, in the order in which they are offered. */
export const TEMPLATES = [
  modern,
  classic,
  bold,
  mirror,
  timeline,
  executive,
  portrait,
  minimal,
  tags,
  compact,
  academic,
  europass,
  plain,
] as const;

type Styled = Pick<Resume, 'pattern' | 'patternVersion' | 'color' | 'fonts' | 'pageSetup'>;

/**
 * A resume's template, in its version, with the resume's colours, fonts and density.
 *
 * @throws Error for a version that the template does not have.
 */
export function resolveStyle({ pattern, patternVersion, color, fonts, pageSetup }: Styled): TemplateStyle {
  const template = TEMPLATES.find(({ slug }) => slug === pattern)!;
  const design = template.versions[patternVersion - 1];
  if (!design) throw new Error(`The template ${pattern} has no version ${patternVersion}`);
  return withDensity(design({ ...color, fonts }), pageSetup.density);
}
