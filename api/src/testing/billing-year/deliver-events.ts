import { PROVIDERS, type Provider } from '@kreda/site/providers';
import { controlOf, count, differ, type Year } from './year.ts';

/** Keeps the sandboxes from sending webhook events: `deliverEvents` does it. */
export async function holdEvents(year: Year): Promise<void> {
  for (const provider of PROVIDERS) await controlOf(year, provider)('faults', { dropWebhooks: true });
}

/** Where the delivery of webhook events stands. */
export interface DeliveryState {
  /** How many events of each provider have been read. */
  seen: Record<Provider, number>;
  /** Delayed events, with the day of their delivery. */
  delayed: { day: number; provider: Provider; id: string }[];
}

export const newDelivery = (): DeliveryState => ({ seen: { stripe: 0, paypal: 0 }, delayed: [] });

/**
 * Delivers new and delayed events: some twice, some in another order, some on a later day, and some never. Events of refunds
 * are never missing, since providers repeat them for three days and nothing else tells of a refund that was made in a dashboard.
 */
export async function deliverEvents(year: Year, delivery: DeliveryState, day: number): Promise<void> {
  const { random } = year;
  for (const provider of PROVIDERS) {
    const control = controlOf(year, provider);
    const fresh = await eventsAfter(year, provider, delivery.seen[provider]);
    delivery.seen[provider] += fresh.length;
    const now = delivery.delayed.filter((event) => event.provider === provider && event.day <= day).map(({ id }) => id);
    delivery.delayed = delivery.delayed.filter((event) => event.provider !== provider || event.day > day);
    for (const { id, type } of fresh) {
      const isAboutRefund = /refund/i.test(type);
      const mode = random.weighted({ once: 76, twice: 8, late: 8, missing: isAboutRefund ? 0 : 8 });
      count(year, `events: ${provider}, ${mode}`);
      if (mode === 'once' || mode === 'twice') now.push(id);
      if (mode === 'twice') now.push(id);
      if (mode === 'late') delivery.delayed.push({ day: day + random.between(1, 3), provider, id });
    }
    if (now.length === 0) continue;
    const ids = random.happens(0.2) ? now.toReversed() : now;
    const { taken } = (await control('redeliver', { ids })) as { taken: number };
    if (taken !== ids.length)
      differ(year, `${ids.length - taken} of ${ids.length} signed events of ${provider} were refused`);
  }
}

async function eventsAfter(
  { paying }: Year,
  provider: Provider,
  after: number,
): Promise<{ id: string; type: string }[]> {
  const base = provider === 'stripe' ? paying.api.deps.config.stripe.apiBase : paying.paypal.apiBase;
  return (await (await fetch(`${base}/_sandbox/events?after=${after}`)).json()) as { id: string; type: string }[];
}

/** Somebody who is not the provider sends an event. It has to be refused, and not stored. */
export async function forgeEvent(year: Year): Promise<void> {
  const { api } = year.paying;
  const stored = await api.db.webhookEvent.count();
  for (const provider of PROVIDERS) {
    const response = await fetch(`${api.url}/webhooks/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...FORGED[provider] },
      body: JSON.stringify({ id: `evt_forged_${stored}`, type: 'payment_intent.succeeded', event_type: 'forged' }),
    });
    count(year, `events: ${provider}, forged`);
    if (response.ok) differ(year, `a forged event of ${provider} was accepted`);
  }
  if ((await api.db.webhookEvent.count()) !== stored) differ(year, 'a forged event was stored');
}

const FORGED: Readonly<Record<Provider, Record<string, string>>> = {
  stripe: { 'stripe-signature': 't=1768194000,v1=00' },
  paypal: {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://example.com/certificate.pem',
    'paypal-transmission-id': 'forged',
    'paypal-transmission-sig': 'AAAA',
    'paypal-transmission-time': '2026-01-12T05:00:00Z',
  },
};
