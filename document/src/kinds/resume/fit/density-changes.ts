import type { Density } from '../model/page-setup.ts';

/** A measure that differs from the template's design. */
export interface Change {
  /** Gaps of sections and entries change together, which is one change: spacing. */
  measure: Exclude<keyof Density, 'entrySpacing'>;
  /** The size of the change in per cent, rounded, above 0. */
  percent: number;
}

/** The measures that a density makes smaller than the template's design. */
export function reductionsOf(density: Density): Change[] {
  return changesOf((measure) => 1 - density[measure]);
}

/** The measures that a density makes larger than the template's design. */
export function increasesOf(density: Density): Change[] {
  return changesOf((measure) => density[measure] - 1);
}

function changesOf(shareOf: (measure: Change['measure']) => number): Change[] {
  return (['spacing', 'margins', 'leading', 'text'] as const)
    .map((measure) => ({ measure, percent: Math.round(shareOf(measure) * 100) }))
    .filter(({ percent }) => percent > 0);
}
