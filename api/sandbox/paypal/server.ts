import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { OrderRequest, PaymentTokenRequest, RefundRequest, SetupTokenRequest } from '@paypal/paypal-server-sdk';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressOf } from '../address.ts';
import { createAnswerOnce } from '../answer-once.ts';
import { answerOutage } from '../outages.ts';
import { accessTokens } from './access-tokens.ts';
import { approvalRoutes } from './approval.ts';
import { findCapture } from './captures.ts';
import { controlRoutes } from './control.ts';
import { findDispute, type PaypalDispute } from './disputes.ts';
import { captureOrder, createOrder, findOrder, shownOrder } from './orders.ts';
import { REFUSALS } from './outages.ts';
import { duplicateRequestId, invalid, notFound, PaypalSandboxError } from './paypal-sandbox-error.ts';
import { createRefund, findRefund } from './refunds.ts';
import { openPaypalStore, type PaypalDeps, type PaypalFaults } from './state.ts';
import {
  createPaymentToken,
  createSetupToken,
  deletePaymentToken,
  findSetupToken,
  listPaymentTokens,
} from './vault.ts';
import { createPaypalWebhooks } from './webhooks.ts';
import { fromWire, toWire } from './wire.ts';

export interface PaypalSandboxOptions {
  /** The file that keeps payments beyond a restart; without one they live in memory. */
  dataFile?: string | undefined;
  /** Where notices go; asked at each delivery. Without one they are kept and not sent. */
  webhookUrl?: () => string | undefined;
  /** PayPal's id of the webhook that listens there: a part of every signature. */
  webhookId: string;
  clock?: () => Date;
}

type Params = { Params: { id: string } };

/**
 * A small PayPal of our own: the parts of Orders v2, Payments v2 and Vault v3 that the product uses, so that the real SDK, signed
 * notices and the whole production path run without it.
 *
 * A payer approves as in a browser: `POST` to the approval link, form-encoded, with `answer` (`approve` or `cancel`) and `account`
 * (an e-mail address of `accounts.ts`). The answer is a 303 to the return or cancel address, with PayPal's parameters.
 */
export async function buildPaypalSandbox({
  dataFile,
  webhookUrl,
  webhookId,
  clock = () => new Date(),
}: PaypalSandboxOptions): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 256 * 1024 });
  const store = openPaypalStore(dataFile);
  const address = () => addressOf(app);
  const webhooks = createPaypalWebhooks(store, { url: webhookUrl ?? (() => undefined), webhookId, clock, address });
  const faults: PaypalFaults = {
    failNext: 0,
    hangNext: 0,
    failTokens: 0,
    refuseClient: false,
    pendingRefunds: false,
    pendingCaptures: false,
    declineRenewals: false,
    outage: null,
  };
  const deps: PaypalDeps = { store, faults, clock, address, emit: webhooks.emit };

  await app.register(formBody);
  // A capture has no body, and says that it is JSON.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    body === '' ? {} : JSON.parse(body),
  );
  app.addHook('onClose', async () => webhooks.delivery.stop());
  app.setErrorHandler((error, _request, reply) => {
    const message = error instanceof Error ? error.message : String(error);
    const known = error instanceof PaypalSandboxError ? error : invalid('MALFORMED_REQUEST', message);
    return reply.status(known.status).send(known.body);
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(notFound().body));
  const tokens = accessTokens(app, faults);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('paypal-debug-id', randomBytes(7).toString('hex'));
    const isWithToken = request.headers.authorization?.startsWith('Bearer ');
    if (faults.outage && isWithToken) return answerOutage(faults.outage, REFUSALS, { request, reply });
  });
  app.get(webhooks.certificatePath, async (_request, reply) => reply.type('text/plain').send(webhooks.certificatePem));

  const once = createAnswerOnce({
    keyHeader: 'paypal-request-id',
    faults,
    replays: () => store.state.replays,
    save: () => store.save(),
    failure: {
      name: 'INTERNAL_SERVER_ERROR',
      message: 'The sandbox was told to fail',
      debug_id: 'sandbox',
      details: [],
    },
    isRefusal: (error) => error instanceof PaypalSandboxError,
    keyReused: duplicateRequestId,
    again: (body) => latest(deps, body),
  });
  /** Answers a write with what its `Prefer` header asks for: the whole object, or where to find it. */
  const write = (request: FastifyRequest, reply: FastifyReply, work: () => object, success?: number) =>
    once(request, reply, () => preferred(request, toWire(work())), success);

  app.post('/v2/checkout/orders', (request, reply) =>
    write(
      request,
      reply,
      () => createOrder(deps, fromWire(request.body) as OrderRequest, 'paypal-request-id' in request.headers),
      201,
    ),
  );
  app.get<Params>('/v2/checkout/orders/:id', async ({ params }) =>
    toWire(shownOrder(deps, findOrder(deps, params.id))),
  );
  app.post<Params>('/v2/checkout/orders/:id/capture', (request, reply) =>
    write(request, reply, () => captureOrder(deps, request.params.id), 201),
  );
  app.get<Params>('/v2/payments/captures/:id', async ({ params }) => toWire(findCapture(deps, params.id)));
  app.post<Params>('/v2/payments/captures/:id/refund', (request, reply) =>
    write(request, reply, () => createRefund(deps, request.params.id, fromWire(request.body) as RefundRequest), 201),
  );
  app.get<Params>('/v2/payments/refunds/:id', async ({ params }) => toWire(findRefund(deps, params.id)));
  app.get<Params>('/v1/customer/disputes/:id', async ({ params }) => findDispute(deps, params.id));
  app.get<{ Querystring: Record<string, string | undefined> }>('/v1/customer/disputes', async ({ query }) =>
    pageOfDisputes(Object.values(store.state.disputes), { query, address: address() }),
  );
  app.post('/v3/vault/setup-tokens', (request, reply) =>
    once(request, reply, () => toWire(createSetupToken(deps, fromWire(request.body) as SetupTokenRequest)), 201),
  );
  app.get<Params>('/v3/vault/setup-tokens/:id', async ({ params }) => toWire(findSetupToken(deps, params.id).token));
  app.post('/v3/vault/payment-tokens', (request, reply) =>
    once(request, reply, () => toWire(createPaymentToken(deps, fromWire(request.body) as PaymentTokenRequest)), 201),
  );
  app.get<{ Querystring: { customer_id?: string } }>('/v3/vault/payment-tokens', async ({ query }) =>
    toWire(listPaymentTokens(deps, query.customer_id ?? '')),
  );

  app.delete<Params>('/v3/vault/payment-tokens/:id', async ({ params }, reply) => {
    deletePaymentToken(deps, params.id);
    return reply.status(204).send();
  });

  approvalRoutes(app, deps);
  controlRoutes(app, deps, { delivery: webhooks.delivery, tokens });
  return app;
}

/** A page of disputes as PayPal pages them: the address of the next one has its token. */
function pageOfDisputes(
  all: PaypalDispute[],
  { query, address }: { query: Record<string, string | undefined>; address: string },
) {
  const wanted = all.filter(({ create_time }) => create_time >= (query.start_time ?? ''));
  const start = Number(query.next_page_token ?? 0);
  const end = start + Number(query.page_size ?? 10);
  const next = `${address}/v1/customer/disputes?next_page_token=${end}`;
  const links = end < wanted.length ? [{ rel: 'next', href: next }] : [];
  return { items: wanted.slice(start, end).map(({ dispute_id }) => ({ dispute_id })), links };
}

function preferred({ headers }: FastifyRequest, body: unknown): unknown {
  if (headers.prefer === 'return=representation') return body;
  const { id, status, links } = body as { id: string; status: string; links: unknown };
  return { id, status, links };
}

/** PayPal answers a known request id with how things stand now; refusals, which have no id, as they were. */
function latest(deps: PaypalDeps, body: unknown): unknown {
  const { orders, refunds, setupTokens } = deps.store.state;
  const id = (body as { id?: string }).id ?? '';
  if (orders[id]) return toWire(shownOrder(deps, orders[id]));
  return toWire(refunds[id]?.refund ?? setupTokens[id]?.token) ?? body;
}
