import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestPaypal, type TestPaypal } from '../../../../testing/paypal.ts';
import type { WebhookEvent } from '../../webhook-events/webhook-event.ts';
import type { PaymentRail } from '../rail.ts';
import { certificateUrl } from './paypal-certificates.ts';
import { createPaypal } from './paypal-client.ts';
import { createPaypalRail } from './paypal-rail.ts';
import { createPaypalSignature } from './paypal-signature.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

interface Sent {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

let now = new Date();
let listener: FastifyInstance;
let received: Sent[];
let paypal: TestPaypal;
let rail: PaymentRail;

beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  received = [];
  listener = fastify();
  listener.removeAllContentTypeParsers();
  listener.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  listener.post('/webhooks/paypal', async ({ headers, body }) => {
    received.push({ headers, body: body as Buffer });
    return {};
  });
  await listener.listen({ host: '127.0.0.1', port: 0 });
  const { port } = listener.server.address() as AddressInfo;
  paypal = await startTestPaypal({
    webhookId: 'WEBHOOK',
    webhookUrl: () => `http://127.0.0.1:${port}/webhooks/paypal`,
    clock: () => now,
  });
  rail = createPaypalRail(createPaypal({ clientId: 'id', clientSecret: 'secret', apiBase: paypal.apiBase }));
});
afterEach(async () => {
  await paypal.stop();
  await listener.close();
});

function verifier(more: { webhookId?: string; apiBase?: string } = {}) {
  return createPaypalSignature({ apiBase: paypal.apiBase, webhookId: 'WEBHOOK', clock: () => now, ...more });
}

/** Makes a payment that saves its account. Answers the id of PayPal's order. */
async function pay(): Promise<string> {
  const opened = await rail.open({
    key: crypto.randomUUID(),
    orderId: 'o1',
    amount: 4_999,
    currency: 'PLN',
    method: 'paypal' as const,
    description: 'Dostęp',
    savedFor: { customerRef: null },
    returnUrl: 'https://kreda.example/thank-you',
    cancelUrl: 'https://kreda.example/checkout',
  });
  if (opened.kind === 'page') await paypal.approve(opened.approveUrl);
  await rail.capture(opened.providerRef);
  return opened.providerRef;
}

async function arrived(count: number): Promise<Sent[]> {
  await expect.poll(() => received.length).toBe(count);
  return received;
}

async function oneEvent(): Promise<Sent> {
  await pay();
  const [first] = await arrived(3);
  return first!;
}

describe('a webhook event', () => {
  test('of PayPal is accepted, and names its payment or refund', async () => {
    const verify = verifier();
    const order = await pay();
    await paypal.control('faults', { pendingRefunds: true });
    const refund = await rail.refund({ refundId: 'r1', paymentRef: order, amount: 100, currency: 'PLN' });
    await paypal.control(`refunds/${refund.providerRef}`, { status: 'failed' });
    await paypal.control(`refunds/${refund.providerRef}`, { status: 'succeeded' });
    const events: WebhookEvent[] = [];
    for (const { headers, body } of await arrived(6)) events.push(await verify(headers, body));
    const payment = { kind: 'payment', ref: order };
    const money = { kind: 'refund', ref: refund.providerRef };
    const known = new Map(events.map(({ type, about }) => [type, about]));
    expect(Object.fromEntries(known)).toEqual({
      'CHECKOUT.ORDER.APPROVED': payment,
      'PAYMENT.CAPTURE.COMPLETED': payment,
      'VAULT.PAYMENT-TOKEN.CREATED': payment,
      'PAYMENT.REFUND.PENDING': money,
      'PAYMENT.REFUND.FAILED': money,
      'PAYMENT.CAPTURE.REFUNDED': money,
    });
    expect(new Set(events.map(({ id }) => id)).size).toBe(6);
  });

  test('with one byte changed is refused', async () => {
    const { headers, body } = await oneEvent();
    const changed = Buffer.from(body);
    changed[changed.length - 2] = changed[changed.length - 2]! ^ 1;
    await expect(verifier()(headers, changed)).rejects.toThrow('The signature does not match');
  });

  test('with another time than the signed one is refused', async () => {
    const { headers, body } = await oneEvent();
    const later = { ...headers, 'paypal-transmission-time': '2026-03-01T12:00:01Z' };
    await expect(verifier()(later, body)).rejects.toThrow('The signature does not match');
  });

  test('for another webhook is refused', async () => {
    const { headers, body } = await oneEvent();
    await expect(verifier({ webhookId: 'ANOTHER' })(headers, body)).rejects.toThrow('The signature does not match');
  });

  test.each([
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-transmission-sig',
    'paypal-cert-url',
    'paypal-auth-algo',
  ])('without %s is refused', async (name) => {
    const { headers, body } = await oneEvent();
    await expect(verifier()({ ...headers, [name]: undefined }, body)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('is accepted after three days, when PayPal still retries, and refused after a week', async () => {
    const { headers, body } = await oneEvent();
    now = new Date(now.getTime() + 3 * DAY_MS);
    expect(await verifier()(headers, body)).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' });
    now = new Date(now.getTime() + 4 * DAY_MS);
    await expect(verifier()(headers, body)).rejects.toThrow('too old');
  });

  test('with a time in the future, or without a valid time, is refused', async () => {
    const { headers, body } = await oneEvent();
    now = new Date(now.getTime() - 301_000);
    await expect(verifier()(headers, body)).rejects.toThrow('from the future');
    const timeless = { ...headers, 'paypal-transmission-time': 'soon' };
    await expect(verifier()(timeless, body)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('whose certificate PayPal does not have is refused, and fetches are limited', async () => {
    const { headers, body } = await oneEvent();
    const verify = verifier();
    const forge = (index: number) =>
      verify({ ...headers, 'paypal-cert-url': `${paypal.apiBase}/v1/notifications/certs/CERT-${index}` }, body);
    for (let index = 0; index < 30; index++)
      await expect(forge(index)).rejects.toMatchObject({ reason: { code: 'webhook-refused' } });
    await expect(forge(30)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  test('whose certificate cannot be fetched now is not refused, and is accepted when PayPal sends it again', async () => {
    const { headers, body } = await oneEvent();
    const path = new URL(String(headers['paypal-cert-url'])).pathname;
    const statuses = [503, 200];
    const source = fastify();
    source.get(path, async (_request, reply) =>
      reply.status(statuses.shift()!).send(await (await fetch(paypal.apiBase + path)).text()),
    );
    const apiBase = await source.listen({ host: '127.0.0.1', port: 0 });
    try {
      const verify = verifier({ apiBase });
      const event = { ...headers, 'paypal-cert-url': apiBase + path };
      await expect(verify(event, body)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await verify(event, body)).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' });
    } finally {
      await source.close();
    }
  });
});

describe('a certificate', () => {
  test('is fetched once', async () => {
    const verify = verifier();
    const { headers, body } = await oneEvent();
    await verify(headers, body);
    await paypal.stop();
    expect(await verify(headers, body)).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' });
  });

  test.each([
    ['https://api-m.paypal.com', 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77'],
    [
      'https://api-m.sandbox.paypal.com',
      'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594',
    ],
    ['http://localhost:12113', 'http://127.0.0.1:12113/v1/notifications/certs/CERT-1'],
  ])('of %s may have the address %s', (apiBase, address) => {
    expect(certificateUrl(address, apiBase).href).toBe(address);
  });

  test.each([
    ['another host', 'https://api-m.paypal.com', 'https://example.com/v1/notifications/certs/CERT-1'],
    ['a host that ends alike', 'https://api-m.paypal.com', 'https://evilpaypal.com/v1/notifications/certs/CERT-1'],
    ['plain http', 'https://api-m.paypal.com', 'http://api.paypal.com/v1/notifications/certs/CERT-1'],
    ['another port', 'https://api-m.paypal.com', 'https://api.paypal.com:8443/v1/notifications/certs/CERT-1'],
    ['a user before the host', 'https://api-m.paypal.com', 'https://a@api.paypal.com/v1/notifications/certs/CERT-1'],
    ['another path', 'https://api-m.paypal.com', 'https://www.paypal.com/redirect/certs/CERT-1'],
    ['a query', 'https://api-m.paypal.com', 'https://api.paypal.com/v1/notifications/certs/CERT-1?to=x'],
    [
      'the sandbox, in production',
      'https://api-m.paypal.com',
      'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
    ],
    [
      'production, in the sandbox',
      'https://api-m.sandbox.paypal.com',
      'https://api.paypal.com/v1/notifications/certs/CERT-1',
    ],
    ['this machine, in production', 'https://api-m.paypal.com', 'http://localhost:12113/v1/notifications/certs/CERT-1'],
    ['PayPal, in our sandbox', 'http://localhost:12113', 'https://api.paypal.com/v1/notifications/certs/CERT-1'],
    ['another port of this machine', 'http://localhost:12113', 'http://localhost:12114/v1/notifications/certs/CERT-1'],
    ['no address', 'https://api-m.paypal.com', 'CERT-1'],
  ])('of %s is not fetched', (_, apiBase, address) => {
    expect(() => certificateUrl(address, apiBase)).toThrow("The certificate is not PayPal's");
  });
});
