import { AS_DESIGNED, type Density } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import type { TypesetOptions, Typesetter } from '../typeset.ts';

/** How far each measure may change. The most visible ones change last. The lower limits are the model's. */
const STAGES: readonly Density[] = [
  AS_DESIGNED,
  { text: 1, spacing: 0.6, entrySpacing: 0.6, leading: 1, margins: 0.85 },
  { text: 1, spacing: 0.5, entrySpacing: 0.5, leading: 0.92, margins: 0.7 },
  { text: 0.9, spacing: 0.45, entrySpacing: 0.45, leading: 0.88, margins: 0.6 },
  { text: 0.8, spacing: 0.45, entrySpacing: 0.45, leading: 0.84, margins: 0.6 },
];

/** The search has 128 steps. */
const STEPS = 128;

/** The result of fitting. */
export interface Fit {
  /** True if the resume now has at most the requested pages. */
  isFitting: boolean;
  /** The number of pages with this density. */
  pageCount: number;
  /** The smallest change that fits; the largest allowed one if none does. */
  density: Density;
  changes: Change[];
}

/** A measure that differs from the template's design, with the reduction in per cent, rounded. */
export interface Change {
  /** Fitting reduces the gaps of sections and entries together, which is one change: spacing. */
  measure: Exclude<keyof Density, 'entrySpacing'>;
  lessPercent: number;
}

/** The density after `step` of `STEPS` steps from the template's design to the lower limits. */
function densityAt(step: number): Density {
  const position = (step / STEPS) * (STAGES.length - 1);
  const stage = Math.min(Math.floor(position), STAGES.length - 2);
  const [from, to] = [STAGES[stage]!, STAGES[stage + 1]!];
  const between = (measure: keyof Density) =>
    Math.round((from[measure] + (to[measure] - from[measure]) * (position - stage)) * 1000) / 1000;
  return {
    text: between('text'),
    spacing: between('spacing'),
    entrySpacing: between('entrySpacing'),
    leading: between('leading'),
    margins: between('margins'),
  };
}

/** The measures that a density reduces, compared to the template's design. */
export function changesOf(density: Density): Change[] {
  return (['spacing', 'margins', 'leading', 'text'] as const)
    .map((measure) => ({ measure, lessPercent: Math.round((1 - density[measure]) * 100) }))
    .filter(({ lessPercent }) => lessPercent > 0);
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
    const pageSetup = { ...resume.pageSetup, density: densityAt(step) };
    return typesetter.layOut({ ...resume, pageSetup }, options).layout.length;
  };
  const result = (step: number, pageCount: number): Fit => {
    const density = densityAt(step);
    return { isFitting: pageCount <= maxPages, pageCount, density, changes: changesOf(density) };
  };
  const untouched = pageCountAt(0);
  if (untouched <= maxPages) return result(0, untouched);
  const tightest = pageCountAt(STEPS);
  if (tightest > maxPages) return result(STEPS, tightest);
  // Invariant: too many pages at `loose`, few enough at `tight`.
  let loose = 0;
  let tight = STEPS;
  while (tight - loose > 1) {
    const middle = Math.floor((loose + tight) / 2);
    if (pageCountAt(middle) <= maxPages) tight = middle;
    else loose = middle;
  }
  return result(tight, pageCountAt(tight));
}
