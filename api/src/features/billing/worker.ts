import { type RepeatedWork, repeatWork, type Work } from '../../platform/work/repeat-work.ts';
import type { BillingDeps } from './billing-deps.ts';
import { reconcileDisputes } from './disputes/reconcile-disputes.ts';
import type { KsefClient } from './ksef/ksef-client.ts';
import { sendDueDocuments } from './ksef/send-due.ts';
import { expireAbandonedOrders, reconcileLostCharges, reconcilePayments } from './payments/reconcile-payments.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.ts';
import { remindDue } from './subscriptions/remind-due.ts';
import { renewDue } from './subscriptions/renew.ts';
import { processEvents } from './webhook-events/process-events.ts';
import { refundDueWithdrawals } from './withdrawals/refund-withdrawal.ts';

const EVENTS_EVERY_MS = 1_000;
const RECONCILE_EVERY_MS = 60_000;
const RENEW_EVERY_MS = 15_000;
const CHECK_EVERY_MS = 60_000;
const DISPUTES_EVERY_MS = 60 * 60_000;
const KSEF_EVERY_MS = 5_000;

/** What billing does again and again: webhook events, payments and refunds compared with providers, renewals. */
export const BILLING_WORKERS = ['webhook-events', 'reconciler', 'renewals'] as const;
type BillingWork = (typeof BILLING_WORKERS)[number];

export interface BillingObserver {
  /** Called after each run without an error, also when there was nothing to do. */
  onDone(worker: BillingWork): void;
}

type WorkerDeps = BillingDeps & { ksef: KsefClient | null };
type Round = (isStopped: () => boolean) => Promise<void>;

/** One round of each kind of work. `documents` is null where none go to KSeF. */
export function billingRounds(deps: WorkerDeps) {
  const { ksef: client } = deps;
  return {
    events: (isStopped) => processEvents(deps, isStopped),
    async reconciler() {
      await reconcilePayments(deps);
      await reconcileLostCharges(deps);
      await expireAbandonedOrders(deps);
      await reconcileRefunds(deps);
      await refundDueWithdrawals(deps);
    },
    async renewals(isStopped) {
      await renewDue(deps, isStopped);
      await remindDue(deps, isStopped);
    },
    disputes: () => reconcileDisputes(deps),
    checks: () => checkProviders(deps),
    documents: client && ((isStopped) => sendDueDocuments({ ...deps, client }, isStopped)),
  } satisfies Record<string, Round | null>;
}

/**
 * Processes stored webhook events, reconciles stale payments and refunds, and renews subscriptions. Any number of processes may do so at
 * the same time. Each kind of work has a loop of its own, so that a slow provider in one does not hold up the others. `wake` processes
 * webhook events now.
 */
export function startBillingWorker(deps: WorkerDeps, { onDone }: BillingObserver): RepeatedWork {
  const rounds = billingRounds(deps);
  const repeat = (pauseMs: number, run: Work['run']) =>
    repeatWork(deps, { pauseMs, run, failure: 'the billing worker could not work' });
  const repeatAndReport = (worker: BillingWork, pauseMs: number, run: Work['run']) =>
    repeat(pauseMs, async (isStopped) => {
      await run(isStopped);
      onDone(worker);
    });
  const events = repeatAndReport('webhook-events', EVENTS_EVERY_MS, rounds.events);
  const reconciler = repeatAndReport('reconciler', RECONCILE_EVERY_MS, rounds.reconciler);
  const renewals = repeatAndReport('renewals', RENEW_EVERY_MS, rounds.renewals);
  const disputes = repeat(DISPUTES_EVERY_MS, rounds.disputes);
  const documents = rounds.documents && repeat(KSEF_EVERY_MS, rounds.documents);
  const checks = repeat(CHECK_EVERY_MS, rounds.checks);
  return {
    wake: events.wake,
    async stop() {
      await Promise.all([events.stop(), reconciler.stop(), renewals.stop(), disputes.stop(), checks.stop()]);
      await documents?.stop();
    },
  };
}

/** Checks whether each provider answers, so that an outage is known before a buyer meets it. The metrics count the calls. */
export async function checkProviders({ rails, log }: Pick<BillingDeps, 'rails' | 'log'>): Promise<void> {
  await Promise.all(
    [...rails.values()].map((rail) =>
      rail.check().catch((error: unknown) => log.warn({ err: error }, 'a payment provider cannot be used')),
    ),
  );
}
