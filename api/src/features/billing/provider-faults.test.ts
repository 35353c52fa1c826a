import { PROVIDERS, type Provider } from '@kreda/site/providers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OUTAGES } from '../../../sandbox/outages.ts';
import type { CallOutcome } from '../../platform/clients/provider-call.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { type Column, FaultTable, writeFaultTables } from '../../testing/fault-table.ts';
import { type PayingApi, startPayingApi } from '../../testing/paying.ts';
import type { LogLine } from '../../testing/renderer-process.ts';
import type { Answer, TestBrowser } from '../../testing/test-browser.ts';
import { refundOrder } from './desk/refund-order.ts';
import { syncDispute } from './disputes/sync-dispute.ts';
import { cancelPayment } from './payments/cancel-payments.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { connectProviders } from './providers/connect-providers.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.ts';
import { renewDue } from './subscriptions/renew.ts';
import { processEvents } from './webhook-events/process-events.ts';
import { checkProviders } from './worker.ts';

// Drives every step during every fault, and writes what came of it into docs/provider-faults.md: `vitest run provider-faults -u` accepts
// another table.

const START = new Date('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;
const SENTENCE = 'The payment provider is not responding. Try again in a few minutes';
const PATHS = { returnPath: '/payments', cancelPath: '/payments' };
const DESK = { operator: 'ola', ticket: '2026-118' };
const DOCUMENT = '../../../../docs/provider-faults.md';

/** The counter of a fault. A request that the provider rejects is `refused` where the rail names the refusal, else `unexpected`. */
const COUNTED: Readonly<Record<Column, readonly CallOutcome[]>> = {
  'bad-key': ['refused-credentials'],
  'no-permission': ['refused-credentials'],
  'too-many-calls': ['provider-error'],
  rejected: ['refused', 'unexpected'],
  'not-found': ['refused', 'unexpected'],
  'key-reused': ['refused', 'unexpected'],
  failing: ['provider-error'],
  'gateway-page': ['provider-error'],
  'cut-answer': ['unexpected', 'provider-error'],
  'hanging-up': ['unreachable'],
  'lost-answer': ['unreachable'],
};
/** Faults whose answer has no id of the request that the client tells. */
const WITHOUT_ID: readonly Column[] = ['cut-answer', 'hanging-up', 'lost-answer'];

let database: TestDatabase;
let paying: PayingApi;
let lines: LogLine[] = [];
const tables = { stripe: new FaultTable(), paypal: new FaultTable() };

beforeAll(async () => {
  database = await NEAREST_DATABASE.create();
  paying = await startPayingApi({
    databaseUrl: database.url,
    onLog: (line) => lines.push(JSON.parse(line) as LogLine),
  });
});
beforeEach(() => {
  paying.api.now = START;
});
afterAll(async () => {
  await paying.stop();
  await database.drop();
});
afterEach(async () => {
  for (const provider of PROVIDERS) await setFault(provider, null);
  await paying.api.db.subscription.updateMany({ data: { dueAt: null, state: 'ended', liveKey: null } });
});

function setFault(provider: Provider, fault: Column | null) {
  const isLost = fault === 'lost-answer';
  const faults = { outage: isLost ? null : fault, hangNext: isLost ? 1 : 0, dropWebhooks: true };
  return (provider === 'stripe' ? paying : paying.paypal).control('faults', faults);
}

interface Step {
  provider: Provider;
  /** The row of the table. */
  name: string;
  /** A write, whose answer can be lost after its effect. */
  isWrite?: boolean;
  /** What PayPal answers by 404 is a state of the payment, and ends it: its own tests have that. */
  isEndedBy404?: boolean;
  /** Does the step, and says in a word or two what whoever waits for it sees. */
  run: () => Promise<string>;
  /** After the faults: the step works. */
  after?: () => Promise<unknown>;
}

/** Runs a step during each fault, and judges each cell: what is seen, counted and logged. */
async function fill({ provider, name, isWrite = false, isEndedBy404 = false, run, after }: Step): Promise<void> {
  const columns: Column[] = isWrite ? [...OUTAGES, 'lost-answer'] : [...OUTAGES];
  for (const column of columns) {
    if (column === 'not-found' && isEndedBy404 && provider === 'paypal') {
      tables[provider].set(name, column, 'an answer');
      continue;
    }
    paying.api.deps.metrics.providerCalls.reset();
    lines = [];
    await setFault(provider, column);
    const seen = await run();
    await setFault(provider, null);
    const counted = await failuresOf(provider);
    tables[provider].set(name, column, seen);
    // Stripe's client asks again by itself, and gets the answer that was lost.
    if (column === 'lost-answer' && provider === 'stripe') {
      expect.soft(counted, `${provider}, ${name}, ${column}`).toEqual([]);
      continue;
    }
    const where = `${provider}, ${name}, ${column}`;
    // Every failed call is counted as what it is, and logged with the provider's id of the request.
    expect.soft(counted.length, `${where}: counted`).toBeGreaterThan(0);
    expect
      .soft(
        counted.filter((outcome) => !COUNTED[column].includes(outcome)),
        `${where}: counted as something else`,
      )
      .toEqual([]);
    const own = lines
      .flatMap(({ level, err }) => (Number(level) >= 40 && err ? [err as Record<string, unknown>] : []))
      .find(({ type }) => ['ProviderDown', 'RailRefusal', 'KeyReused'].includes(String(type)));
    expect.soft(own?.message, `${where}: the log has the failure`).toEqual(expect.any(String));
    if (!WITHOUT_ID.includes(column))
      expect.soft(own?.providerRequestId, `${where}: the log has the request's id`).toEqual(expect.any(String));
  }
  await after?.();
}

/** The counted failures of a provider, each once. */
async function failuresOf(provider: Provider): Promise<CallOutcome[]> {
  const { values } = await paying.api.deps.metrics.providerCalls.get();
  return values
    .filter(({ labels, value }) => labels.provider === provider && value > 0 && labels.outcome !== 'ok')
    .map(({ labels }) => labels.outcome as CallOutcome);
}

/** What a buyer sees of an answer. A refusal is one of our own sentences: no text of a provider gets through. */
function seen({ status, body }: Answer): string {
  if (status === 200) {
    const { state, refund } = body as { state?: string; refund?: string };
    return [status, state ?? refund].filter(Boolean).join(' ');
  }
  const { message, data } = body as { message: string; data: { domainCode: string; reason: { code: string } } };
  if (data.reason.code === 'provider-unavailable')
    expect({ status, message }).toEqual({ status: 503, message: SENTENCE });
  return data.reason.code === 'provider-unavailable' ? `${status}` : `${status} ${data.reason.code}`;
}

/** What background work does with an error: it is logged, and tried again. */
const tried = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    return String((await work()) ?? 'done');
  } catch (error) {
    paying.api.deps.log.error({ err: error }, 'failed');
    return 'retried';
  }
};

type Method = 'card' | 'blik' | 'p24' | 'paypal';
const METHODS: Readonly<Record<Provider, readonly Method[]>> = { stripe: ['card', 'blik', 'p24'], paypal: ['paypal'] };
const nameOf = (method: Method) =>
  ({ card: 'card or wallet', blik: 'BLIK', p24: 'Przelewy24', paypal: 'PayPal' })[method];
interface Opened {
  orderId: string;
  providerRef: string;
  clientSecret: string;
  approveUrl: string;
}

async function pay(method: Method, { clientSecret, approveUrl }: Opened): Promise<void> {
  if (method === 'paypal') await paying.paypal.approve(approveUrl);
  else if (method === 'card') await paying.confirm(clientSecret, '4242424242424242', 'google_pay');
  else await paying.confirmAtBank(clientSecret, { method, answer: 'yes' });
}

async function opened(
  method: Method,
  packageSlug = 'access-14-days',
): Promise<{ browser: TestBrowser; email: string } & Opened> {
  const { browser, email } = await paying.newBuyer();
  const answer = await paying.checkout(browser, { method, packageSlug, email });
  expect(answer.status).toBe(200);
  return { browser, email, ...(answer.body as Opened) };
}

async function bought(method: Method, packageSlug?: string) {
  const order = await opened(method, packageSlug);
  await pay(method, order);
  expect((await order.browser.mutate('billing.sync', { orderId: order.orderId })).body).toMatchObject({
    state: 'fulfilled',
  });
  return order;
}

/** An order is paid once, whatever happened on the way: one payment in the ledger, and one kept at the provider. */
async function isPaidOnce(provider: Provider, orderId: string): Promise<void> {
  const [entry, ...others] = await paying.api.db.ledgerEntry.findMany({ where: { orderId, kind: 'payment' } });
  expect(others).toEqual([]);
  if (provider === 'paypal') {
    const { captures } = (await paying.paypal.control('state')) as { captures: Record<string, { customId?: string }> };
    expect(Object.values(captures).filter(({ customId }) => customId?.includes(orderId))).toHaveLength(1);
    return;
  }
  const { intents } = (await paying.state()) as {
    intents: Record<string, { metadata: { orderId: string }; status: string; id: string }>;
  };
  const paid = Object.values(intents).filter(
    ({ metadata, status }) => metadata.orderId === orderId && status === 'succeeded',
  );
  expect(paid.map(({ id }) => id)).toEqual([entry?.providerRef]);
}

for (const provider of PROVIDERS) {
  for (const method of METHODS[provider]) {
    test(`${provider}: a payment by ${nameOf(method)} is opened, and paid once`, async () => {
      const { browser } = await paying.newBuyer();
      const open = () => paying.checkout(browser, { method });
      await fill({
        provider,
        name: `open a payment: ${nameOf(method)}`,
        isWrite: true,
        run: async () => seen(await open()),
        async after() {
          const { body } = await open();
          const order = body as Opened;
          await pay(method, order);
          const look = async () => seen(await browser.mutate('billing.sync', { orderId: order.orderId }));
          await fill({
            provider,
            name: `return from paying: ${nameOf(method)}`,
            isWrite: method === 'paypal',
            isEndedBy404: true,
            run: look,
          });
          // Captured by PayPal, but its answer was lost: the next look finds it.
          expect(await look()).toBe('200 fulfilled');
          await isPaidOnce(provider, order.orderId);
        },
      });
    });

    if (method === 'p24') continue;
    test(`${provider}: a trial by ${nameOf(method)} is begun`, async () => {
      const { browser } = await paying.newBuyer();
      const open = () => paying.checkout(browser, { method, packageSlug: 'trial-7-days' });
      await fill({
        provider,
        name: `begin a trial: ${nameOf(method)}`,
        isWrite: true,
        run: async () => seen(await open()),
        async after() {
          const order = (await open()).body as Opened;
          await pay(method, order);
          await fill({
            provider,
            name: `return from the verification: ${nameOf(method)}`,
            isEndedBy404: true,
            run: async () => seen(await browser.mutate('billing.sync', { orderId: order.orderId })),
          });
        },
      });
    });

    test(`${provider}: a subscription by ${nameOf(method)} is renewed once, and nobody is declined or mailed`, async () => {
      const { email } = await bought(method, 'monthly');
      await paying.api.mails();
      const { id: userId } = await paying.api.db.user.findUniqueOrThrow({ where: { email } });
      paying.api.now = new Date('2026-04-01T12:00:00Z');
      const renew = async () => {
        // The claim of the try before has run out.
        paying.api.now = new Date(paying.api.now.getTime() + 6 * MINUTE_MS);
        await renewDue(paying.api.deps);
        const { state, failedTries, periodNo } = await paying.api.db.subscription.findFirstOrThrow({
          where: { userId },
        });
        if (failedTries > 0) return `declined (${state})`;
        return periodNo > 1 ? 'renewed' : 'retried';
      };
      await fill({ provider, name: `renew: ${nameOf(method)}`, isWrite: true, isEndedBy404: true, run: renew });
      await renew();
      const payments = await paying.api.db.ledgerEntry.findMany({ where: { kind: 'payment', order: { userId } } });
      expect(payments).toHaveLength(2);
      expect((await paying.api.mails()).filter(({ to }) => to === email)).toEqual([]);
    });
  }

  const first = METHODS[provider][0]!;

  test(`${provider}: an open payment is continued, and an old one cancelled`, async () => {
    const order = await opened(first);
    await fill({
      provider,
      name: 'continue an open payment',
      isEndedBy404: true,
      run: async () => seen(await paying.checkout(order.browser, { method: first })),
    });
    const again = await paying.checkout(order.browser, { method: first });
    expect(again.body).toMatchObject({ orderId: order.orderId, providerRef: order.providerRef });
    const { providerRef } = await paying.api.db.paymentAttempt.findFirstOrThrow({
      where: { orderId: order.orderId },
      orderBy: { attemptNo: 'desc' },
    });
    const cancel = () => cancelPayment(paying.api.deps, { provider, providerRef: providerRef! });
    await fill({
      provider,
      name: 'cancel an old payment',
      isEndedBy404: true,
      run: () => tried(async () => (await cancel())?.state),
    });
  });

  test(`${provider}: an event is processed, and what it is about retrieved`, async () => {
    const order = await opened(first);
    await pay(first, order);
    const { providerRef } = await paying.api.db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.orderId } });
    await (provider === 'stripe' ? paying : paying.paypal).control('redeliver', { reversed: true });
    const state = async () => (await paying.api.db.order.findUniqueOrThrow({ where: { id: order.orderId } })).state;
    await paying.api.db.webhookEvent.deleteMany({ where: { body: { not: { contains: providerRef! } } } });
    await fill({
      provider,
      name: 'process an event',
      isEndedBy404: true,
      run: async () => {
        paying.api.now = new Date(paying.api.now.getTime() + 61 * MINUTE_MS);
        await processEvents(paying.api.deps);
        return (await state()) === 'fulfilled' ? 'done' : 'retried';
      },
    });
    paying.api.now = new Date(paying.api.now.getTime() + 61 * MINUTE_MS);
    await processEvents(paying.api.deps);
    expect(await state()).toBe('fulfilled');
    await isPaidOnce(provider, order.orderId);
    await paying.api.db.webhookEvent.deleteMany();
  });

  test(`${provider}: a payment without an event is found by the reconciler`, async () => {
    const order = await opened(first);
    await pay(first, order);
    const state = async () => (await paying.api.db.order.findUniqueOrThrow({ where: { id: order.orderId } })).state;
    const reconcile = async () => {
      paying.api.now = new Date(paying.api.now.getTime() + 3 * MINUTE_MS);
      await reconcilePayments(paying.api.deps);
      return (await state()) === 'fulfilled' ? 'done' : 'retried';
    };
    // Of this buyer alone.
    await paying.api.db.paymentAttempt.updateMany({
      where: { orderId: { not: order.orderId }, state: { in: ['open', 'processing'] } },
      data: { state: 'cancelled' },
    });
    await fill({ provider, name: 'reconcile a payment', isEndedBy404: true, run: reconcile });
    await reconcile();
    expect(await state()).toBe('fulfilled');
    await isPaidOnce(provider, order.orderId);
  });

  test(`${provider}: a withdrawal counts, and is refunded once`, async () => {
    const order = await bought(first);
    const forget = async () => {
      await paying.api.db.refund.deleteMany({ where: { orderId: order.orderId } });
      await paying.api.db.withdrawal.deleteMany({ where: { orderId: order.orderId } });
    };
    const withdraw = () => order.browser.mutate('billing.withdraw', { orderId: order.orderId });
    await fill({
      provider,
      name: 'withdraw',
      isWrite: true,
      run: async () => {
        await forget();
        return seen(await withdraw());
      },
    });
    paying.api.now = new Date(START.getTime() + 3 * MINUTE_MS);
    await reconcileRefunds(paying.api.deps);
    expect(seen(await withdraw())).toBe('200 done');
    await isRefundedOnce(order.orderId);
  });

  test(`${provider}: a refund of the desk is sent once`, async () => {
    const order = await bought(first);
    await fill({
      provider,
      name: "refund at the operator's desk",
      isWrite: true,
      run: async () => {
        await paying.api.db.refund.deleteMany({ where: { orderId: order.orderId } });
        return refundOrder(paying.api.deps, { orderId: order.orderId, amount: null }, DESK);
      },
    });
    paying.api.now = new Date(START.getTime() + 3 * MINUTE_MS);
    await reconcileRefunds(paying.api.deps);
    await isRefundedOnce(order.orderId);
  });

  test(`${provider}: the method of a subscription is changed`, async () => {
    const { browser } = await bought(first, 'monthly');
    const change = () => browser.mutate('billing.subscription.changeMethod', { method: first, paths: PATHS });
    await fill({ provider, name: 'change the method', isWrite: true, run: async () => seen(await change()) });
    expect((await change()).status).toBe(200);
  });

  test(`${provider}: a dispute is retrieved`, async () => {
    const { orderId } = await bought(first);
    const { providerRef } = await paying.api.db.paymentAttempt.findFirstOrThrow({ where: { orderId } });
    const disputed =
      provider === 'stripe'
        ? await paying.control('disputes', { payment_intent: providerRef })
        : await paying.paypal.control('disputes', { orderId: providerRef });
    const { id, dispute_id } = disputed as { id?: string; dispute_id?: string };
    const retrieve = () => syncDispute(paying.api.deps, provider, id ?? dispute_id!);
    await fill({ provider, name: 'retrieve a dispute', isEndedBy404: true, run: () => tried(retrieve) });
    expect(await paying.api.db.dispute.count({ where: { orderId } })).toBe(0);
    expect(await retrieve()).toBe('open');
  });

  test(`${provider}: the check notices every fault`, async () => {
    await fill({
      provider,
      name: 'check, once a minute',
      isEndedBy404: true,
      run: async () => {
        await checkProviders(paying.api.deps);
        return (await failuresOf(provider)).length > 0 ? 'counted' : 'well';
      },
    });
  });
}

async function isRefundedOnce(orderId: string): Promise<void> {
  const refunds = await paying.api.db.ledgerEntry.findMany({ where: { orderId, kind: 'refund' } });
  expect(refunds.map(({ amount }) => amount)).toEqual([-2_900]);
  const corrections = await paying.api.db.billingDocument.count({ where: { orderId, series: 'FK' } });
  expect(corrections).toBe(1);
}

test('a refused connection is no answer: counted as unreachable, by both providers', async () => {
  const { config, clock } = paying.api.deps;
  const apiBase = 'http://127.0.0.1:1';
  const counted: string[] = [];
  const { rails } = await connectProviders(
    { ...config, stripe: { ...config.stripe, apiBase }, paypal: config.paypal && { ...config.paypal, apiBase } },
    clock,
    (provider, outcome) => counted.push(`${provider} ${outcome}`),
  );
  for (const rail of rails.values()) await expect(rail.check()).rejects.toMatchObject({ failure: 'unreachable' });
  expect(counted.sort()).toEqual(['paypal unreachable', 'stripe unreachable']);
});

test('docs/provider-faults.md has the table of every step during every fault', async () => {
  await expect(writeFaultTables(tables)).toMatchFileSnapshot(DOCUMENT);
});
