import type { EngineVersion } from '../../../engine/engine-version.ts';
import { PAPERS } from '../../../engine/page-geometry.ts';
import type { Resume } from '../model/resume.ts';
import { withDensity } from './density.ts';
import { withHeadings } from './heading-style.ts';
import { withLevels } from './level-style.ts';
import { onPaper } from './on-paper.ts';
import { withPhoto } from './photo-style.ts';
import { withReadableInk } from './readable-style.ts';
import { withSectionColumns } from './section-columns.ts';
import { withSideWidth } from './side-width.ts';
import type { TemplateVersion } from './template.ts';
import type { TemplateStyle } from './template-style.ts';
import { TEMPLATES } from './templates.ts';

type Styled = Pick<Resume, 'pattern' | 'patternVersion' | 'color' | 'fonts' | 'pageSetup'>;

function versionOf({ pattern, patternVersion }: Pick<Resume, 'pattern' | 'patternVersion'>): TemplateVersion {
  const version = TEMPLATES.find(({ slug }) => slug === pattern)!.versions[patternVersion - 1];
  if (!version) throw new Error(`The template ${pattern} has no version ${patternVersion}`);
  return version;
}

/** The engine version that sets the resume. @throws Error for a version that the template does not have. */
export function engineOf(resume: Pick<Resume, 'pattern' | 'patternVersion'>): EngineVersion {
  return versionOf(resume).engine;
}

/**
 * The style of a resume: its template version with the resume's colours, fonts, paper and changes to the design.
 *
 * @throws Error for a version that the template does not have.
 */
export function resolveStyle({ pattern, patternVersion, color, fonts, pageSetup }: Styled): TemplateStyle {
  const { engine, pageBreaks = 'greedy', typography = 'quotes', design } = versionOf({ pattern, patternVersion });
  const designed = { engine, pageBreaks, typography, ...design({ ...color, fonts }) };
  const placed = withSectionColumns(onPaper(designed, PAPERS[pageSetup.paper]), pageSetup.columns);
  const wide = withSideWidth(placed, pageSetup.sideWidth);
  const detailed = withHeadings(withLevels(withPhoto(wide, pageSetup), pageSetup.levels), pageSetup);
  const style = withDensity(detailed, pageSetup.density);
  return engine === 1 ? style : withReadableInk(style);
}
