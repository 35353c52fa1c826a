import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';

/** What billing works with, wherever it is called from: a request, the webhook's worker, the reconciler. */
export interface BillingDeps {
  db: Database;
  stripe: Stripe;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Who sells, for invoices. */
  config: Pick<Config, 'seller'>;
  /** Called when a receipt was put into the outbox, so that it is sent soon. */
  onMail(): void;
}
