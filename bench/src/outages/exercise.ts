import { setTimeout as rest } from 'node:timers/promises';
import { inPlaceOfBrowser } from '../load/in-place-of-browser.ts';
import { createTally, type Tally, type TallyRow } from '../load/tally.ts';
import { type LoadUser, startLoadUser } from '../load/user.ts';
import { sample } from '../sample.ts';
import { type LeftUndone, leftUndone } from './left-undone.ts';
import type { Fired, Prometheus } from './prometheus.ts';
import type { Fault, FragileCluster, Part } from './shared-parts.ts';
import { arrive, becomeCustomer, browse, openPage, wordsOf } from './visitors.ts';

/** What happened while one part failed in one way, and after. */
export interface Outage {
  part: Part;
  fault: Fault;
  /** What users met of what they began before it was mended. */
  rows: TallyRow[];
  fired: Fired[];
  /** From the mending until somebody could come, pay, type and download again, in seconds; null: not within the bound. */
  wellAfter: number | null;
  /** From the mending until no letter and no payment from before it was left undone, in seconds; null: not within the bound. */
  caughtUpAfter: number | null;
}

export interface Exercise {
  outages: Outage[];
  /** Whether each user's CV is what was last acknowledged, and can still be downloaded. */
  kept: TallyRow[];
  undone: LeftUndone;
  /** Addresses that were registered and got no letter. */
  withoutLetter: number;
}

export interface ExerciseOptions {
  outages: readonly { part: Part; fault: Fault }[];
  /** How long each lasts. */
  outageMs: number;
  users: number;
  onOutage?: (outage: Outage) => void;
}

const WELL_WITHIN_MS = 120_000;
/** A job that nobody answered for is tried again after two minutes at the latest. */
const CAUGHT_UP_WITHIN_MS = 240_000;
/** From one evaluation with the outage's last figures to the end of the longest wait of a rule that pages, shortened. */
const ALERTS_MS = 10_000;
/** For alerts of the outage before to end. */
const QUIET_WITHIN_MS = 120_000;
const POLL_MS = 1_000;

/** Puts people on the cluster, lets its shared parts fail one after the other, and notes what the people saw. */
export async function exercise(
  fragile: FragileCluster,
  prometheus: Prometheus,
  { outages: asked, outageMs, users: count, onOutage }: ExerciseOptions,
): Promise<Exercise> {
  const { url } = fragile.cluster;
  // A new one for each outage.
  let current = createTally(wordsOf);
  const tally: Tally = {
    done: (...noted) => current.done(...noted),
    failed: (...noted) => current.failed(...noted),
    repeated: (...noted) => current.repeated(...noted),
    rows: () => current.rows(),
  };
  const { photo, typeset } = await inPlaceOfBrowser();
  const users: LoadUser[] = [];
  for (let index = 0; index < count; index++)
    users.push(await startLoadUser(url, { resume: sample, photo, typeset, tally }));
  const registered = new Set<string>();
  const onRegistered = (email: string) => void registered.add(email);

  const ending = new AbortController();
  const { signal } = ending;
  const living = Promise.all([
    ...users.map((user) => user.live({ saveEveryMs: 1_500, savesPerDownload: 3 }, signal)),
    browse(url, tally, 700, signal),
    ...[1, 2].map(() => arrive(url, tally, 1_500, { signal, onRegistered })),
  ]);
  const isWell = async () => {
    await openPage(url, '/');
    const { buyer, uuid } = await becomeCustomer(url, createTally(), onRegistered);
    await buyer.save(uuid, { type: 'name', name: 'Again' });
    await buyer.downloadTypeset(uuid, typeset, () => {});
  };

  const outages: Outage[] = [];
  try {
    await rest(10_000);
    for (const { part, fault } of asked) {
      const before = await untilQuiet(prometheus);
      current = createTally(wordsOf);
      const began = new Date();
      await fragile.fail(part, fault);
      await rest(outageMs);
      await fragile.mend(part);
      const mended = new Date();
      // Those who wait for an answer belong to this outage: they get it before all is well.
      const wellAfter = await firstSuccess(isWell);
      const caughtUpAfter = await caughtUp(fragile, mended);
      // What the outage's figures still say.
      await rest(ALERTS_MS);
      const fired = (await prometheus.firedSince(began)).filter(({ alert }) => !before.includes(alert));
      const outage = { part, fault, rows: current.rows(), fired, wellAfter, caughtUpAfter };
      outages.push(outage);
      onOutage?.(outage);
    }
  } finally {
    ending.abort();
    await living;
  }
  await caughtUp(fragile, new Date());
  current = createTally(wordsOf);
  for (const user of users) {
    await user.check();
    await user.download();
  }
  return {
    outages,
    kept: current.rows(),
    undone: await leftUndone(fragile, new Date()),
    withoutLetter: [...registered].filter((email) => !fragile.mail.mailsTo.has(email)).length,
  };
}

/** Waits for no alert to fire. @returns those that fire all the same. */
async function untilQuiet(prometheus: Prometheus): Promise<string[]> {
  const until = Date.now() + QUIET_WITHIN_MS;
  for (;;) {
    const firing = await prometheus.firing();
    if (firing.length === 0 || Date.now() > until) return firing;
    await rest(POLL_MS);
  }
}

/** Begins an attempt each second. @returns after how many seconds the first one that went well was begun. */
async function firstSuccess(attempt: () => Promise<void>): Promise<number | null> {
  const began = performance.now();
  const attempts: Promise<void>[] = [];
  let first: number | null = null;
  while (first === null && performance.now() - began < WELL_WITHIN_MS) {
    const after = (performance.now() - began) / 1_000;
    attempts.push(
      attempt().then(
        () => {
          first = Math.min(first ?? after, after);
        },
        // What is not well yet is what is measured.
        () => {},
      ),
    );
    await rest(POLL_MS);
  }
  await Promise.all(attempts);
  return first;
}

async function caughtUp(fragile: FragileCluster, mended: Date): Promise<number | null> {
  while (Date.now() - mended.getTime() < CAUGHT_UP_WITHIN_MS) {
    const { waiting, unanswered } = await leftUndone(fragile, mended);
    if (waiting === 0 && unanswered === 0) return (Date.now() - mended.getTime()) / 1_000;
    await rest(POLL_MS);
  }
  return null;
}
