import type { Resume } from '../model/resume.ts';
import { withDensity } from './density.ts';
import { withReadableInk } from './readable-style.ts';
import type { TemplateStyle } from './template-style.ts';
import { TEMPLATES } from './templates.ts';

type Styled = Pick<Resume, 'pattern' | 'patternVersion' | 'color' | 'fonts' | 'pageSetup'>;

/**
 * A resume's template, in its version, with the resume's colours, fonts and density.
 *
 * @throws Error for a version that the template does not have.
 */
export function resolveStyle({ pattern, patternVersion, color, fonts, pageSetup }: Styled): TemplateStyle {
  const template = TEMPLATES.find(({ slug }) => slug === pattern)!;
  const version = template.versions[patternVersion - 1];
  if (!version) throw new Error(`The template ${pattern} has no version ${patternVersion}`);
  const { engine, design } = version;
  const style = withDensity({ engine, ...design({ ...color, fonts }) }, pageSetup.density);
  return engine === 1 ? style : withReadableInk(style);
}
