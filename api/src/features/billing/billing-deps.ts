import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database.ts';
import type { Rails } from './providers/rails.ts';
import type { ViesClient } from './tax/vies-client.ts';

/** The dependencies of billing, for requests, the webhook worker, the reconciler and renewals alike. */
export interface BillingDeps {
  db: Database;
  rails: Rails;
  vies: ViesClient;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** The seller of invoices, the program's name and KSeF, the address that buyers return to, how buyers of other countries are taxed, and how trials are counted. */
  config: Pick<Config, 'seller' | 'site' | 'ksef' | 'tax' | 'publicUrl' | 'mailboxKey' | 'trialsPerMethod'>;
  /** To be called after a message was put into the outbox: the worker looks at once. */
  wakeOutbox(): void;
}
