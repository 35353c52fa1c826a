import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database.ts';
import type { Rails } from './providers/rails.ts';

/** What billing works with, wherever it is called from: a request, the webhook's worker, the reconciler, the scheduler. */
export interface BillingDeps {
  db: Database;
  rails: Rails;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Who sells, for invoices, and where buyers come back to. */
  config: Pick<Config, 'seller' | 'publicUrl'>;
  /** Called when something was put into the outbox, so that it is done soon. */
  wakeOutbox(): void;
}
