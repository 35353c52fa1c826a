import type { FastifyBaseLogger } from 'fastify';
import { audit, OPERATOR } from '../audit.ts';
import { type Database, inTransaction, type Transaction } from '../database.ts';
import type { OutboxKind } from './enqueue.ts';
import {
  type Choice,
  deleteBuriedMessage,
  emptyBuriedPayloads,
  findBuriedMessages,
  retryBuriedMessage,
} from './repo.ts';

/** A message of the outbox that failed too often and waits for an operator's decision. */
export interface BuriedMessage {
  id: string;
  kind: string;
  createdAt: Date;
  tries: number;
  /** The payload without personal data: ids and reasons. */
  about: Readonly<Record<string, unknown>>;
  /** False: its payload was deleted, so it can only be dropped. */
  canBeRetried: boolean;
}

export interface BuriedDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** The personal data of payloads. Everything else are ids and reasons. */
const PERSONAL = new Set(['email', 'firstName']);
/** Kinds with an e-mail address in their payload. */
const WITH_ADDRESS: readonly OutboxKind[] = ['mail.password-reset', 'mail.account-deleted'];

/** The buried messages, oldest first. */
export async function listBuried({ db }: Pick<BuriedDeps, 'db'>, choice: Choice = 'all'): Promise<BuriedMessage[]> {
  const rows = await findBuriedMessages(db, choice);
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

/** Makes buried messages due again, with all of their tries. Returns them. A message without its payload stays buried. */
export async function retryBuried(deps: BuriedDeps, choice: Choice): Promise<BuriedMessage[]> {
  const now = deps.clock();
  return decide(deps, choice, {
    kind: 'operation.job-retried',
    isMeant: ({ canBeRetried }) => canBeRetried,
    act: (tx, id) => retryBuriedMessage(tx, id, now),
  });
}

/** Removes buried messages without processing them. Returns them. */
export async function dropBuried(deps: BuriedDeps, choice: Choice): Promise<BuriedMessage[]> {
  return decide(deps, choice, {
    kind: 'operation.job-dropped',
    isMeant: () => true,
    act: deleteBuriedMessage,
  });
}

interface Decision {
  kind: 'operation.job-retried' | 'operation.job-dropped';
  isMeant: (job: BuriedMessage) => boolean;
  /** False when another operator has decided already. */
  act: (tx: Transaction, id: string) => Promise<boolean>;
}

/** Acts on each message, in one transaction with its audit event. */
async function decide(deps: BuriedDeps, choice: Choice, { kind, isMeant, act }: Decision): Promise<BuriedMessage[]> {
  const decided: BuriedMessage[] = [];
  for (const job of (await listBuried(deps, choice)).filter(isMeant)) {
    const isDone = await inTransaction(deps.db, async (tx) => {
      // Another operator may have decided meanwhile.
      if (!(await act(tx, job.id))) return false;
      const details = { jobId: job.id, jobKind: job.kind, ...plain(job.about) };
      await audit(tx, deps, kind, { userId: OPERATOR, details });
      return true;
    });
    if (isDone) decided.push(job);
  }
  return decided;
}

function plain(about: BuriedMessage['about']): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(about).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [],
    ),
  );
}

/**
 * Deletes the payloads with an e-mail address of buried messages that are older than `madeBefore`, as deleted accounts are promised. The
 * messages stay until they are dropped.
 */
export async function forgetAddressesOfBuried(db: Database, madeBefore: Date): Promise<void> {
  await emptyBuriedPayloads(db, { kinds: WITH_ADDRESS, madeBefore });
}
