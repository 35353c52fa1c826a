import type { Provider } from '@kreda/site/providers';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import { DomainError, ERRORS } from '../../../platform/errors.ts';
import { access } from '../../../platform/rest/route-access.ts';
import type { Verifiers } from '../providers/connect-providers.ts';
import { insertEvent } from './repo.ts';
import type { WebhookOutcome } from './webhook-outcome.ts';

export interface WebhookDeps {
  db: Database;
  clock: () => Date;
  verifiers: Verifiers;
  /** Called when a new event was stored: the worker looks at once. */
  onStored(): void;
  /** Called for every request, with its outcome. */
  onWebhook(provider: Provider, outcome: WebhookOutcome): void;
}

/** Events have a few kilobytes. */
const MAX_WEBHOOK_BYTES = 1024 * 1024;

/**
 * `POST /webhooks/{provider}`: verifies the event, stores it once, and answers 2xx only when it is in the database. Register it in a scope
 * of its own: it does not parse bodies, since the signature is over their bytes.
 */
export async function paymentWebhooks(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const [provider, verify] of deps.verifiers) {
    app.post(
      `/webhooks/${provider}`,
      { ...access('signature'), bodyLimit: MAX_WEBHOOK_BYTES },
      async ({ body, headers }, reply) => {
        if (!Buffer.isBuffer(body)) throw new DomainError({ code: 'webhook-refused', problem: 'The body is missing' });
        try {
          const event = await verify(headers, body);
          const isNew = await insertEvent(deps.db, { provider, event, body: body.toString('utf8') }, deps.clock());
          if (isNew) deps.onStored();
          deps.onWebhook(provider, isNew ? 'stored' : 'repeated');
        } catch (error) {
          deps.onWebhook(provider, isRefusal(error) ? 'refused' : 'failed');
          throw error;
        }
        return reply.status(200).send({ received: true });
      },
    );
  }
}

/** Whether the sender caused the error, rather than the provider or this API. */
function isRefusal(error: unknown): boolean {
  return error instanceof DomainError && ERRORS[error.code].status < 500;
}
