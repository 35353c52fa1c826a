import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { DomainError } from '../../../platform/errors.ts';
import { access } from '../../../platform/rest/route-access.ts';
import type { Verifiers } from '../providers/connect-providers.ts';
import type { Provider } from '../providers/provider.ts';
import type { WebhookEvent } from './webhook-event.ts';
import type { WebhookOutcome } from './webhook-outcome.ts';

export interface WebhookDeps {
  db: Database;
  clock: () => Date;
  verifiers: Verifiers;
  /** Called when something was stored, so that it is looked at soon. */
  onStored(): void;
  /** Told of each request, and what became of it. */
  onWebhook(provider: Provider, outcome: WebhookOutcome): void;
}

/** Webhook events have some kilobytes. */
const MAX_WEBHOOK_BYTES = 1024 * 1024;

/**
 * `POST /webhooks/{provider}`: verifies, stores, answers. 2xx only for what is in the database; what was stored before is not stored
 * again. Register it in a scope of its own: it takes bodies as they come, since the signature is over their bytes.
 */
export async function paymentWebhooks(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const [provider, verify] of deps.verifiers) {
    app.post(
      `/webhooks/${provider}`,
      { ...access('signature'), bodyLimit: MAX_WEBHOOK_BYTES },
      async ({ body, headers }, reply) => {
        if (!Buffer.isBuffer(body)) throw new DomainError('invalid', 'The body is missing');
        try {
          const event = await verify(headers, body);
          const isNew = await store(deps, { provider, event, body: body.toString('utf8') });
          if (isNew) deps.onStored();
          deps.onWebhook(provider, isNew ? 'stored' : 'repeated');
        } catch (error) {
          deps.onWebhook(provider, error instanceof DomainError ? 'refused' : 'failed');
          throw error;
        }
        return reply.status(200).send({ received: true });
      },
    );
  }
}

/** False when it was stored already. */
async function store(
  { db, clock }: WebhookDeps,
  { provider, event: { id, type }, body }: { provider: Provider; event: WebhookEvent; body: string },
): Promise<boolean> {
  const now = clock();
  try {
    await db.webhookEvent.create({
      data: { provider, eventId: id, type, body, state: 'new', tries: 0, nextTryAt: now, receivedAt: now },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
