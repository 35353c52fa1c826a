import type { FastifyBaseLogger } from 'fastify';
import { audit, OPERATOR } from '../audit.ts';
import { type Database, inTransaction, type Transaction } from '../database.ts';
import type { OutboxKind } from './enqueue.ts';
import { type Choice, deleteBuriedJob, emptyBuriedPayloads, findBuriedJobs, unburyJob } from './repo.ts';

/** A job of the outbox that was given up and waits for somebody's decision. */
export interface BuriedJob {
  id: string;
  kind: string;
  createdAt: Date;
  tries: number;
  /** What it is about: ids and reasons, never an address or a name. */
  about: Readonly<Record<string, unknown>>;
  /** False: what it needs is forgotten, so that it can only be dropped. */
  canBeRetried: boolean;
}

export interface BuriedDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** What a payload may hold that identifies somebody; everything else are ids and reasons. */
const PERSONAL = new Set(['email', 'firstName']);
/** Kinds whose payload has an address, because no row has it. */
const WITH_ADDRESS: readonly OutboxKind[] = ['mail.password-reset', 'mail.account-deleted'];

/** The buried jobs, oldest first. */
export async function listBuried({ db }: Pick<BuriedDeps, 'db'>, choice: Choice = 'all'): Promise<BuriedJob[]> {
  const rows = await findBuriedJobs(db, choice);
  return rows.map(({ id, kind, createdAt, tries, payload }) => {
    const given = payload as Record<string, unknown>;
    return {
      id,
      kind,
      createdAt,
      tries,
      about: Object.fromEntries(Object.entries(given).filter(([name]) => !PERSONAL.has(name))),
      canBeRetried: Object.keys(given).length > 0,
    };
  });
}

/** Has buried jobs tried again, from the first try on. Answers those that it put back; one without its payload stays. */
export async function retryBuried(deps: BuriedDeps, choice: Choice): Promise<BuriedJob[]> {
  const now = deps.clock();
  return decide(deps, choice, {
    kind: 'operation.job-retried',
    isMeant: ({ canBeRetried }) => canBeRetried,
    act: (tx, id) => unburyJob(tx, id, now),
  });
}

/** Removes buried jobs: what they were to do will not be done by us. Answers those that it removed. */
export async function dropBuried(deps: BuriedDeps, choice: Choice): Promise<BuriedJob[]> {
  return decide(deps, choice, {
    kind: 'operation.job-dropped',
    isMeant: () => true,
    act: deleteBuriedJob,
  });
}

interface Decision {
  kind: 'operation.job-retried' | 'operation.job-dropped';
  isMeant: (job: BuriedJob) => boolean;
  /** False when it was decided about already. */
  act: (tx: Transaction, id: string) => Promise<boolean>;
}

/** Acts on each job in a transaction with its entry in the audit log, so that what was decided can be found for a year. */
async function decide(deps: BuriedDeps, choice: Choice, { kind, isMeant, act }: Decision): Promise<BuriedJob[]> {
  const decided: BuriedJob[] = [];
  for (const job of (await listBuried(deps, choice)).filter(isMeant)) {
    const isDone = await inTransaction(deps.db, async (tx) => {
      // Somebody else may have decided about it meanwhile.
      if (!(await act(tx, job.id))) return false;
      const details = { jobId: job.id, jobKind: job.kind, ...plain(job.about) };
      await audit(tx, deps, kind, { userId: OPERATOR, details });
      return true;
    });
    if (isDone) decided.push(job);
  }
  return decided;
}

function plain(about: BuriedJob['about']): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(about).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [],
    ),
  );
}

/**
 * Takes the address out of buried jobs of that age: whoever was written to, or has deleted their account, is promised to be forgotten. The
 * jobs stay, to be dropped.
 */
export async function forgetAddressesOfBuried(db: Database, madeBefore: Date): Promise<void> {
  await emptyBuriedPayloads(db, { kinds: WITH_ADDRESS, madeBefore });
}
