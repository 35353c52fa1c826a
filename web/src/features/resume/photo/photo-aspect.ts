import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { resolveStyle } from '@kreda/document/kinds/resume/styles/resolve-style';

/** Aspect ratio (width by height) of the photo in the resume's template. */
export function photoAspect(resume: Resume): number {
  const { photo } = resolveStyle(resume).hero;
  return 'sizePx' in photo ? 1 : photo.widthPx / photo.heightPx;
}
