import { PROVIDERS, type Provider } from '@kreda/site/providers';
import type { Outage } from '../../../sandbox/outages.ts';
import { count, differ, type Year } from './year.ts';

/** What lasts for hours and concerns every call. A rejected request concerns one: `provider-faults.test.ts` has those. */
const LASTING: readonly Outage[] = [
  'bad-key',
  'no-permission',
  'too-many-calls',
  'failing',
  'gateway-page',
  'hanging-up',
];

const controlOf = ({ paying }: Year, provider: Provider) =>
  provider === 'stripe' ? paying.control : paying.paypal.control;

/** Webhook events wait at the provider: `deliverEvents` brings them. */
export async function holdEvents(year: Year): Promise<void> {
  for (const provider of PROVIDERS) await controlOf(year, provider)('faults', { dropWebhooks: true });
}

/** What goes wrong at the providers from this morning on, until `clearUp`. Nothing on most days. */
export async function darken(year: Year): Promise<void> {
  const { random } = year;
  for (const provider of PROVIDERS) {
    const trouble = random.weighted({ nothing: 88, outage: 5, 'lost answers': 5, errors: 2 });
    if (trouble === 'nothing') continue;
    const outage = trouble === 'outage' ? random.one(LASTING) : null;
    count(year, `weather: ${provider} ${outage === null ? trouble : `outage, ${outage}`}`);
    await controlOf(year, provider)('faults', {
      outage,
      hangNext: trouble === 'lost answers' ? random.between(1, 6) : 0,
      // More than a client repeats by itself.
      failNext: trouble === 'errors' ? random.between(3, 6) : 0,
    });
  }
}

export async function clearUp(year: Year): Promise<void> {
  for (const provider of PROVIDERS)
    await controlOf(year, provider)('faults', { outage: null, hangNext: 0, failNext: 0 });
}

/** Events that come on another day, by the day. */
export interface Post {
  seen: Record<Provider, number>;
  late: { day: number; provider: Provider; id: string }[];
}

export const newPost = (): Post => ({ seen: { stripe: 0, paypal: 0 }, late: [] });

/**
 * Brings the new events, and those that are late: some twice, some in another order, some on a later day, and some never. Events of refunds
 * are never missing, since providers repeat them for three days and nothing else tells of a refund that was made in a dashboard.
 */
export async function deliverEvents(year: Year, post: Post, day: number): Promise<void> {
  const { random } = year;
  for (const provider of PROVIDERS) {
    const control = controlOf(year, provider);
    const fresh = await eventsAfter(year, provider, post.seen[provider]);
    post.seen[provider] += fresh.length;
    const now = post.late.filter((event) => event.provider === provider && event.day <= day).map(({ id }) => id);
    post.late = post.late.filter((event) => event.provider !== provider || event.day > day);
    for (const { id, type } of fresh) {
      const isAboutRefund = /refund/i.test(type);
      const fate = random.weighted({ once: 76, twice: 8, late: 8, missing: isAboutRefund ? 0 : 8 });
      count(year, `events: ${provider}, ${fate}`);
      if (fate === 'once' || fate === 'twice') now.push(id);
      if (fate === 'twice') now.push(id);
      if (fate === 'late') post.late.push({ day: day + random.between(1, 3), provider, id });
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
