import type Stripe from 'stripe';
import { z } from 'zod';
import { DomainError } from '../../../../platform/errors.ts';
import type { VerifyWebhook, WebhookSubject } from '../../webhook-events/webhook-event.ts';

/** How far a signature's time may differ from ours, s. The SDK checks the past only; the future is checked below. */
const TOLERANCE_S = 300;

const eventSchema = z.object({ id: z.string().min(1).max(255), type: z.string().min(1).max(255) });

const aboutSchema = z.object({
  data: z.object({
    object: z.object({ id: z.string(), object: z.enum(['payment_intent', 'setup_intent', 'refund', 'dispute']) }),
  }),
});

/** Reads a verified body. @throws {SyntaxError} when it is not JSON. */
export function readStripeWebhook(body: string): WebhookSubject | null {
  const parsed = aboutSchema.safeParse(JSON.parse(body));
  if (!parsed.success) return null;
  const { id: ref, object } = parsed.data.data.object;
  return { kind: object === 'refund' || object === 'dispute' ? object : 'payment', ref };
}

/** Stripe's signature: HMAC-SHA256 of the time and the body, with a shared secret. */
export function createStripeSignature({
  stripe,
  webhookSecret,
  clock,
}: {
  stripe: Stripe;
  webhookSecret: string;
  clock: () => Date;
}): VerifyWebhook {
  return async (headers, body) => {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string')
      throw new DomainError({ code: 'webhook-refused', problem: 'The signature is missing' });
    const now = clock().getTime();
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    if (!(signedAt <= Math.floor(now / 1_000) + TOLERANCE_S)) {
      throw new DomainError({ code: 'webhook-refused', problem: 'The signature is from the future' });
    }
    let event: unknown;
    try {
      event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, now);
    } catch (cause) {
      throw new DomainError({ code: 'webhook-refused', problem: 'The signature does not match' }, { cause });
    }
    const { data, error: cause } = eventSchema.safeParse(event);
    if (!data) throw new DomainError({ code: 'webhook-refused', problem: 'The body is no event' }, { cause });
    return { ...data, about: readStripeWebhook(body.toString('utf8')) };
  };
}
