import { setTimeout as rest } from 'node:timers/promises';
import { simulateBrowser } from '../load/simulated-browser.ts';
import { createTally, type Tally, type TallyRow } from '../load/tally.ts';
import { type LoadUser, startLoadUser } from '../load/user.ts';
import { sample } from '../sample.ts';
import type { Fired, Prometheus } from './prometheus.ts';
import type { Fault, FragileCluster, Part } from './shared-parts.ts';
import { type UnfinishedWork, unfinishedWork } from './unfinished-work.ts';
import { browsePages, errorSummary, openPage, registerAndPay, registerCustomers } from './visitors.ts';

/** What happened during and after one outage: one part failed in one way. */
export interface Outage {
  part: Part;
  fault: Fault;
  /** What users experienced in actions that they began during the outage. */
  rows: TallyRow[];
  fired: Fired[];
  /** Seconds from the end of the outage until a new user could register, pay, type and download; null if not within the limit. */
  recoveredAfter: number | null;
  /** Seconds from the end of the outage until every mail and payment from before was finished; null if not within the limit. */
  caughtUpAfter: number | null;
}

export interface OutagesResult {
  outages: Outage[];
  /** Whether each user's CV is as its last acknowledged save left it, and can be downloaded. */
  kept: TallyRow[];
  unfinished: UnfinishedWork;
  /** The number of addresses that were registered and got no mail. */
  withoutMail: number;
}

export interface OutagesOptions {
  outages: readonly { part: Part; fault: Fault }[];
  /** The duration of each outage. */
  outageMs: number;
  users: number;
  onOutage?: (outage: Outage) => void;
}

const MAX_RECOVERY_MS = 120_000;
/** A failed outbox message is retried after two minutes at most. */
const MAX_CATCH_UP_MS = 240_000;
/** The longest shortened wait of an alert rule, after the last metrics of the outage. */
const ALERTS_MS = 10_000;
/** How long to wait for the alerts of the previous outage to end. */
const MAX_QUIET_WAIT_MS = 120_000;
const POLL_MS = 1_000;

/** Simulates users of the cluster, lets its shared parts fail one after the other, and records what users experienced. */
export async function runOutages(
  fragile: FragileCluster,
  prometheus: Prometheus,
  { outages: asked, outageMs, users: count, onOutage }: OutagesOptions,
): Promise<OutagesResult> {
  const { url } = fragile.cluster;
  // Each outage gets a new tally.
  let current = createTally(errorSummary);
  const tally: Tally = {
    done: (...noted) => current.done(...noted),
    failed: (...noted) => current.failed(...noted),
    repeated: (...noted) => current.repeated(...noted),
    rows: () => current.rows(),
  };
  const { photo, typeset } = await simulateBrowser();
  const users: LoadUser[] = [];
  for (let index = 0; index < count; index++)
    users.push(await startLoadUser(url, { resume: sample, photo, typeset, tally }));
  const registered = new Set<string>();
  const onRegistered = (email: string) => void registered.add(email);

  const ending = new AbortController();
  const { signal } = ending;
  const working = Promise.all([
    ...users.map((user) => user.work({ saveEveryMs: 1_500, savesPerDownload: 3 }, signal)),
    browsePages(url, tally, 700, signal),
    ...[1, 2].map(() => registerCustomers(url, tally, 1_500, { signal, onRegistered })),
  ]);
  const checkProduct = async () => {
    await openPage(url, '/');
    const { buyer, uuid } = await registerAndPay(url, createTally(), onRegistered);
    await buyer.save(uuid, { type: 'name', name: 'Again' });
    await buyer.downloadTypeset(uuid, typeset, () => {});
  };

  const outages: Outage[] = [];
  try {
    await rest(10_000);
    for (const { part, fault } of asked) {
      const before = await untilQuiet(prometheus);
      current = createTally(errorSummary);
      const began = new Date();
      await fragile.fail(part, fault);
      await rest(outageMs);
      await fragile.repair(part);
      const repaired = new Date();
      // Requests that are in flight now count for this outage. They are answered before the product has recovered.
      const recoveredAfter = await firstSuccess(checkProduct);
      const caughtUpAfter = await caughtUp(fragile, repaired);
      // Alerts may still fire on metrics of the outage.
      await rest(ALERTS_MS);
      const fired = (await prometheus.firedSince(began)).filter(({ alert }) => !before.includes(alert));
      const outage = { part, fault, rows: current.rows(), fired, recoveredAfter, caughtUpAfter };
      outages.push(outage);
      onOutage?.(outage);
    }
  } finally {
    ending.abort();
    await working;
  }
  await caughtUp(fragile, new Date());
  current = createTally(errorSummary);
  for (const user of users) {
    await user.check();
    await user.download();
  }
  return {
    outages,
    kept: current.rows(),
    unfinished: await unfinishedWork(fragile, new Date()),
    withoutMail: [...registered].filter((email) => !fragile.mail.mailsTo.has(email)).length,
  };
}

/** Waits until no alert fires. @returns the alerts that still fire after the longest wait. */
async function untilQuiet(prometheus: Prometheus): Promise<string[]> {
  const until = Date.now() + MAX_QUIET_WAIT_MS;
  for (;;) {
    const firing = await prometheus.firing();
    if (firing.length === 0 || Date.now() > until) return firing;
    await rest(POLL_MS);
  }
}

/** Starts an attempt each second. @returns the seconds until the start of the first one that succeeded. */
async function firstSuccess(attempt: () => Promise<void>): Promise<number | null> {
  const began = performance.now();
  const attempts: Promise<void>[] = [];
  let first: number | null = null;
  while (first === null && performance.now() - began < MAX_RECOVERY_MS) {
    const after = (performance.now() - began) / 1_000;
    attempts.push(
      attempt().then(
        () => {
          first = Math.min(first ?? after, after);
        },
        // Failures are expected until the product has recovered.
        () => {},
      ),
    );
    await rest(POLL_MS);
  }
  await Promise.all(attempts);
  return first;
}

async function caughtUp(fragile: FragileCluster, repaired: Date): Promise<number | null> {
  while (Date.now() - repaired.getTime() < MAX_CATCH_UP_MS) {
    const { waiting, unanswered } = await unfinishedWork(fragile, repaired);
    if (waiting === 0 && unanswered === 0) return (Date.now() - repaired.getTime()) / 1_000;
    await rest(POLL_MS);
  }
  return null;
}
