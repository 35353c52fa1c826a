import { OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import type { ProviderDispute } from '../rail.ts';
import type { Paypal } from './paypal-client.ts';
import { asRailError, refusalOf } from './paypal-error.ts';
import { fromPaypalMoney } from './paypal-money.ts';

// The Disputes API v1. PayPal's SDK does not have it, so the request is made with the SDK's own request builder.

const PAGE_SIZE = '50';

const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string(),
  reason: z.string().default('OTHER'),
  create_time: z.iso.datetime({ offset: true }),
  dispute_amount: z.object({ currency_code: z.string(), value: z.string() }),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
});
type Dispute = z.infer<typeof disputeSchema>;

const pageSchema = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

/** The SDK's request builder is protected, so a controller of ours extends one of the SDK's. */
class DisputesController extends OrdersController {
  getDispute(id: string) {
    const request = this.createRequest('GET');
    request.appendTemplatePath`/v1/customer/disputes/${id}`;
    request.authenticate([{ oauth2: true }]);
    return request.callAsText();
  }

  listDisputes({ startTime, pageToken }: { startTime: string; pageToken: string | undefined }) {
    const request = this.createRequest('GET', '/v1/customer/disputes');
    request.query('start_time', startTime);
    request.query('page_size', PAGE_SIZE);
    request.query('next_page_token', pageToken);
    request.authenticate([{ oauth2: true }]);
    return request.callAsText();
  }
}

/** Null for a dispute of a transaction that is not a capture of one of our orders. @throws {RailRefusal} for an unknown dispute. */
export async function retrieveDispute(paypal: Paypal, id: string): Promise<ProviderDispute | null> {
  try {
    const text = await paypal.call((client) => new DisputesController(client).getDispute(id));
    const dispute = disputeSchema.parse(JSON.parse(text));
    const captureId = dispute.disputed_transactions[0]?.seller_transaction_id;
    const paymentRef = captureId === undefined ? null : await orderOf(paypal, captureId);
    return paymentRef === null ? null : disputeOf(dispute, paymentRef);
  } catch (error) {
    throw asRailError(error);
  }
}

export async function* disputesSince(paypal: Paypal, from: Date): AsyncIterable<string> {
  const startTime = from.toISOString();
  let pageToken: string | undefined;
  do {
    const text = await paypal.call((client) => new DisputesController(client).listDisputes({ startTime, pageToken }));
    const { items, links } = pageSchema.parse(JSON.parse(text));
    yield* items.map(({ dispute_id }) => dispute_id);
    const next = links.find(({ rel }) => rel === 'next')?.href;
    pageToken = next === undefined ? undefined : (new URL(next).searchParams.get('next_page_token') ?? undefined);
  } while (pageToken !== undefined);
}

/** The order of a capture; null when the transaction is no capture of the Orders API. */
async function orderOf(paypal: Paypal, captureId: string): Promise<string | null> {
  try {
    const capture = await paypal.call((client) => new PaymentsController(client).getCapturedPayment({ captureId }));
    return capture.supplementaryData?.relatedIds?.orderId ?? null;
  } catch (error) {
    if (refusalOf(error)?.status === 404) return null;
    throw error;
  }
}

function disputeOf(dispute: Dispute, paymentRef: string): ProviderDispute {
  const { dispute_id, reason, create_time, dispute_amount } = dispute;
  const state = stateOf(dispute);
  return {
    providerRef: dispute_id,
    paymentRef,
    state,
    reason,
    ...fromPaypalMoney({ currencyCode: dispute_amount.currency_code, value: dispute_amount.value }),
    // PayPal holds the amount during the dispute, and takes it when it decides for the buyer.
    isWithdrawn: state === 'lost',
    openedAt: new Date(create_time),
  };
}

/** Outcomes with which the seller pays. With any other one, PayPal pays the buyer or nobody pays. */
const LOST: readonly (string | undefined)[] = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

function stateOf({ status, dispute_outcome }: Dispute): ProviderDispute['state'] {
  if (status !== 'RESOLVED') return 'open';
  return LOST.includes(dispute_outcome?.outcome_code) ? 'lost' : 'won';
}
