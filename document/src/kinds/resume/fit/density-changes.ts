import type { Density } from '../model/page-setup.ts';

/** A measure that differs from the template's design. */
export interface Change {
  /** Gaps of sections and entries change together, which is one change: spacing. */
  measure: Exclude<keyof Density, 'entrySpacing'>;
  /** The size of the change in per cent, above 0: the difference between 100 and the factor's own rounded per cent, which controls show. */
  percent: number;
}

/** The measures that a density makes smaller than the template's design. */
export function reductionsOf(density: Density): Change[] {
  return changesOf((measure) => 100 - percentOf(density[measure]));
}

/** The measures that a density makes larger than the template's design. */
export function increasesOf(density: Density): Change[] {
  return changesOf((measure) => percentOf(density[measure]) - 100);
}

function percentOf(factor: number): number {
  return Math.round(factor * 100);
}

function changesOf(differenceOf: (measure: Change['measure']) => number): Change[] {
  return (['spacing', 'margins', 'leading', 'text'] as const)
    .map((measure) => ({ measure, percent: differenceOf(measure) }))
    .filter(({ percent }) => percent > 0);
}
