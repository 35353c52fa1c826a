import { createHmac, randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { createDelivery, type Delivery } from '../delivery.ts';
import type { DisputeEventType } from './disputes.ts';
import type { EventType } from './payment-intents.ts';
import type { RefundEventType } from './refunds.ts';
import type { SandboxStore } from './state.ts';

export interface WebhookSettings {
  url: () => string | undefined;
  secret: string;
  clock: () => Date;
}

export interface Webhooks {
  delivery: Delivery<Stripe.Event>;
  emit(
    type: EventType | RefundEventType | DisputeEventType,
    object: Stripe.PaymentIntent | Stripe.SetupIntent | Stripe.Refund | Stripe.Dispute,
  ): void;
}

/** Sends events to the API, signed as Stripe signs them. */
export function createWebhooks(store: SandboxStore, { url, secret, clock }: WebhookSettings): Webhooks {
  const seconds = () => Math.floor(clock().getTime() / 1_000);
  const delivery = createDelivery<Stripe.Event>({
    url,
    sign(body) {
      const time = seconds();
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${time},v1=${signature}` };
    },
  });
  return {
    delivery,
    emit(type, object) {
      const event = {
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      } as unknown as Stripe.Event;
      store.state.events.push(event);
      delivery.send(event);
    },
  };
}
