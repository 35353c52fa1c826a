import { type Database, inTransaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { processDue } from '../../../platform/work/process-due.ts';
import { afterFailedTry, type RetryPolicy } from '../../../platform/work/retries.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { fa3Xml } from './fa3.ts';
import type { KsefClient, KsefStatus } from './ksef-client.ts';
import { sha256 } from './ksef-crypto.ts';
import { claimSubmission, findDueSubmissions, getDocumentToSend, type Submission, updateSubmission } from './repo.ts';

const BATCH = 20;
const CLAIM_MS = 5 * 60_000;
/** A document has to reach KSeF by law, so that it is never given up: after an outage it is sent within a quarter of an hour. */
const RETRIES: RetryPolicy = { firstRetryMs: 5_000, lastRetryMs: 15 * 60_000, maxTries: Number.POSITIVE_INFINITY };
/** KSeF usually decides within seconds. */
const STATUS_AGAIN_MS = 5_000;
const ORIGINAL_AGAIN_MS = 60_000;

export type KsefDeps = Pick<BillingDeps, 'db' | 'clock' | 'log' | 'wakeOutbox' | 'config'> & { client: KsefClient };

/**
 * Sends queued documents to KSeF and asks for the state of sent ones, in any number of processes. KSeF has a document once: before
 * another send it is asked whether it got the last one, and a refusal as a duplicate is compared by the hash.
 */
export function sendDueDocuments(deps: KsefDeps, isStopped = () => false): Promise<void> {
  const { db, clock } = deps;
  return processDue<Submission>(
    {
      batch: BATCH,
      concurrency: 1,
      claimMs: CLAIM_MS,
      findDue: (now, limit) => findDueSubmissions(db, now, limit),
      claim: async (row, until) => ((await claimSubmission(db, row, until)) ? { ...row, tries: row.tries + 1 } : null),
      process: (row) => advance(deps, row),
      async onFailure({ documentId, tries }, error) {
        deps.log.error({ err: error, documentId, tries }, 'a document could not be sent to KSeF');
        const { nextTryAt } = afterFailedTry(RETRIES, { tries, now: clock() });
        await updateSubmission(db, documentId, { nextTryAt }, clock());
      },
    },
    { clock, isStopped },
  );
}

/** Takes a document as far as it gets now. */
async function advance(deps: KsefDeps, row: Submission): Promise<void> {
  const { db, clock, client } = deps;
  const { documentId } = row;
  const again = (afterMs: number) =>
    updateSubmission(db, documentId, { nextTryAt: new Date(clock().getTime() + afterMs), tries: 0 }, clock());
  const prepared = await prepare(deps, row);
  // A correction names the KSeF number of its invoice, so it waits until there is one.
  if (prepared === null) return again(ORIGINAL_AGAIN_MS);
  const sent = row.state === 'sent' && row.sessionRef && row.documentRef;
  const refs = sent ? { sessionRef: row.sessionRef!, documentRef: row.documentRef! } : await send(deps, prepared);
  const status = await client.status(refs);
  if (status.state === 'processing') return again(STATUS_AGAIN_MS);
  await settle(deps, { ...prepared, sessionRef: refs.sessionRef }, status);
}

type Prepared = Submission & { xml: string; hash: string };

/** Writes the document as XML, once: what is sent again is the same, by the same hash. Null while its invoice has no number. */
async function prepare({ db, clock, config }: KsefDeps, row: Submission): Promise<Prepared | null> {
  const { content, issuedAt, original } = await getDocumentToSend(db, row.documentId);
  // A document that is sent on a later day than its own was issued offline (documentation of KSeF 2.0, "Automatyczne określanie trybu").
  const isOffline = row.isOffline || content.issuedOn < dayInWarsaw(clock());
  if (row.xml !== null && row.hash !== null) return { ...row, xml: row.xml, hash: row.hash, isOffline };
  if (original !== null && original.ksefNumber === null) return null;
  const software = config.site.name;
  const xml = fa3Xml({ content, issuedAt, software, originalKsefNumber: original?.ksefNumber ?? null });
  const hash = sha256(xml);
  await updateSubmission(db, row.documentId, { xml, hash }, clock());
  return { ...row, xml, hash, isOffline };
}

/** Sends a document, unless KSeF got it already: the answer to an earlier send may have been lost. */
async function send(deps: KsefDeps, row: Prepared): Promise<{ sessionRef: string; documentRef: string }> {
  const { db, clock, client } = deps;
  const { documentId, hash } = row;
  const arrived = row.sessionRef && (await client.listDocuments(row.sessionRef)).find((one) => one.hash === hash);
  if (arrived)
    return keepSent(db, { documentId, sessionRef: row.sessionRef!, documentRef: arrived.documentRef, now: clock() });
  const sessionRef = await client.openSession();
  // Kept before the send: after a crash this session is asked for the document.
  await updateSubmission(db, documentId, { sessionRef, isOffline: row.isOffline }, clock());
  const documentRef = await client.send(sessionRef, row);
  return keepSent(db, { documentId, sessionRef, documentRef, now: clock() });
}

async function keepSent(
  db: Database,
  {
    documentId,
    sessionRef,
    documentRef,
    now,
  }: { documentId: string; sessionRef: string; documentRef: string; now: Date },
): Promise<{ sessionRef: string; documentRef: string }> {
  await updateSubmission(db, documentId, { state: 'sent', sessionRef, documentRef, tries: 0 }, now);
  return { sessionRef, documentRef };
}

/** Stores KSeF's decision. */
async function settle(
  deps: KsefDeps,
  row: Prepared & { sessionRef: string },
  status: Exclude<KsefStatus, { state: 'processing' }>,
): Promise<void> {
  const { db, clock, log, client } = deps;
  const { documentId, sessionRef } = row;
  switch (status.state) {
    case 'accepted':
      return accept(deps, { documentId, sessionRef, ksefNumber: status.ksefNumber });
    case 'duplicate': {
      const { ksefNumber } = status;
      const known = (await client.listDocuments(status.sessionRef)).find((one) => one.ksefNumber === ksefNumber);
      // Our own earlier send: the document is in KSeF.
      if (known?.hash === row.hash) return accept(deps, { documentId, sessionRef: status.sessionRef, ksefNumber });
      return reject(deps, documentId, `440: KSeF has another document with this number, ${ksefNumber}`);
    }
    case 'cancelled': {
      log.warn({ documentId, reason: status.reason }, 'KSeF cancelled the processing of a document, it is sent again');
      const { nextTryAt } = afterFailedTry(RETRIES, { tries: row.tries, now: clock() });
      const change = { state: 'queued', sessionRef: null, documentRef: null, tries: row.tries, nextTryAt } as const;
      return updateSubmission(db, documentId, change, clock());
    }
    case 'rejected':
      return reject(deps, documentId, status.reason);
  }
}

/** The number and the confirmation are stored together: a document without its confirmation is asked about again. */
async function accept(
  { db, clock, client }: KsefDeps,
  { documentId, ...accepted }: { documentId: string; sessionRef: string; ksefNumber: string },
): Promise<void> {
  const confirmation = await client.confirmation(accepted);
  const now = clock();
  await updateSubmission(db, documentId, { state: 'accepted', ...accepted, confirmation, acceptedAt: now }, now);
}

async function reject({ db, clock, log, wakeOutbox }: KsefDeps, documentId: string, reason: string): Promise<void> {
  const now = clock();
  log.error({ documentId, reason }, 'KSeF rejected a document');
  await inTransaction(db, async (tx) => {
    await updateSubmission(tx, documentId, { state: 'rejected', reason: reason.slice(0, 1_000) }, now);
    await enqueue(tx, 'mail.ksef-rejected', { payload: { documentId }, now });
  });
  wakeOutbox();
}
