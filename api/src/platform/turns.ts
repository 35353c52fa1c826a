import type { PlainReasonCode } from '@kreda/site/reasons';
import { DomainError } from './errors.ts';

/** Limits how many calls of one owner are in flight, so that one owner cannot block others. */
export interface Turns {
  /**
   * Runs `work` as one of the owner's turns. An owner is any key: a user's id, an IP address.
   *
   * @throws {DomainError} `rate-limited` at once, while all of the owner's turns are taken.
   */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

/** @param refusal the reason of the refusal when all turns of the owner are taken. */
export function createTurns({ perOwner, refusal }: { perOwner: number; refusal: PlainReasonCode }): Turns {
  const running = new Map<string, number>();
  return {
    async run(owner, work) {
      const others = running.get(owner) ?? 0;
      if (others >= perOwner) throw new DomainError(refusal);
      running.set(owner, others + 1);
      try {
        return await work();
      } finally {
        const left = (running.get(owner) ?? 1) - 1;
        if (left === 0) running.delete(owner);
        else running.set(owner, left);
      }
    },
  };
}
