import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import qs from 'qs';
import type Stripe from 'stripe';
import { addressOf } from '../address.ts';
import { createAnswerOnce } from '../answer-once.ts';
import { answerOutage } from '../outages.ts';
import { answerAtBank, BANK_ANSWERS, type BankAnswer, giveDueAnswers } from './bank-answers.ts';
import { bankPage, p24BanksPage, p24Page } from './bank-page.ts';
import { controlRoutes, type StripeFaults } from './control.ts';
import { type DisputeDeps, decideDispute, findDispute, openDispute } from './disputes.ts';
import { REFUSALS } from './outages.ts';
import { requireParameters } from './parameters.ts';
import {
  cancelIntent,
  confirmIntent,
  createIntent,
  findIntent,
  type IntentDeps,
  updateIntent,
} from './payment-intents.ts';
import { createCustomer, deleteCustomer, detachMethod, getMethod } from './payment-methods.ts';
import { createRefund, findRefund, type RefundDeps, settleRefund } from './refunds.ts';
import { cancelSetup, confirmSetup, createSetup, findSetup, updateSetup } from './setup-intents.ts';
import { openStore, type SandboxStore } from './state.ts';
import { invalidKey, invalidRequest, keyReused, StripeSandboxError } from './stripe-error.ts';
import { createWebhooks } from './webhooks.ts';

export interface SandboxOptions {
  /** The file that keeps payments beyond a restart; without one they live in memory. */
  dataFile?: string | undefined;
  /** Where notices go; asked at each delivery. Without one they are kept and not sent. */
  webhookUrl?: () => string | undefined;
  webhookSecret: string;
  clock?: () => Date;
}

type Params = { Params: { id: string } };
type Listed = { Querystring: Record<string, string | undefined> };

/**
 * A small Stripe of our own: the parts of its wire format that the product uses, so that the real SDK, signed notices and the
 * whole production path run without it.
 *
 * The browser confirms as stripe.js does: `POST /v1/payment_intents/{id}/confirm`, form-encoded, with `key`, `client_secret`,
 * `return_url` and `payment_method_data[type]`: a card with `payment_method_data[card][number|exp_month|exp_year|cvc]` (of a wallet, with
 * `[wallet]`), `blik` with `payment_method_options[blik][code]`, or `p24`. The answer is the payment (its
 * `next_action.redirect_to_url.url` leads to the bank's page; BLIK waits for the app instead, which `POST /bank-app/{id}` stands for),
 * or `{ error: { type: 'card_error', code, decline_code, message } }`. `GET` with `key` and `client_secret` answers its state.
 */
export async function buildSandbox({
  dataFile,
  webhookUrl,
  webhookSecret,
  clock = () => new Date(),
}: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 256 * 1024 });
  const store = openStore(dataFile);
  const webhooks = createWebhooks(store, { url: webhookUrl ?? (() => undefined), secret: webhookSecret, clock });
  const faults: StripeFaults = {
    failNext: 0,
    hangNext: 0,
    pendingRefunds: false,
    refuseRefunds: false,
    declineSaved: false,
    declinedCustomers: new Map(),
    outage: null,
  };
  const deps: IntentDeps = {
    store,
    clock,
    faults,
    bankPage: (intentId) => `${addressOf(app)}/3ds/${intentId}`,
    p24Page: (intentId) => `${addressOf(app)}/p24/${intentId}`,
    emit: webhooks.emit,
  };
  const refundDeps: RefundDeps = { store, clock, faults, emit: webhooks.emit };
  const disputeDeps: DisputeDeps = { store, clock, emit: webhooks.emit };
  await app.register(formBody, { parser: (text) => qs.parse(text) as Record<string, unknown> });
  const giveDue = () => {
    if (giveDueAnswers(deps)) store.save();
  };
  const timer = setInterval(giveDue, 1_000).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    webhooks.delivery.stop();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': `req_${randomBytes(8).toString('hex')}`, 'access-control-allow-origin': '*' });
    const { url, headers } = request;
    if (!url.startsWith('/v1/')) return;
    // A browser confirms with the publishable key, in the body.
    if (headers.authorization === undefined && (CONFIRMATION.test(url) || LOOK_UP.test(url))) return;
    if (!SECRET_KEY.test(headers.authorization ?? '')) throw invalidKey();
    if (faults.outage) return answerOutage(faults.outage, REFUSALS, { request, reply });
  });
  app.setErrorHandler((error, _request, reply) => {
    const known =
      error instanceof StripeSandboxError
        ? error
        : invalidRequest(error instanceof Error ? error.message : String(error));
    return reply.status(known.status).send(known.body);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      error: { type: 'invalid_request_error', message: `Unrecognized request URL (${request.method}: ${request.url})` },
    }),
  );

  const once = createAnswerOnce({
    keyHeader: 'idempotency-key',
    faults,
    replays: () => store.state.replays,
    save: () => store.save(),
    failure: { error: { type: 'api_error', message: 'The sandbox was told to fail' } },
    isRefusal: (error) => error instanceof StripeSandboxError,
    keyReused,
    replayedHeaders: { 'idempotent-replayed': 'true' },
  });

  const form = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, unknown>;
  const post = (url: string, work: (request: FastifyRequest<Params>) => unknown) =>
    app.post<Params>(url, (request, reply) => once(request, reply, () => work(request)));
  post('/v1/customers', (request) => createCustomer(store, form(request), clock()));
  post('/v1/payment_intents', (request) => createIntent(deps, form(request)));
  post('/v1/payment_intents/:id', (request) => updateIntent(deps, request.params.id, form(request)));
  post('/v1/payment_intents/:id/confirm', (request) => confirmIntent(deps, request.params.id, browserForm(request)));
  post('/v1/payment_intents/:id/cancel', ({ params }) => cancelIntent(deps, params.id));
  post('/v1/setup_intents', (request) => createSetup(deps, form(request)));
  post('/v1/setup_intents/:id', (request) => updateSetup(deps, request.params.id, form(request)));
  post('/v1/setup_intents/:id/confirm', (request) => confirmSetup(deps, request.params.id, browserForm(request)));
  post('/v1/setup_intents/:id/cancel', ({ params }) => cancelSetup(deps, params.id));
  post('/v1/payment_methods/:id/detach', ({ params }) => detachMethod(store, params.id));
  post('/v1/refunds', (request) => createRefund(refundDeps, form(request)));
  app.delete<Params>('/v1/customers/:id', async ({ params }) => {
    const deleted = deleteCustomer(store, params.id);
    store.save();
    return deleted;
  });
  app.get<Params>('/v1/payment_intents/:id', async (request) => {
    giveDue();
    return withCharge(store, onlyOwn(request, findIntent(deps, request.params.id)));
  });
  app.get<Params>('/v1/setup_intents/:id', async (request) => {
    giveDue();
    return withMethod(store, onlyOwn(request, findSetup(deps, request.params.id)));
  });
  app.get<Params>('/v1/payment_methods/:id', async ({ params }) => getMethod(store, params.id));
  app.get<Params>('/v1/refunds/:id', async ({ params }) => findRefund(refundDeps, params.id));
  app.get<Params>('/v1/disputes/:id', async ({ params }) => findDispute(disputeDeps, params.id));
  app.get<Listed>('/v1/disputes', async ({ query }) =>
    page('/v1/disputes', Object.values(store.state.disputes), query),
  );
  app.get<Listed>('/v1/payment_intents', async ({ query }) => {
    const { customer } = query;
    const wanted = Object.values(store.state.intents).filter((intent) => !customer || intent.customer === customer);
    return page(
      '/v1/payment_intents',
      wanted.map((intent) => withCharge(store, intent)),
      query,
    );
  });
  app.get<Listed>('/v1/refunds', async ({ query }) => {
    const { payment_intent: of } = query;
    return page(
      '/v1/refunds',
      Object.values(store.state.refunds).filter((refund) => !of || refund.payment_intent === of),
      query,
    );
  });
  app.get('/v1/events', async () => ({
    object: 'list',
    url: '/v1/events',
    has_more: false,
    data: store.state.events.toReversed().slice(0, 100),
  }));

  const find = (id: string) => (isSetup(id) ? findSetup(deps, id) : findIntent(deps, id));
  app.get<Params>('/3ds/:id', async ({ params }, reply) => reply.type('text/html').send(bankPage(find(params.id))));
  app.get<Params & Listed>('/p24/:id', async ({ params, query }, reply) => {
    const intent = findIntent(deps, params.id);
    return reply.type('text/html').send(query.bank === undefined ? p24BanksPage(intent) : p24Page(intent, query.bank));
  });
  /** The buyer answers on a page of the bank or of Przelewy24, which sends the browser back. */
  const answerOnPage = (request: FastifyRequest<Params>, reply: FastifyReply) => {
    const intent = find(request.params.id);
    const returnUrl = intent.next_action?.redirect_to_url?.return_url;
    const { status } = answerAtBank(deps, intent.id, answerOf(request));
    store.save();
    if (!returnUrl) return reply.type('text/plain').send(`It is ${status}`);
    const target = new URL(returnUrl);
    target.searchParams.set(intent.object, intent.id);
    target.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
    target.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : status);
    return reply.redirect(target.href, 303);
  };
  app.post<Params>('/3ds/:id', async (request, reply) => answerOnPage(request, reply));
  app.post<Params>('/p24/:id', async (request, reply) => answerOnPage(request, reply));
  // The bank's app on the buyer's phone, which has no page.
  app.post<Params>('/bank-app/:id', async (request) => {
    const { id, status } = answerAtBank(deps, request.params.id, answerOf(request));
    store.save();
    return { id, status };
  });
  controlRoutes(app, {
    store,
    delivery: webhooks.delivery,
    faults,
    cancel: (id) => cancelIntent(deps, id),
    openDispute: (form) => openDispute(disputeDeps, form),
    decideDispute: (id, status) => decideDispute(disputeDeps, id, status),
    refund: (form) => createRefund(refundDeps, form),
    settleRefund: (id, status) => settleRefund(refundDeps, id, status),
  });
  return app;
}

/** `Bearer` and a key of Stripe's test mode. */
const SECRET_KEY = /^Bearer (sk|rk)_test_\w+$/;
const PUBLISHABLE_KEY = /^pk_test_\w+$/;
/** The addresses that a browser posts a card to. */
const CONFIRMATION = /^\/v1\/(payment|setup)_intents\/\w+\/confirm$/;

/** Where a browser asks how far its payment is. */
const LOOK_UP = /^\/v1\/(payment|setup)_intents\/\w+\?/;

/** The intent, for our own API; a browser has to show its secret. @throws StripeSandboxError for a wrong key or secret. */
function onlyOwn<T extends { client_secret: string | null }>(request: FastifyRequest, intent: T): T {
  if (request.headers.authorization !== undefined) return intent;
  const { key, client_secret: secret } = request.query as Listed['Querystring'];
  if (!PUBLISHABLE_KEY.test(key ?? '')) throw invalidKey();
  if (secret !== intent.client_secret) throw invalidRequest('The client_secret does not match', 'client_secret');
  return intent;
}

function answerOf({ body }: FastifyRequest): BankAnswer {
  const { answer } = (body ?? {}) as { answer?: string };
  return BANK_ANSWERS.find((known) => known === answer) ?? 'no';
}

/** The form of a browser's confirmation. @throws StripeSandboxError for a wrong key, or a parameter that is missing or unknown. */
function browserForm({ body }: FastifyRequest): Record<string, unknown> {
  const form = (body ?? {}) as Record<string, unknown>;
  if (!PUBLISHABLE_KEY.test(String(form.key))) throw invalidKey();
  requireParameters(form, {
    required: ['key', 'client_secret', 'payment_method_data'],
    optional: ['payment_method_options', 'return_url'],
  });
  return form;
}

const isSetup = (id: string) => id.startsWith('seti_');

/** The payment with its charge in place of the charge's id; every caller of ours asks for that. */
function withCharge({ state }: SandboxStore, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const charge = typeof intent.latest_charge === 'string' ? state.charges[intent.latest_charge] : null;
  return charge ? { ...intent, latest_charge: charge } : intent;
}

function withMethod({ state }: SandboxStore, setup: Stripe.SetupIntent): Stripe.SetupIntent {
  const method = typeof setup.payment_method === 'string' ? state.methods[setup.payment_method] : null;
  return method ? { ...setup, payment_method: method.object } : setup;
}

/** A page of a list, the newest first, as Stripe pages them. */
function page<T extends { id: string; created: number }>(url: string, all: T[], query: Listed['Querystring']) {
  const since = Number(query['created[gte]'] ?? 0);
  const until = Number(query['created[lt]'] ?? Number.POSITIVE_INFINITY);
  const wanted = all.filter(({ created }) => created >= since && created < until).toReversed();
  const start = query.starting_after ? wanted.findIndex(({ id }) => id === query.starting_after) + 1 : 0;
  const limit = Number(query.limit ?? 10);
  return { object: 'list', url, has_more: wanted.length > start + limit, data: wanted.slice(start, start + limit) };
}
