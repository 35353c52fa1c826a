import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { UserContext } from '../context.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { DomainError, noSuchResume } from '../errors.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findOffer, textsIn } from './catalogue.ts';
import { splitGross } from './money.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { syncPayment } from './sync-payment.ts';

export interface CheckoutInput {
  packageSlug: string;
  resumeUuid: string | null;
  fullName: string;
  email: string;
  /** Version of the text by which the buyer asked for immediate performance. */
  consentVersion: string;
}

/** An order that is ready to be paid: the browser confirms the client secret at the provider. */
export interface Checkout {
  orderId: string;
  clientSecret: string;
  /** Minor units. */
  amount: number;
  currency: string;
  packageName: string;
}

type OpenOrder = { id: string; grossAmount: number; currency: string };

const PAYABLE_STATUSES: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/**
 * Makes an order for a package, or takes up the one that is still open: two tabs share one order and one payment, so that it
 * cannot be paid twice. After a decline the same payment takes another card.
 *
 * @throws {DomainError} `not-found` for a package that is not on sale or a resume that is not the caller's, `conflict` when the
 *   order turns out to be paid.
 */
export async function checkout(context: UserContext, deps: BillingDeps, input: CheckoutInput): Promise<Checkout> {
  const offer = await findOffer(deps.db, input.packageSlug);
  if (!offer)
    throw new DomainError(
      'not-found',
      'Package selection is required. In a moment you will be transferred to the price list',
    );
  await checkResume(context, input.resumeUuid);
  const packageName = textsIn(offer.texts, context.language).name;
  const snapshot: OrderSnapshot = {
    slug: offer.slug,
    name: packageName,
    kind: offer.kind as OrderSnapshot['kind'],
    days: offer.days,
  };
  const order = await openOrder(context, deps, { input, offer, snapshot });
  const clientSecret = await payableSecret(deps, order);
  return { orderId: order.id, clientSecret, amount: order.grossAmount, currency: order.currency, packageName };
}

async function checkResume({ db, user }: UserContext, uuid: string | null): Promise<void> {
  if (uuid === null) return;
  const found = await db.resume.findFirst({ where: { id: uuid, userId: user.id }, select: { id: true } });
  if (!found) throw noSuchResume();
}

interface Wanted {
  input: CheckoutInput;
  offer: { slug: string; grossAmount: number; currency: string; vatRatePercent: number };
  snapshot: OrderSnapshot;
}

/** The caller's open order for the package at today's price, made if there is none. */
async function openOrder(context: UserContext, { db, clock }: BillingDeps, wanted: Wanted): Promise<OpenOrder> {
  const { input, offer, snapshot } = wanted;
  const openKey = `${context.user.id}:${offer.slug}`;
  const now = clock();
  const buyer = {
    buyerName: input.fullName,
    buyerEmail: input.email,
    resumeUuid: input.resumeUuid,
    consentVersion: input.consentVersion,
    consentAt: now,
    updatedAt: now,
  };
  const select = { id: true, grossAmount: true, currency: true } as const;
  for (;;) {
    const open = await db.order.findUnique({ where: { openKey }, select });
    if (open && open.grossAmount === offer.grossAmount && open.currency === offer.currency)
      return db.order.update({ where: { id: open.id }, data: buyer, select });
    // The price has changed since: the old order makes way, and a late payment of it still counts.
    if (open)
      await db.order.update({ where: { id: open.id }, data: { openKey: null, state: 'expired', updatedAt: now } });
    const { gross, net, vat, vatRatePercent } = splitGross(offer.grossAmount, offer.vatRatePercent);
    try {
      return await db.order.create({
        data: {
          ...buyer,
          id: randomUUID(),
          userId: context.user.id,
          packageSlug: offer.slug,
          catalogue: snapshot,
          currency: offer.currency,
          grossAmount: gross,
          netAmount: net,
          vatAmount: vat,
          vatRatePercent,
          discountAmount: 0,
          state: 'awaiting_payment',
          openKey,
          createdAt: now,
        },
        select,
      });
    } catch (error) {
      // Another tab has just made it: take that one.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

/** The client secret of the order's payment: the last attempt's while it can be paid, a new attempt's otherwise. */
async function payableSecret(deps: BillingDeps, order: OpenOrder): Promise<string> {
  const { db, stripe, clock } = deps;
  for (;;) {
    const last = await db.paymentAttempt.findFirst({ where: { orderId: order.id }, orderBy: { attemptNo: 'desc' } });
    if (last?.providerRef) {
      const intent = await stripe.paymentIntents.retrieve(last.providerRef);
      if (PAYABLE_STATUSES.includes(intent.status)) return secretOf(intent);
      await syncPayment(deps, 'stripe', intent.id);
      if (intent.status !== 'canceled')
        throw new DomainError(
          'conflict',
          'The payment was successful. You will soon be redirected to download your CV',
        );
    }
    const attempt = last && !last.providerRef ? last : await createAttempt(deps, order, (last?.attemptNo ?? 0) + 1);
    if (!attempt) continue;
    // The key is the attempt's: after a crash between here and the next line the same payment comes back.
    const intent = await stripe.paymentIntents.create(
      {
        amount: order.grossAmount,
        currency: order.currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        metadata: { orderId: order.id, attemptNo: String(attempt.attemptNo) },
      },
      { idempotencyKey: `order:${order.id}:attempt:${attempt.attemptNo}:create` },
    );
    await db.paymentAttempt.update({ where: { id: attempt.id }, data: { providerRef: intent.id, updatedAt: clock() } });
    return secretOf(intent);
  }
}

/** Null when another tab has made that attempt a moment before. */
async function createAttempt({ db, clock }: BillingDeps, order: OpenOrder, attemptNo: number) {
  const now = clock();
  try {
    return await db.paymentAttempt.create({
      data: {
        id: randomUUID(),
        orderId: order.id,
        attemptNo,
        provider: 'stripe',
        state: 'open',
        amount: order.grossAmount,
        currency: order.currency,
        createdAt: now,
        updatedAt: now,
      },
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

function secretOf(intent: Stripe.PaymentIntent): string {
  if (!intent.client_secret) throw new Error(`The payment ${intent.id} came without its client secret`);
  return intent.client_secret;
}
