import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGoogleSignIn } from '../features/account/google.ts';
import { observedGoogle } from '../features/account/observed-google.ts';
import { checkProviders } from '../features/billing/worker.ts';
import { s3Storage } from '../platform/clients/s3-storage.ts';
import { createMailer, type Mail } from '../platform/mail/mailer.ts';
import { createMetrics, type Metrics } from '../platform/observability/metrics.ts';
import { observedStorage } from '../platform/observability/observe-clients.ts';
import { countCalls, observedMailer } from '../platform/observability/observe-providers.ts';
import { type CuttableProxy, startCuttableProxy } from '../testing/cuttable-proxy.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { type PayingApi, startPayingApi } from '../testing/paying.ts';
import type { LogLine } from '../testing/renderer-process.ts';
import { startS3Server } from '../testing/s3-server.ts';

const SENTENCE = 'The payment provider is not responding. Try again in a few minutes';

/** The counted calls of a provider by their outcome. */
async function callsOf({ providerCalls }: Metrics, provider: string): Promise<Record<string, number>> {
  const { values } = await providerCalls.get();
  const own = values.filter(({ labels, value }) => labels.provider === provider && value > 0);
  return Object.fromEntries(own.map(({ labels, value }) => [labels.outcome, value]));
}

describe('payment providers', () => {
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
  beforeEach(() => {
    lines = [];
    paying.api.deps.metrics.providerCalls.reset();
  });
  afterEach(async () => {
    await paying.control('faults', { outage: null, failNext: 0 });
    await paying.paypal.control('faults', { refuseClient: false });
  });
  afterAll(async () => {
    await paying.stop();
    await database.drop();
  });

  test('a successful checkout is counted as ok', async () => {
    const { browser } = await paying.newBuyer();
    expect((await paying.checkout(browser)).status).toBe(200);
    expect(await callsOf(paying.api.deps.metrics, 'stripe')).toEqual({ ok: 1 });
  });

  test('a revoked key of Stripe is counted, logged with its cause, and answered with 503 and a sentence', async () => {
    const { browser } = await paying.newBuyer();
    await paying.control('faults', { outage: 'bad-key' });
    const answer = await paying.checkout(browser);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ message: SENTENCE, data: { domainCode: 'unavailable' } });
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(await callsOf(paying.api.deps.metrics, 'stripe')).toEqual({ 'refused-credentials': 1 });
    const [line] = lines.filter(({ msg }) => msg === 'a provider could not be used');
    expect(line).toMatchObject({
      err: {
        type: 'ProviderDown',
        message: expect.stringContaining('Invalid API Key'),
        providerRequestId: expect.stringMatching(/^req_/),
        cause: { statusCode: 401 },
      },
    });
    expect(line!.requestId).toBeDefined();
  });

  test('failures of Stripe are counted once for all tries of a call', async () => {
    const { browser } = await paying.newBuyer();
    await paying.control('faults', { failNext: 3 });
    expect((await paying.checkout(browser)).status).toBe(503);
    expect(await callsOf(paying.api.deps.metrics, 'stripe')).toEqual({ 'provider-error': 1 });
  });

  test('credentials refused by PayPal are counted', async () => {
    const { browser } = await paying.newBuyer();
    await paying.paypal.control('faults', { refuseClient: true });
    await paying.paypal.control('revoke-tokens', {});
    expect((await paying.checkout(browser, { provider: 'paypal' })).status).toBe(503);
    expect(await callsOf(paying.api.deps.metrics, 'paypal')).toEqual({ 'refused-credentials': 1 });
  });

  test('a check calls each provider once and reports its state', async () => {
    await checkProviders(paying.api.deps);
    expect(await callsOf(paying.api.deps.metrics, 'stripe')).toEqual({ ok: 1 });
    expect(await callsOf(paying.api.deps.metrics, 'paypal')).toEqual({ ok: 1 });
    await paying.control('faults', { outage: 'bad-key' });
    await checkProviders(paying.api.deps);
    expect(await callsOf(paying.api.deps.metrics, 'stripe')).toEqual({ ok: 1, 'refused-credentials': 1 });
    expect(lines.filter(({ msg }) => msg === 'a payment provider cannot be used')).toHaveLength(1);
  });

  test('webhook events with a wrong signature are counted apart from stored ones', async () => {
    const { webhooks } = paying.api.deps.metrics;
    const outcomes = async () =>
      Object.fromEntries(
        (await webhooks.get()).values
          .filter(({ labels, value }) => labels.provider === 'stripe' && value > 0)
          .map(({ labels, value }) => [labels.outcome, value]),
      );
    const before = await outcomes();
    const forged = await fetch(`${paying.api.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(forged.status).toBe(400);
    const { browser } = await paying.newBuyer();
    await paying.buy(browser);
    await expect.poll(async () => (await outcomes()).stored ?? 0).toBeGreaterThan(before.stored ?? 0);
    expect((await outcomes()).refused).toBe((before.refused ?? 0) + 1);
  });
});

describe('payment providers that are away', () => {
  let database: TestDatabase;
  let paying: PayingApi;
  let lines: LogLine[] = [];
  let paypalWay: CuttableProxy;

  beforeAll(async () => {
    database = await NEAREST_DATABASE.create();
    paypalWay = await startCuttableProxy({ host: '127.0.0.1', port: 1 });
    paying = await startPayingApi({
      databaseUrl: database.url,
      environment: {
        STRIPE_SANDBOX_URL: `http://127.0.0.1:${await freePort()}`,
        PAYPAL_API_BASE: `http://127.0.0.1:${paypalWay.port}`,
      },
      onLog: (line) => lines.push(JSON.parse(line) as LogLine),
    });
  });
  afterAll(async () => {
    await paying.stop();
    await paypalWay.cut();
    await database.drop();
  });

  test.each(['stripe', 'paypal'])('an unreachable %s is counted, and the cause is logged', async (provider) => {
    lines = [];
    const { browser } = await paying.newBuyer();
    const answer = await paying.checkout(browser, { provider });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ message: SENTENCE });
    expect(await callsOf(paying.api.deps.metrics, provider)).toEqual({ unreachable: 1 });
    const [line] = lines.filter(({ msg }) => msg === 'a provider could not be used');
    expect(line).toMatchObject({ err: { message: expect.stringMatching(/ECONNREFUSED|ECONNRESET|socket hang up/) } });
  });
});

describe('the mail server', () => {
  const mail: Mail = {
    id: 'b1b6ce0e-2f0c-4c55-a5b5-0a7a3ac9f001',
    to: 'lucja@example.pl',
    subject: 'Dzień dobry',
    text: 'Dzień dobry',
    html: '<p>Dzień dobry</p>',
    language: 'pl',
  };
  const outcomesOf = async (smtpUrl: string, tries: number) => {
    const metrics = createMetrics();
    const settings = { smtpUrl, from: 'cv@kreda.example', outboxDir: '', isProduction: false };
    const mailer = observedMailer(createMailer(settings), countCalls(metrics));
    for (let count = 0; count < tries; count++) await mailer.send(mail).catch((error: unknown) => error);
    mailer.close();
    return callsOf(metrics, 'mail');
  };

  test('is counted by whether it accepts our mail, our credentials and the recipient', async () => {
    const answers = [null, { responseCode: 550 }, { responseCode: 451 }];
    const server = new SMTPServer({
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: ({ password }, _session, done) =>
        password === 'secret' ? done(null, { user: 'kreda' }) : done(new Error('no such user')),
      onRcptTo(_address, _session, done) {
        const refusal = answers.shift();
        done(refusal ? Object.assign(new Error('not here'), refusal) : null);
      },
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    expect(await outcomesOf(`smtp://kreda:secret@127.0.0.1:${port}`, 3)).toEqual({
      ok: 1,
      refused: 1,
      'provider-error': 1,
    });
    expect(await outcomesOf(`smtp://kreda:revoked@127.0.0.1:${port}`, 1)).toEqual({ 'refused-credentials': 1 });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(await outcomesOf(`smtp://kreda:secret@127.0.0.1:${port}`, 1)).toEqual({ unreachable: 1 });
  });
});

test('an outage of Google is counted, and a forged callback is not counted as one', async () => {
  const metrics = createMetrics();
  const settings = { issuer: `http://127.0.0.1:${await freePort()}`, clientId: 'id', clientSecret: 'secret' };
  const google = observedGoogle(createGoogleSignIn(settings, 'http://127.0.0.1'), countCalls(metrics));
  await expect(google.begin('')).rejects.toThrow();
  expect(await callsOf(metrics, 'google')).toEqual({ unreachable: 1 });
});

test('the storage is counted by whether it answers and accepts our credentials', async () => {
  const server = await startS3Server();
  const metrics = createMetrics();
  const files = observedStorage(s3Storage(server.settings), metrics);
  await files.put('probes/calls', new Uint8Array(3));
  const revoked = observedStorage(s3Storage({ ...server.settings, secretAccessKey: 'revoked' }), metrics);
  await expect(revoked.get('probes/calls')).rejects.toThrow();
  await server.stop();
  await expect(files.get('probes/calls')).rejects.toThrow();
  await server.dispose();
  expect(await callsOf(metrics, 'storage')).toEqual({ ok: 1, 'refused-credentials': 1, unreachable: 1 });
});
