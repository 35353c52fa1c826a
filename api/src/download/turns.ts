import { DomainError } from '../errors.ts';

/** Lets each user do only so much at once, so that nobody's many downloads keep out another's one. */
export interface Turns {
  /**
   * Runs `work` as one of the user's turns.
   *
   * @throws {DomainError} `rate-limited` at once, while all of the user's turns are taken.
   */
  run<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

/** @param refusal what a user is told whose turns are all taken. */
export function createTurns({ perUser, refusal }: { perUser: number; refusal: string }): Turns {
  const running = new Map<string, number>();
  return {
    async run(userId, work) {
      const others = running.get(userId) ?? 0;
      if (others >= perUser) throw new DomainError('rate-limited', refusal);
      running.set(userId, others + 1);
      try {
        return await work();
      } finally {
        const left = (running.get(userId) ?? 1) - 1;
        if (left === 0) running.delete(userId);
        else running.set(userId, left);
      }
    },
  };
}
