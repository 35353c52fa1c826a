import type { Density } from '../model/page-setup.ts';

/** A ladder of densities has this number of steps, from its first stage to its last one. */
export const STEPS = 128;

/** The density at `step` of `STEPS`. All stages have the same number of steps; between two of them each factor changes evenly. */
export function densityAtStep(stages: readonly Density[], step: number): Density {
  const position = (step / STEPS) * (stages.length - 1);
  const stage = Math.min(Math.floor(position), stages.length - 2);
  const [from, to] = [stages[stage]!, stages[stage + 1]!];
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

/**
 * A step at which a condition holds and at the step before which it does not: the only one, if the condition goes on to hold once it does.
 * It must not hold at step 0, and must hold at the last step.
 */
export function firstStepWhere(holdsAt: (step: number) => boolean): number {
  let before = 0;
  let found = STEPS;
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2);
    if (holdsAt(middle)) found = middle;
    else before = middle;
  }
  return found;
}
