import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Delivery } from '../delivery.ts';
import { OUTAGES } from '../outages.ts';
import { eventsAfterSchema, inOrderOf, redeliverSchema } from '../redeliver.ts';
import type { AccessTokens } from './access-tokens.ts';
import { capturesOf, settleCapture } from './captures.ts';
import { decideDispute, openDispute } from './disputes.ts';
import { findOrder, forgetOrder } from './orders.ts';
import { unprocessable } from './paypal-sandbox-error.ts';
import { createRefund, settleRefund } from './refunds.ts';
import type { PaypalDeps, PaypalEventBody } from './state.ts';
import { toWire } from './wire.ts';

type Params = { Params: { id: string } };

const faultsSchema = z.object({
  /** Answers so many writes with 500, doing nothing. */
  failNext: z.int().min(0).optional(),
  /** Does so many writes and hangs up instead of answering. */
  hangNext: z.int().min(0).optional(),
  /** Answers so many requests for an access token with 500. */
  failTokens: z.int().min(0).optional(),
  /** The client is not accepted, as after its secret was revoked; tokens that it has stay good. */
  refuseClient: z.boolean().optional(),
  /** Notices are kept, and not sent. */
  dropWebhooks: z.boolean().optional(),
  delayWebhooksMs: z.int().min(0).max(60_000).optional(),
  /** New refunds, and new captures, wait until they are settled below. */
  pendingRefunds: z.boolean().optional(),
  pendingCaptures: z.boolean().optional(),
  /** Every saved account is refused while its owner is away. */
  declineRenewals: z.boolean().optional(),
  /** Every call with an access token is answered like this; null ends it. */
  outage: z.enum(OUTAGES).nullable().optional(),
});

/** What tests and curious developers use to make the outside world misbehave; PayPal has no such routes. */
export function controlRoutes(
  app: FastifyInstance,
  deps: PaypalDeps,
  { delivery, tokens }: { delivery: Delivery<PaypalEventBody>; tokens: AccessTokens },
): void {
  const { store, faults } = deps;
  app.post('/_sandbox/faults', async ({ body }) => {
    const { dropWebhooks, delayWebhooksMs, ...wanted } = faultsSchema.parse(body);
    for (const [name, value] of Object.entries(wanted))
      if (value !== undefined) Object.assign(faults, { [name]: value });
    delivery.faults.drop = dropWebhooks ?? delivery.faults.drop;
    delivery.faults.delayMs = delayWebhooksMs ?? delivery.faults.delayMs;
    return { ...faults, ...delivery.faults };
  });
  app.post('/_sandbox/redeliver', async ({ body }) => {
    const { reversed, type, ids } = redeliverSchema.parse(body ?? {});
    const known = store.state.events.filter((event) => !type || event.event_type === type);
    const events = ids ? inOrderOf(ids, known) : known;
    return { taken: await delivery.redeliver(reversed ? events.toReversed() : events) };
  });
  app.get('/_sandbox/events', async ({ query }) =>
    store.state.events.slice(eventsAfterSchema.parse(query).after).map(({ id, event_type: type }) => ({ id, type })),
  );
  app.post('/_sandbox/revoke-tokens', async () => {
    tokens.revokeAll();
    return {};
  });
  // PayPal knows a request id for some hours only.
  app.post('/_sandbox/forget-request-ids', async () => {
    store.state.replays = {};
    store.save();
    return {};
  });
  app.post<Params>('/_sandbox/forget/:id', async ({ params }) => {
    forgetOrder(deps, params.id);
    store.save();
    return {};
  });
  app.post<Params>('/_sandbox/captures/:id', async ({ params, body }) => {
    const { status } = z.object({ status: z.enum(['completed', 'declined']) }).parse(body);
    const capture = settleCapture(deps, params.id, status);
    store.save();
    return toWire(capture);
  });
  // As from PayPal's own dashboard: without anything of ours in it. Without an amount, all that is left.
  app.post('/_sandbox/refund', async ({ body }) => {
    const { orderId, value } = z.object({ orderId: z.string(), value: z.string().optional() }).parse(body);
    const [capture] = capturesOf(store, orderId);
    const currencyCode = findOrder(deps, orderId).order.purchaseUnits?.[0]?.amount?.currencyCode;
    if (!capture?.id || !currencyCode) throw unprocessable('CAPTURE_NOT_COMPLETED', 'Nothing was captured of it.');
    const refund = createRefund(deps, capture.id, value ? { amount: { currencyCode, value } } : {});
    store.save();
    return toWire(refund);
  });
  app.post<Params>('/_sandbox/refunds/:id', async ({ params, body }) => {
    const { status } = z.object({ status: z.enum(['succeeded', 'failed']) }).parse(body);
    const refund = settleRefund(deps, params.id, status);
    store.save();
    return toWire(refund);
  });
  // As a buyer with PayPal, and as PayPal; without an outcome it only goes on.
  app.post('/_sandbox/disputes', async ({ body }) => {
    const dispute = openDispute(deps, z.object({ orderId: z.string() }).parse(body).orderId);
    store.save();
    return dispute;
  });
  app.post<Params>('/_sandbox/disputes/:id', async ({ params, body }) => {
    const decision = z.object({ outcome: z.string().nullable(), isReversed: z.boolean().default(false) }).parse(body);
    const dispute = decideDispute(deps, params.id, decision);
    store.save();
    return dispute;
  });
  app.get('/_sandbox/state', async () => store.state);
  app.post('/_sandbox/reset', async () => {
    store.reset();
    return {};
  });
}
