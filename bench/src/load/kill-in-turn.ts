import { setTimeout as rest } from 'node:timers/promises';
import { sample } from '../sample.ts';
import type { Cluster } from './cluster.ts';
import { inPlaceOfBrowser } from './in-place-of-browser.ts';
import { createTally, type TallyRow } from './tally.ts';
import { type LoadUser, type Rhythm, startLoadUser } from './user.ts';

/** How one of the four was ended, and what users did meanwhile. */
export interface Round {
  /** Which one, by which signal, and how it ended. */
  what: string;
  /** Downloads that were finished from the signal until the process was started again: while it was away. */
  downloads: number;
}

export interface KillOptions {
  users: number;
  rhythm: Rhythm;
  signals: readonly ('SIGTERM' | 'SIGKILL')[];
  /** How long the others work alone, and then all four together, in ms. */
  restMs: number;
  onRound?: (round: Round) => void;
}

/**
 * Puts users on the cluster, and ends each of its processes in turn by each signal, and starts it again.
 *
 * @returns what the users met, over all rounds, in so many seconds.
 */
export async function killInTurn(
  { url, apis, renderers }: Cluster,
  { users: count, rhythm, signals, restMs, onRound }: KillOptions,
): Promise<{ rows: TallyRow[]; rounds: Round[]; seconds: number }> {
  const tally = createTally();
  const { photo, typeset } = await inPlaceOfBrowser();
  const users: LoadUser[] = [];
  for (let index = 0; index < count; index++)
    users.push(await startLoadUser(url, { resume: sample, photo, typeset, tally }));

  const downloads = () => tally.rows().find(({ action }) => action === 'download')?.done ?? 0;
  const began = performance.now();
  const ending = new AbortController();
  const living = Promise.all(users.map((user) => user.live(rhythm, ending.signal)));
  const rounds: Round[] = [];
  try {
    await rest(restMs);
    for (const signal of signals) {
      for (const replica of [...apis, ...renderers]) {
        const before = downloads();
        const how = await replica.end(signal);
        await rest(restMs);
        const round = { what: `${replica.name} by ${signal}: ${how}`, downloads: downloads() - before };
        await replica.start();
        await rest(restMs);
        rounds.push(round);
        onRound?.(round);
      }
    }
  } finally {
    ending.abort();
    await living;
  }
  const seconds = (performance.now() - began) / 1_000;
  for (const user of users) await user.check();
  return { rows: tally.rows(), rounds, seconds };
}
