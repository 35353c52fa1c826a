import { z } from 'zod';
import type { BillingDeps } from './billing-deps.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { syncPayment } from './sync-payment.ts';
import { syncRefund } from './sync-refund.ts';

export interface BillingWorker {
  /** Looks for work now rather than at the next tick. */
  wake(): void;
  /** Ends after what is in hand. */
  stop(): Promise<void>;
}

const TICK_MS = 1_000;
/** A notice that is in hand belongs to its process for this long; after a crash another takes it. */
const CLAIM_MS = 60_000;
const MAX_TRIES = 12;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30 * 60_000;
/** An open payment that nobody has looked at for this long is asked about. */
const STALE_MS = 2 * 60_000;
/** How long an open payment is asked about; providers cancel what is older. */
const RECONCILE_DAYS_MS = 7 * 24 * 60 * 60_000;
const RECONCILE_EVERY_MS = 60_000;
const BATCH = 20;

const paymentIntentEventSchema = z.object({
  data: z.object({ object: z.object({ id: z.string(), object: z.literal('payment_intent') }) }),
});

const refundEventSchema = z.object({
  data: z.object({ object: z.object({ id: z.string(), object: z.literal('refund') }) }),
});

/** Works off stored notices and visits stale payments, in any number of processes at once. */
export function startBillingWorker(deps: BillingDeps): BillingWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let reconciledAt = 0;

  const tick = async () => {
    try {
      await processEvents(deps);
      const now = deps.clock().getTime();
      if (now - reconciledAt >= RECONCILE_EVERY_MS) {
        reconciledAt = now;
        await reconcile(deps);
        await reconcileRefunds(deps);
      }
    } catch (error) {
      // The database is away: what waits is stored, and the next tick tries again.
      deps.log.error({ err: error }, 'the billing worker could not work');
    }
  };
  const schedule = (delayMs: number) => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = tick().then(() => schedule(TICK_MS));
    }, delayMs);
  };
  schedule(TICK_MS);
  return {
    wake: () => {
      running = running.then(() =>
        isStopped
          ? undefined
          : processEvents(deps).catch((error: unknown) => {
              deps.log.error({ err: error }, 'the billing worker could not work');
            }),
      );
    },
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
    // Only which payment it is about is read from the notice; how that stands is asked of the provider.
    const about = event.type.startsWith('payment_intent.')
      ? paymentIntentEventSchema.safeParse(JSON.parse(event.body))
      : null;
    if (about?.success) await syncPayment(deps, 'stripe', about.data.data.object.id);
    const refund = event.type.startsWith('refund.') ? refundEventSchema.safeParse(JSON.parse(event.body)) : null;
    if (refund?.success) await syncRefund(deps, refund.data.data.object.id);
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

/**
 * Asks about open payments that no notice has told of for a while, the longest unseen first, until none is left. One that
 * cannot be asked about goes to the end of the line, so that it keeps out no other.
 */
export async function reconcile(deps: BillingDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (;;) {
    const now = clock();
    const stale = await db.paymentAttempt.findMany({
      where: {
        state: 'open',
        providerRef: { not: null },
        updatedAt: { lt: new Date(now.getTime() - STALE_MS) },
        createdAt: { gt: new Date(now.getTime() - RECONCILE_DAYS_MS) },
      },
      orderBy: { updatedAt: 'asc' },
      take: BATCH,
    });
    for (const { id, providerRef } of stale) {
      try {
        await syncPayment(deps, 'stripe', providerRef!);
      } catch (error) {
        log.error({ err: error, providerRef }, 'a payment could not be compared with its provider');
        await db.paymentAttempt.update({ where: { id }, data: { updatedAt: clock() } });
      }
    }
    if (stale.length < BATCH) return;
  }
}
