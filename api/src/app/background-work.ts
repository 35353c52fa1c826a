import type { Deps } from '../context.ts';
import type { ExchangeRates } from '../features/billing/exchange/exchange-rates.ts';
import type { KsefClient } from '../features/billing/ksef/ksef-client.ts';
import { startBillingWorker } from '../features/billing/worker.ts';
import { startHousekeeping } from '../platform/housekeeping.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { startOutboxWorker } from '../platform/outbox/worker.ts';
import type { RepeatedWork } from '../platform/work/repeat-work.ts';
import { housekeepingSteps } from './housekeeping-steps.ts';
import { outboxHandlers } from './outbox-handlers.ts';
import { WORKERS, type Worker } from './workers.ts';

type BackgroundDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'files' | 'typesetter' | 'renderer' | 'rails' | 'vies' | 'metrics' | 'forgetOwner'
> & { mailer: Mailer; exchangeRates: ExchangeRates; ksef: KsefClient | null };

export interface BackgroundWork extends Pick<Deps, 'wakeOutbox' | 'onWebhookStored'> {
  /** Begins nothing more, and resolves when everything in hand has ended. */
  stop(): Promise<void>;
}

/** Starts what this process does beside requests: the outbox, billing and housekeeping. */
export function startBackgroundWork(parts: BackgroundDeps): BackgroundWork {
  const { metrics, clock } = parts;
  const stampWorker = (worker: Worker) => metrics.workerLastDone.set({ worker }, clock().getTime() / 1_000);
  for (const worker of WORKERS) stampWorker(worker);
  const deps = { ...parts, wakeOutbox: () => outbox.wake() };
  const outbox: RepeatedWork = startOutboxWorker(
    { ...deps, handlers: outboxHandlers(deps) },
    { onDone: () => stampWorker('outbox') },
  );
  const billing = startBillingWorker(deps, { onDone: stampWorker });
  const housekeeping = startHousekeeping(
    { log: deps.log, steps: housekeepingSteps(deps) },
    { onDone: () => stampWorker('housekeeping') },
  );
  return {
    wakeOutbox: outbox.wake,
    onWebhookStored: billing.wake,
    async stop() {
      await Promise.all([billing.stop(), outbox.stop(), housekeeping.stop()]);
    },
  };
}
