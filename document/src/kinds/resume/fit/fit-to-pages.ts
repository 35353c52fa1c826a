import { AS_DESIGNED, type Density } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import type { TypesetOptions, Typesetter } from '../typeset.ts';
import { type Change, reductionsOf } from './density-changes.ts';
import { densityAtStep, firstStepWhere, STEPS } from './density-ladder.ts';

/** How far each measure may change. The most visible ones change last. The lower limits are the model's. */
const STAGES: readonly Density[] = [
  AS_DESIGNED,
  { text: 1, spacing: 0.6, entrySpacing: 0.6, leading: 1, margins: 0.85 },
  { text: 1, spacing: 0.5, entrySpacing: 0.5, leading: 0.92, margins: 0.7 },
  { text: 0.9, spacing: 0.45, entrySpacing: 0.45, leading: 0.88, margins: 0.6 },
  { text: 0.8, spacing: 0.45, entrySpacing: 0.45, leading: 0.84, margins: 0.6 },
];

/** The result of fitting. */
export interface Fit {
  /** True if the resume now has at most the requested pages. */
  isFitting: boolean;
  /** The number of pages with this density. */
  pageCount: number;
  /** The smallest change that fits; the largest allowed one if none does. */
  density: Density;
  /** What this density reduces. */
  changes: Change[];
}

/**
 * Sets a resume more tightly until it has at most `maxPages` pages, as little as necessary and within readable limits. Gaps shrink first,
 * then margins and line heights, and font sizes last, none below 9 pt. The resume is not changed, and its own density is ignored.
 */
export function fitToPages(
  typesetter: Typesetter,
  resume: Resume,
  { maxPages, ...options }: TypesetOptions & { maxPages: number },
): Fit {
  const pageCountAt = (step: number) => {
    const pageSetup = { ...resume.pageSetup, density: densityAtStep(STAGES, step) };
    return typesetter.layOut({ ...resume, pageSetup }, options).layout.length;
  };
  const result = (step: number, pageCount: number): Fit => {
    const density = densityAtStep(STAGES, step);
    return { isFitting: pageCount <= maxPages, pageCount, density, changes: reductionsOf(density) };
  };
  const untouched = pageCountAt(0);
  if (untouched <= maxPages) return result(0, untouched);
  const tightest = pageCountAt(STEPS);
  if (tightest > maxPages) return result(STEPS, tightest);
  const tight = firstStepWhere((step) => pageCountAt(step) <= maxPages);
  return result(tight, pageCountAt(tight));
}
