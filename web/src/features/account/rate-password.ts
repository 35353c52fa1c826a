import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as polish } from '@zxcvbn-ts/language-pl';

export type Strength = 'weak' | 'medium' | 'strong';

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...polish }, graphs: adjacencyGraphs });

const BY_SCORE: readonly Strength[] = ['weak', 'weak', 'medium', 'strong', 'strong'];

/** Rates a password by the number of guesses needed. Only the first 64 characters count, so that typing stays fast. */
export function ratePassword(password: string): Strength {
  return BY_SCORE[zxcvbn.check(password.slice(0, 64)).score]!;
}
