import { createHmac, randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { EventType } from './payment-intents.ts';
import type { RefundEventType } from './refunds.ts';
import type { SandboxStore } from './state.ts';

export interface WebhookSettings {
  url: () => string | undefined;
  secret: string;
  clock: () => Date;
}

/** What happens to notices on their way; tests change it through the control routes. */
interface DeliveryFaults {
  drop: boolean;
  delayMs: number;
}

const RETRIES_MS = [500, 2_000, 8_000, 30_000, 120_000];

/** Sends events to the API, signed as Stripe signs them, again and again until they are taken. */
export function createWebhooks(store: SandboxStore, settings: WebhookSettings) {
  const faults: DeliveryFaults = { drop: false, delayMs: 0 };
  const timers = new Set<NodeJS.Timeout>();

  async function deliver(event: Stripe.Event): Promise<boolean> {
    const url = settings.url();
    if (!url) return true;
    const body = JSON.stringify(event);
    const time = Math.floor(settings.clock().getTime() / 1_000);
    const signature = createHmac('sha256', settings.secret).update(`${time}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${signature}`,
    };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    return response?.ok === true;
  }

  function after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  }

  function send(event: Stripe.Event, attempt = 0): void {
    after(attempt === 0 ? faults.delayMs : (RETRIES_MS[attempt - 1] ?? 0), async () => {
      if (await deliver(event)) return;
      if (attempt < RETRIES_MS.length) send(event, attempt + 1);
    });
  }

  return {
    faults,
    emit(type: EventType | RefundEventType, object: Stripe.PaymentIntent | Stripe.SetupIntent | Stripe.Refund): void {
      const event = {
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(settings.clock().getTime() / 1_000),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      } as unknown as Stripe.Event;
      store.state.events.push(event);
      if (!faults.drop) send(event);
    },
    /** Sends known events once more, in the order given; resolves to how many were taken. */
    async redeliver(events: readonly Stripe.Event[]): Promise<number> {
      let taken = 0;
      for (const event of events) if (await deliver(event)) taken++;
      return taken;
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
