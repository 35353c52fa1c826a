import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { resolveStyle } from '@kreda/document/kinds/resume/styles/resolve-style';

/** Width by height of the room that the CV's template has for a photo. */
export function photoAspect(resume: Resume): number {
  const { photo } = resolveStyle(resume).hero;
  return 'sizePx' in photo ? 1 : photo.widthPx / photo.heightPx;
}
