import { setTimeout as rest } from 'node:timers/promises';
import { sample } from '../sample.ts';
import type { Cluster } from './cluster.ts';
import { simulateBrowser } from './simulated-browser.ts';
import { createTally, type TallyRow } from './tally.ts';
import { type LoadUser, type Rhythm, startLoadUser } from './user.ts';

/** The end of one process, and what users did meanwhile. */
export interface Round {
  /** The process, the signal, and how it ended. */
  what: string;
  /** Downloads that finished between the signal and the restart of the process. */
  downloads: number;
}

export interface KillOptions {
  users: number;
  rhythm: Rhythm;
  signals: readonly ('SIGTERM' | 'SIGKILL')[];
  /** The time without the ended process, and then the time with all four, in ms. */
  restMs: number;
  onRound?: (round: Round) => void;
}

/**
 * Simulates users of the cluster, ends each of its processes in turn by each signal, and starts it again.
 *
 * @returns what users experienced in all rounds, and their duration.
 */
export async function killInTurn(
  { url, apis, renderers }: Cluster,
  { users: count, rhythm, signals, restMs, onRound }: KillOptions,
): Promise<{ rows: TallyRow[]; rounds: Round[]; seconds: number }> {
  const tally = createTally();
  const { photo, typeset } = await simulateBrowser();
  const users: LoadUser[] = [];
  for (let index = 0; index < count; index++)
    users.push(await startLoadUser(url, { resume: sample, photo, typeset, tally }));

  const downloads = () => tally.rows().find(({ action }) => action === 'download')?.done ?? 0;
  const began = performance.now();
  const ending = new AbortController();
  const working = Promise.all(users.map((user) => user.work(rhythm, ending.signal)));
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
    await working;
  }
  const seconds = (performance.now() - began) / 1_000;
  for (const user of users) await user.check();
  return { rows: tally.rows(), rounds, seconds };
}
