import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { WriteFaults } from '../answer-once.ts';
import type { Delivery } from '../delivery.ts';
import { OUTAGES, type Outage } from '../outages.ts';
import { eventsAfterSchema, inOrderOf, redeliverSchema } from '../redeliver.ts';
import type { DisputeForm } from './disputes.ts';
import type { SandboxStore } from './state.ts';

/** What goes wrong; tests change it through the control routes. */
export interface StripeFaults extends WriteFaults {
  pendingRefunds: boolean;
  refuseRefunds: boolean;
  declineSaved: boolean;
  /** The decline codes of customers whose kept cards and BLIK mandates are declined when they are charged again. */
  declinedCustomers: Map<string, string>;
  /** The answer to every call with a secret key; null: calls are served. */
  outage: Outage | null;
}

interface ControlDeps {
  store: SandboxStore;
  delivery: Delivery<Stripe.Event>;
  faults: StripeFaults;
  cancel(intentId: string): Stripe.PaymentIntent;
  openDispute(form: DisputeForm): Stripe.Dispute;
  decideDispute(disputeId: string, status: Stripe.Dispute.Status): Stripe.Dispute;
  refund(form: Record<string, unknown>): Stripe.Refund;
  settleRefund(refundId: string, status: 'succeeded' | 'failed'): Stripe.Refund;
}

const faultsSchema = z.object({
  /** Answers so many writes with 500, doing nothing. */
  failNext: z.int().min(0).optional(),
  /** Does so many writes and hangs up instead of answering. */
  hangNext: z.int().min(0).optional(),
  /** Notices are kept, and not sent. */
  dropWebhooks: z.boolean().optional(),
  delayWebhooksMs: z.int().min(0).max(60_000).optional(),
  /** New refunds wait until they are settled below. */
  pendingRefunds: z.boolean().optional(),
  /** Refunds are refused for good, as of a payment that is too old or a balance that is too low. */
  refuseRefunds: z.boolean().optional(),
  /** Cards that were kept are declined when they are charged again. */
  declineSaved: z.boolean().optional(),
  /** Every call with a secret key is answered like this; null ends it. */
  outage: z.enum(OUTAGES).nullable().optional(),
});

const DISPUTE_STATUSES = [
  'needs_response',
  'under_review',
  'won',
  'lost',
  'appeal_under_review',
  'warning_closed',
] as const satisfies readonly Stripe.Dispute.Status[];

/** What tests and curious developers use to make the outside world misbehave; Stripe has no such routes. */
export function controlRoutes(
  app: FastifyInstance,
  { store, delivery, faults, cancel, openDispute, decideDispute, refund, settleRefund }: ControlDeps,
): void {
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
    const known = store.state.events.filter((event) => !type || event.type === type);
    const events = ids ? inOrderOf(ids, known) : known;
    return { taken: await delivery.redeliver(reversed ? events.toReversed() : events) };
  });
  app.get('/_sandbox/events', async ({ query }) =>
    store.state.events.slice(eventsAfterSchema.parse(query).after).map(({ id, type }) => ({ id, type })),
  );
  app.post<{ Params: { id: string } }>('/_sandbox/customers/:id', async ({ params, body }) => {
    const { declines } = z.object({ declines: z.string().nullable() }).parse(body);
    if (declines === null) faults.declinedCustomers.delete(params.id);
    else faults.declinedCustomers.set(params.id, declines);
    return {};
  });
  app.post<{ Params: { id: string } }>('/_sandbox/cancel/:id', async ({ params }) => cancel(params.id));
  // As from the provider's own dashboard: without anything of ours in it.
  app.post('/_sandbox/refund', async ({ body }) => refund((body ?? {}) as Record<string, unknown>));
  app.post<{ Params: { id: string } }>('/_sandbox/refunds/:id', async ({ params, body }) => {
    const { status } = z.object({ status: z.enum(['succeeded', 'failed']) }).parse(body);
    return settleRefund(params.id, status);
  });
  // As a buyer with the bank, and as the bank.
  app.post('/_sandbox/disputes', async ({ body }) => {
    const form = z.object({
      payment_intent: z.string(),
      amount: z.int().positive().optional(),
      isInquiry: z.boolean().optional(),
    });
    const dispute = openDispute(form.parse(body));
    store.save();
    return dispute;
  });
  app.post<{ Params: { id: string } }>('/_sandbox/disputes/:id', async ({ params, body }) => {
    const { status } = z.object({ status: z.enum(DISPUTE_STATUSES) }).parse(body);
    const dispute = decideDispute(params.id, status);
    store.save();
    return dispute;
  });
  app.get('/_sandbox/state', async () => store.state);
  app.post('/_sandbox/reset', async () => {
    store.reset();
    return {};
  });
}
