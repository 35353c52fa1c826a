import { selectHasDueEvent } from '../../platform/sql/webhook-events.ts';
import type { Worker } from '../../platform/workers.ts';
import type { BillingDeps } from './billing-deps.ts';
import { expireAbandonedOrders, reconcileLostCharges, reconcilePayments } from './payments/reconcile-payments.ts';
import { syncPayment } from './payments/sync-payment.ts';
import { PAYMENT_PROVIDERS } from './providers/payment-providers.ts';
import type { Provider } from './providers/provider.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.ts';
import { syncRefund } from './refunds/sync-refund.ts';
import { renewDue } from './subscriptions/renew.ts';

export interface BillingWorker {
  /** Looks for work now rather than at the next tick. */
  wake(): void;
  /** Ends after what is in hand. */
  stop(): Promise<void>;
}

const TICK_MS = 1_000;
/** A notice that is in hand belongs to its process for this long; after a crash another takes it. */
const CLAIM_MS = 60_000;
/** With the pauses below about three days, as long as providers themselves try. */
const MAX_TRIES = 80;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60 * 60_000;
const RECONCILE_EVERY_MS = 60_000;
const RENEW_EVERY_MS = 15_000;
const CHECK_EVERY_MS = 60_000;
const BATCH = 20;

type BillingWork = Exclude<Worker, 'outbox'>;

export interface BillingWatch {
  /** Told each time that work came to its end without an error, whether or not there was anything to do. */
  onDone(worker: BillingWork): void;
}

/**
 * Works off stored notices, visits stale payments and renews subscriptions, in any number of processes at once. None of the three waits
 * for another: a provider that is slow to answer one holds up nothing else.
 */
export function startBillingWorker(deps: BillingDeps, { onDone }: BillingWatch): BillingWorker {
  const repeatTelling = (worker: BillingWork, pauseMs: number, work: () => Promise<void>) =>
    repeat(deps, pauseMs, async () => {
      await work();
      onDone(worker);
    });
  const notices = repeatTelling('webhook-events', TICK_MS, () => processEvents(deps));
  const reconciler = repeatTelling('reconciler', RECONCILE_EVERY_MS, async () => {
    await reconcilePayments(deps);
    await reconcileLostCharges(deps);
    await expireAbandonedOrders(deps);
    await reconcileRefunds(deps);
  });
  const scheduler = repeatTelling('renewals', RENEW_EVERY_MS, () => renewDue(deps));
  const checks = repeat(deps, CHECK_EVERY_MS, () => checkProviders(deps));
  return {
    wake: notices.now,
    async stop() {
      await Promise.all([notices.stop(), reconciler.stop(), scheduler.stop(), checks.stop()]);
    },
  };
}

/** Asks each provider whether it answers, so that an outage is known before somebody wants to pay. The metrics count it. */
export async function checkProviders({ rails, log }: Pick<BillingDeps, 'rails' | 'log'>): Promise<void> {
  await Promise.all(
    [...rails.values()].map((rail) =>
      rail.check().catch((error: unknown) => log.warn({ err: error }, 'a payment provider cannot be used')),
    ),
  );
}

interface Repeated {
  /** Does it now rather than at its time. */
  now(): void;
  /** Ends after what is in hand. */
  stop(): Promise<void>;
}

/** Does something again and again, with a pause in between, and never twice at the same time. */
function repeat({ log }: BillingDeps, pauseMs: number, work: () => Promise<void>): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const once = () =>
    work().catch((error: unknown) => {
      // The database is away: what waits is stored, and the next time tries again.
      log.error({ err: error }, 'the billing worker could not work');
    });
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(() => (isStopped ? undefined : once()));
    return running;
  };
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => void run().then(schedule), pauseMs);
  };
  schedule();
  return {
    now: () => void run(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Works off what is due, oldest first. */
export async function processEvents(deps: BillingDeps): Promise<void> {
  const { db, clock } = deps;
  if (!(await selectHasDueEvent(db.statements, clock()))) return;
  const due = await db.webhookEvent.findMany({
    where: { state: { in: ['new', 'failed'] }, nextTryAt: { lte: clock() } },
    orderBy: { receivedAt: 'asc' },
    take: BATCH,
  });
  for (const event of due) {
    const key = { provider: event.provider, eventId: event.eventId };
    const claimed = await db.webhookEvent.updateMany({
      where: { ...key, state: event.state, tries: event.tries },
      data: { tries: event.tries + 1, nextTryAt: new Date(clock().getTime() + CLAIM_MS) },
    });
    if (claimed.count === 1) await processEvent(deps, { ...event, tries: event.tries + 1 });
  }
}

async function processEvent(
  deps: BillingDeps,
  event: { provider: string; eventId: string; type: string; body: string; tries: number },
): Promise<void> {
  const { db, clock, log } = deps;
  const where = { provider_eventId: { provider: event.provider, eventId: event.eventId } };
  try {
    const provider = event.provider as Provider;
    // Only what the event is about is read from its body; how that stands is asked of the provider.
    const about = PAYMENT_PROVIDERS[provider].readWebhook(event.body);
    if (about?.kind === 'payment') await syncPayment(deps, provider, about.ref);
    if (about?.kind === 'refund') await syncRefund(deps, provider, about.ref);
    await db.webhookEvent.update({ where, data: { state: 'done', processedAt: clock(), error: null } });
  } catch (error) {
    const isDead = event.tries >= MAX_TRIES;
    const delayMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (event.tries - 1));
    log.error({ err: error, eventId: event.eventId, tries: event.tries }, 'a payment notice could not be worked off');
    await db.webhookEvent.update({
      where,
      data: {
        state: isDead ? 'dead' : 'failed',
        nextTryAt: new Date(clock().getTime() + delayMs),
        error: String(error instanceof Error ? error.message : error).slice(0, 500),
      },
    });
  }
}
