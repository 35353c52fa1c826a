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
import type { TemplateStyle } from './template-style.ts';
import { templateVersion } from './template-versions.ts';

type Styled = Pick<Resume, 'pattern' | 'patternVersion' | 'color' | 'fonts' | 'pageSetup'>;

/**
 * The style of a resume: its template version with the resume's colours, fonts, paper and changes to the design.
 *
 * @throws Error for a version that the template does not have, or that is not loaded (`loadTemplateVersion`).
 */
export function resolveStyle({ pattern, patternVersion, color, fonts, pageSetup }: Styled): TemplateStyle {
  const { engine, pageBreaks = 'greedy', typography = 'quotes', design } = templateVersion({ pattern, patternVersion });
  const designed = { engine, pageBreaks, typography, ...design({ ...color, fonts }) };
  const placed = withSectionColumns(onPaper(designed, PAPERS[pageSetup.paper]), pageSetup.columns);
  const wide = withSideWidth(placed, pageSetup.sideWidth);
  const detailed = withHeadings(withLevels(withPhoto(wide, pageSetup), pageSetup.levels), pageSetup);
  const style = withDensity(detailed, pageSetup.density);
  return engine === 1 ? style : withReadableInk(style);
}
