import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Database } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { DomainError } from '../errors.ts';
import { access } from '../rest/route-access.ts';

/** How far a signature's time may lie from ours, s. The SDK bounds the past; a time in the future it would take for fresh. */
const TOLERANCE_S = 300;

export interface WebhookDeps {
  db: Database;
  stripe: Stripe;
  clock: () => Date;
  webhookSecret: string;
  /** Called when something was stored, so that it is looked at soon. */
  onStored(): void;
}

/**
 * `POST /webhooks/stripe`: verifies, stores, answers. 2xx only for what is in the database; what was stored before is not stored
 * again. Register it in a scope of its own: it takes bodies as they come, since the signature is over their bytes.
 */
export async function stripeWebhook(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/webhooks/stripe', access('signature'), async (request, reply) => {
    const event = verify(deps, request.body, request.headers['stripe-signature']);
    const isNew = await store(deps, event, (request.body as Buffer).toString('utf8'));
    if (isNew) deps.onStored();
    return reply.status(200).send({ received: true });
  });
}

function verify({ stripe, webhookSecret, clock }: WebhookDeps, body: unknown, signature: unknown): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string')
    throw new DomainError('invalid', 'The signature is missing');
  const seconds = Math.floor(clock().getTime() / 1_000);
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= seconds + TOLERANCE_S)) throw new DomainError('invalid', 'The signature is from the future');
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, clock().getTime());
  } catch (cause) {
    throw new DomainError('invalid', 'The signature does not match', { cause });
  }
}

/** False when it was stored already. */
async function store({ db, clock }: WebhookDeps, { id, type }: Stripe.Event, body: string): Promise<boolean> {
  const now = clock();
  try {
    await db.webhookEvent.create({
      data: { provider: 'stripe', eventId: id, type, body, state: 'new', tries: 0, nextTryAt: now, receivedAt: now },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
