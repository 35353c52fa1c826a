import type { Provider } from '@kreda/site/providers';
import { processDue } from '../../../platform/work/process-due.ts';
import { afterFailedTry, type RetryPolicy } from '../../../platform/work/retries.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { syncDispute } from '../disputes/sync-dispute.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { PAYMENT_PROVIDERS } from '../providers/payment-providers.ts';
import { syncRefund } from '../refunds/sync-refund.ts';
import { claimEvent, findDueEvents, finishEvent, recordFailedTry, type StoredEvent } from './repo.ts';

const CLAIM_MS = 60_000;
/** About three days, as long as providers themselves retry. */
const RETRIES: RetryPolicy = { firstRetryMs: 2_000, lastRetryMs: 60 * 60_000, maxTries: 80 };
const BATCH = 20;

/** Processes a batch of stored webhook events that are due, oldest first. */
export function processEvents(deps: BillingDeps, isStopped = () => false): Promise<void> {
  const { db, clock } = deps;
  return processDue<StoredEvent>(
    {
      batch: BATCH,
      concurrency: 1,
      // One batch per run: each run updates this worker's metric, which must not get stale while the queue is long.
      maxBatches: 1,
      claimMs: CLAIM_MS,
      findDue: (now, limit) => findDueEvents(db, now, limit),
      claim: async (event, until) =>
        (await claimEvent(db, event, until)) ? { ...event, tries: event.tries + 1 } : null,
      process: (event) => processEvent(deps, event),
      onFailure: (event, error) => onFailedTry(deps, event, error),
    },
    { clock, isStopped },
  );
}

async function processEvent(deps: BillingDeps, event: StoredEvent): Promise<void> {
  const provider = event.provider as Provider;
  // Only the subject is read from the event. Its current state comes from the provider.
  const about = PAYMENT_PROVIDERS[provider].readWebhook(event.body);
  if (about?.kind === 'payment') await syncPayment(deps, provider, about.ref);
  if (about?.kind === 'refund') await syncRefund(deps, provider, about.ref);
  if (about?.kind === 'dispute') await syncDispute(deps, provider, about.ref);
  await finishEvent(deps.db, event, deps.clock());
}

async function onFailedTry({ db, clock, log }: BillingDeps, event: StoredEvent, thrown: unknown): Promise<void> {
  const { eventId, tries } = event;
  log.error({ err: thrown, eventId, tries }, 'a webhook event could not be processed');
  const error = String(thrown instanceof Error ? thrown.message : thrown).slice(0, 500);
  await recordFailedTry(db, event, { ...afterFailedTry(RETRIES, { tries, now: clock() }), error });
}
