import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Database } from '../database.ts';

/** What billing works with, wherever it is called from: a request, the webhook's worker, the reconciler. */
export interface BillingDeps {
  db: Database;
  stripe: Stripe;
  clock: () => Date;
  log: FastifyBaseLogger;
}
