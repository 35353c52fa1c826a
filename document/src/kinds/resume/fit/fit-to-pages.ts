import { AS_DESIGNED, type Density } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import type { TypesetOptions, Typesetter } from '../typeset.ts';

/** How far each measure may go; what is most seen is touched last. The floors are the model's. */
const STAGES: readonly Density[] = [
  AS_DESIGNED,
  { text: 1, spacing: 0.6, leading: 1, margins: 0.85 },
  { text: 1, spacing: 0.5, leading: 0.92, margins: 0.7 },
  { text: 0.9, spacing: 0.45, leading: 0.88, margins: 0.6 },
  { text: 0.8, spacing: 0.45, leading: 0.84, margins: 0.6 },
];

/** The search's finest step: a hundred and twenty-eighth of the way. */
const STEPS = 128;

/** What fitting came to. */
export interface Fit {
  /** True where the resume now has at most the pages that were asked for. */
  isFitting: boolean;
  /** How many pages it has with the density. */
  pageCount: number;
  /** The least change that fits; the most that may be done where nothing does. */
  density: Density;
  changes: Change[];
}

/** A measure that differs from the template's design, and by how much in per cent, rounded. */
export interface Change {
  measure: keyof Density;
  lessPercent: number;
}

/** The density after `step` of `STEPS` steps from the template's design to the floors. */
function densityAt(step: number): Density {
  const position = (step / STEPS) * (STAGES.length - 1);
  const stage = Math.min(Math.floor(position), STAGES.length - 2);
  const [from, to] = [STAGES[stage]!, STAGES[stage + 1]!];
  const between = (measure: keyof Density) =>
    Math.round((from[measure] + (to[measure] - from[measure]) * (position - stage)) * 1000) / 1000;
  return {
    text: between('text'),
    spacing: between('spacing'),
    leading: between('leading'),
    margins: between('margins'),
  };
}

/** What a density makes smaller than the template's design. */
export function changesOf(density: Density): Change[] {
  return (['spacing', 'margins', 'leading', 'text'] as const)
    .map((measure) => ({ measure, lessPercent: Math.round((1 - density[measure]) * 100) }))
    .filter(({ lessPercent }) => lessPercent > 0);
}

/**
 * Sets a resume more closely, as little as needed and no closer than stays readable, until it has at most `maxPages`
 * pages: gaps first, then margins and line heights, font sizes last, and none below 9 pt. The resume is not changed; its
 * own density does not count.
 */
export function fitToPages(
  typesetter: Typesetter,
  resume: Resume,
  { maxPages, ...options }: TypesetOptions & { maxPages: number },
): Fit {
  const pageCountAt = (step: number) => {
    const pageSetup = { ...resume.pageSetup, density: densityAt(step) };
    return typesetter.typeset({ ...resume, pageSetup }, options).pages.length;
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
