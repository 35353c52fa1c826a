import { PROVIDERS, type Provider } from '@kreda/site/providers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OUTAGES, type Outage } from '../../../sandbox/outages.ts';
import type { CallOutcome } from '../../platform/clients/provider-call.ts';
import { ProviderError } from '../../platform/clients/provider-error.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { type PayingApi, startPayingApi } from '../../testing/paying.ts';
import type { LogLine } from '../../testing/renderer-process.ts';
import type { Answer, TestBrowser } from '../../testing/test-browser.ts';
import { syncDispute } from './disputes/sync-dispute.ts';
import { cancelPayment } from './payments/cancel-payments.ts';
import { renewDue } from './subscriptions/renew.ts';
import { checkProviders } from './worker.ts';

const START = new Date('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;
const SENTENCE = 'The payment provider is not responding. Try again in a few minutes';
const PATHS = { returnPath: '/payments', cancelPath: '/payments' };

/** The counter of an outage. A request that the provider rejects is `refused` where the rail names the refusal, else `unexpected`. */
const OUTCOMES: Readonly<Record<Outage, CallOutcome | 'rejected'>> = {
  'bad-key': 'refused-credentials',
  'no-permission': 'refused-credentials',
  'too-many-calls': 'provider-error',
  rejected: 'rejected',
  'not-found': 'rejected',
  'key-reused': 'rejected',
  failing: 'provider-error',
  'gateway-page': 'provider-error',
  'hanging-up': 'unreachable',
};
/** Answers 404 for an order that nobody approved in time, or a method whose buyer revoked it: neither is an outage. */
const PAYPAL_FORGETS: readonly Outage[] = ['not-found'];

let database: TestDatabase;
let paying: PayingApi;
let lines: LogLine[] = [];

beforeAll(async () => {
  database = await NEAREST_DATABASE.create();
  paying = await startPayingApi({
    databaseUrl: database.url,
    onLog: (line) => lines.push(JSON.parse(line) as LogLine),
  });
});
afterAll(async () => {
  await paying.stop();
  await database.drop();
});
beforeEach(() => {
  paying.api.now = START;
});
afterEach(async () => {
  for (const provider of PROVIDERS) await setOutage(provider, null);
  await paying.api.db.subscription.updateMany({ data: { dueAt: null, state: 'ended', liveKey: null } });
});

const setOutage = (provider: Provider, outage: Outage | null) =>
  (provider === 'stripe' ? paying : paying.paypal).control('faults', { outage, dropWebhooks: true });

/** The counted calls of a provider, without those that succeeded. */
async function countedFailures(provider: Provider): Promise<string[]> {
  const { values } = await paying.api.deps.metrics.providerCalls.get();
  const own = values.filter(({ labels, value }) => labels.provider === provider && value > 0);
  return own.map(({ labels }) => String(labels.outcome)).filter((outcome) => outcome !== 'ok');
}

/** Runs a step during each outage, and checks counter and log. `see` checks what the buyer sees. */
async function duringEachOutage(
  provider: Provider,
  {
    except = [],
    step,
    see,
  }: { except?: readonly Outage[]; step: () => Promise<unknown>; see: (seen: unknown) => void },
): Promise<void> {
  for (const outage of OUTAGES.filter((each) => !except.includes(each))) {
    paying.api.deps.metrics.providerCalls.reset();
    lines = [];
    await setOutage(provider, outage);
    const seen = await step();
    await setOutage(provider, null);
    see(seen);
    const [counted, ...others] = await countedFailures(provider);
    expect([outage, others]).toEqual([outage, []]);
    const expected = OUTCOMES[outage] === 'rejected' ? ['refused', 'unexpected'] : [OUTCOMES[outage]];
    expect([outage, expected.includes(counted!), counted]).toEqual([outage, true, counted]);
    const logged = lines.flatMap(({ level, err }) =>
      Number(level) >= 40 && err ? [err as Record<string, unknown>] : [],
    );
    const own = logged.find(({ type }) => ['ProviderDown', 'RailRefusal', 'KeyReused'].includes(String(type)));
    expect([outage, own?.message]).toEqual([outage, expect.any(String)]);
    const hasRequestId = outage !== 'hanging-up';
    expect([outage, typeof own?.providerRequestId]).toEqual([outage, hasRequestId ? 'string' : 'undefined']);
  }
}

function seesSentence(seen: unknown): void {
  const { status, body } = seen as Answer;
  expect({ status, body }).toMatchObject({
    status: 503,
    body: { message: SENTENCE, data: { domainCode: 'unavailable', reason: { code: 'provider-unavailable' } } },
  });
}

async function opened(provider: Provider, browser: TestBrowser, packageSlug = 'access-14-days') {
  const answer = await paying.checkout(browser, { provider, packageSlug });
  expect(answer.status).toBe(200);
  return answer.body as { orderId: string; clientSecret: string; approveUrl: string; providerRef: string };
}

async function bought(provider: Provider, packageSlug = 'access-14-days') {
  const { browser, email } = await paying.newBuyer();
  const { orderId, clientSecret, approveUrl } = await opened(provider, browser, packageSlug);
  if (provider === 'stripe') await paying.confirm(clientSecret);
  else await paying.paypal.approve(approveUrl);
  const synced = await browser.mutate('billing.sync', { orderId });
  expect(synced.body).toMatchObject({ state: 'fulfilled' });
  return { browser, email, orderId };
}

describe.each(PROVIDERS)('an outage of %s is logged and counted, and the buyer', (provider) => {
  const forgets = provider === 'paypal' ? PAYPAL_FORGETS : [];

  test('who opens a payment gets a sentence, and pays afterwards', async () => {
    const { browser } = await paying.newBuyer();
    await duringEachOutage(provider, { step: () => paying.checkout(browser, { provider }), see: seesSentence });
    await opened(provider, browser);
  });

  test('who begins a trial gets a sentence, and begins it afterwards', async () => {
    const { browser } = await paying.newBuyer();
    const step = () => paying.checkout(browser, { provider, packageSlug: 'trial-7-days' });
    await duringEachOutage(provider, { step, see: seesSentence });
    await opened(provider, browser, 'trial-7-days');
  });

  test('who continues a payment gets a sentence, and continues the same payment afterwards', async () => {
    const { browser } = await paying.newBuyer();
    const before = await opened(provider, browser);
    const step = () => paying.checkout(browser, { provider });
    await duringEachOutage(provider, { except: forgets, step, see: seesSentence });
    expect((await opened(provider, browser)).providerRef).toBe(before.providerRef);
  });

  test('who comes back from paying gets a sentence, and access afterwards', async () => {
    const { browser } = await paying.newBuyer();
    const { orderId, clientSecret, approveUrl } = await opened(provider, browser);
    if (provider === 'stripe') await paying.confirm(clientSecret);
    else await paying.paypal.approve(approveUrl);
    const step = () => browser.mutate('billing.sync', { orderId });
    await duringEachOutage(provider, { except: forgets, step, see: seesSentence });
    expect((await step()).body).toEqual({ state: 'fulfilled', message: null, isProcessing: false });
  });

  test('whose old payment is cancelled pays nothing twice: the cancellation fails and is retried', async () => {
    const { browser } = await paying.newBuyer();
    const { providerRef } = await opened(provider, browser);
    await duringEachOutage(provider, {
      except: forgets,
      step: () =>
        cancelPayment(paying.api.deps, { provider, providerRef }).catch((error: unknown) => {
          paying.api.deps.log.error({ err: error }, 'failed');
          return error;
        }),
      see: (error) => expect(error).toBeInstanceOf(ProviderError),
    });
    expect(await cancelPayment(paying.api.deps, { provider, providerRef })).toMatchObject({
      orderId: expect.any(String),
    });
  });

  test('who withdraws is told that the refund is requested, and gets it afterwards', async () => {
    // 404 and 400 are final answers about a refund: it is marked as failed, an operator gets an alert, and it can be requested again.
    const { browser, orderId } = await bought(provider);
    const step = () => browser.mutate('billing.withdraw', { orderId });
    const forget = async () => {
      await paying.api.db.refund.deleteMany({ where: { orderId } });
      await paying.api.db.withdrawal.deleteMany({ where: { orderId } });
    };
    await duringEachOutage(provider, {
      except: ['rejected', 'not-found', 'key-reused'],
      step: async () => {
        await forget();
        return step();
      },
      see: (seen) => expect(seen).toMatchObject({ status: 200, body: { refund: 'started', amount: 2_900 } }),
    });
    await forget();
    expect((await step()).body).toMatchObject({ refund: 'done' });
  });

  test('whose subscription renews is neither declined nor mailed, and is charged once afterwards', async () => {
    const { email } = await bought(provider, 'monthly');
    await paying.api.mails();
    const { id: userId } = await paying.api.db.user.findUniqueOrThrow({ where: { email } });
    paying.api.now = new Date('2026-04-01T12:00:00Z');
    await duringEachOutage(provider, {
      except: forgets,
      step: async () => {
        // The claim of the try before has run out.
        paying.api.now = new Date(paying.api.now.getTime() + 6 * MINUTE_MS);
        await renewDue(paying.api.deps);
        return paying.api.db.subscription.findFirstOrThrow({ where: { userId } });
      },
      see: (seen) => expect(seen).toMatchObject({ state: 'active', failedTries: 0 }),
    });
    paying.api.now = new Date(paying.api.now.getTime() + 6 * MINUTE_MS);
    await renewDue(paying.api.deps);
    const payments = await paying.api.db.ledgerEntry.findMany({ where: { kind: 'payment', order: { userId } } });
    expect(payments).toHaveLength(2);
    expect((await paying.api.mails()).map(({ subject }) => subject)).toEqual([]);
  });

  test('who changes the payment method gets a sentence, and changes it afterwards', async () => {
    const { browser } = await bought(provider, 'monthly');
    const step = () => browser.mutate('billing.subscription.changeMethod', { provider, paths: PATHS });
    await duringEachOutage(provider, { step, see: seesSentence });
    expect((await step()).status).toBe(200);
  });
});

test.each(PROVIDERS)('a dispute at %s that cannot be retrieved changes nothing, and is retried', async (provider) => {
  const { orderId } = await bought(provider);
  const { providerRef } = await paying.api.db.paymentAttempt.findFirstOrThrow({ where: { orderId } });
  const disputed =
    provider === 'stripe'
      ? await paying.control('disputes', { payment_intent: providerRef })
      : await paying.paypal.control('disputes', { orderId: providerRef });
  const { id, dispute_id } = disputed as { id?: string; dispute_id?: string };
  const ref = id ?? dispute_id!;
  await duringEachOutage(provider, {
    step: () =>
      syncDispute(paying.api.deps, provider, ref).catch((error: unknown) => {
        paying.api.deps.log.error({ err: error }, 'failed');
        return error;
      }),
    see: (error) => expect(error).toBeInstanceOf(ProviderError),
  });
  expect(await paying.api.db.dispute.count({ where: { providerRef: ref } })).toBe(0);
  expect(await syncDispute(paying.api.deps, provider, ref)).toBe('open');
});

describe.each(PROVIDERS)('the check of %s', (provider) => {
  test('notices each outage', async () => {
    await duringEachOutage(provider, {
      except: provider === 'paypal' ? PAYPAL_FORGETS : [],
      step: () => checkProviders(paying.api.deps),
      see: () => {},
    });
  });
});

test('a payment whose answer was lost is opened in another interface language, with the description of its order', async () => {
  const { browser } = await paying.newBuyer();
  const { orderId } = await opened('stripe', browser);
  // As after a crash between the provider's answer and its storing.
  await paying.api.db.paymentAttempt.updateMany({ where: { orderId }, data: { providerRef: null } });
  browser.setCookie('language', 'de');
  expect((await opened('stripe', browser)).orderId).toBe(orderId);
  expect(await paying.api.db.paymentAttempt.count({ where: { orderId } })).toBe(1);
  const { intents } = (await paying.state()) as {
    intents: Record<string, { description: string; metadata: { orderId: string } }>;
  };
  const own = Object.values(intents).filter(({ metadata }) => metadata.orderId === orderId);
  expect(own.map(({ description }) => description)).toEqual(['Dostęp na 14 dni']);
});

test('a payment whose answer was lost is opened with a new key where its return address has changed', async () => {
  const { browser } = await paying.newBuyer();
  await paying.paypal.control('faults', { hangNext: 1 });
  seesSentence(await paying.checkout(browser, { provider: 'paypal' }));
  const paths = { returnPath: '/en/thank-you', cancelPath: '/en/pricing' };
  const answer = await paying.checkout(browser, { provider: 'paypal', paths });
  expect(answer.status).toBe(200);
  const { orderId, approveUrl } = answer.body as { orderId: string; approveUrl: string };
  await paying.paypal.approve(approveUrl);
  expect((await browser.mutate('billing.sync', { orderId })).body).toEqual({
    state: 'fulfilled',
    message: null,
    isProcessing: false,
  });
  const attempts = await paying.api.db.paymentAttempt.findMany({ where: { orderId }, orderBy: { attemptNo: 'asc' } });
  expect(attempts.map(({ state }) => state)).toEqual(['cancelled', 'succeeded']);
});
