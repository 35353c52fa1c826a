import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { DomainError, noSuchResume } from '../errors.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findOffer, textsIn } from './catalogue.ts';
import { splitGross } from './money.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { PAYABLE_STATES } from './order-state.ts';
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
  for (;;) {
    const order = await openOrder(context, deps, { input, offer, snapshot });
    const clientSecret = await payableSecret(deps, order);
    // Meanwhile the order may have ended, elsewhere or because its payment was cancelled: then another one is made.
    if (clientSecret === null) continue;
    return { orderId: order.id, clientSecret, amount: order.grossAmount, currency: order.currency, packageName };
  }
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
async function openOrder(
  context: UserContext,
  { db, clock, ...rest }: BillingDeps,
  wanted: Wanted,
): Promise<OpenOrder> {
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
    if (open) {
      const isSamePrice = open.grossAmount === offer.grossAmount && open.currency === offer.currency;
      // The price has changed since: the old order makes way, and a late payment of it still counts.
      const data = isSamePrice ? buyer : { openKey: null, state: 'expired', updatedAt: now };
      // Only while it still waits for its payment: it may be paid at this very moment.
      const { count } = await db.order.updateMany({ where: stillPayable(open.id, openKey), data });
      if (count === 1 && isSamePrice) return open;
      if (count === 1) await giveUpPayments({ db, clock, ...rest }, open.id);
      continue;
    }
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

function stillPayable(id: string, openKey?: string) {
  return { id, openKey: openKey ?? { not: null }, state: { in: [...PAYABLE_STATES] } };
}

/**
 * Cancels the payments of an order that has made way at the provider, so that nobody pays it in an old tab. One that was paid
 * a moment before counts.
 *
 * @throws {DomainError} `conflict` when it was.
 */
async function giveUpPayments(deps: BillingDeps, orderId: string): Promise<void> {
  const attempts = await deps.db.paymentAttempt.findMany({
    where: { orderId, state: 'open', providerRef: { not: null } },
    select: { providerRef: true },
  });
  for (const { providerRef } of attempts) {
    try {
      await deps.stripe.paymentIntents.cancel(providerRef!);
    } catch (error) {
      // It cannot be cancelled any more: what became of it is asked below. Anything else ends there too.
      deps.log.warn({ err: error, providerRef }, 'a superseded payment could not be cancelled');
    }
    const synced = await syncPayment(deps, 'stripe', providerRef!);
    if (synced?.state === 'fulfilled') throw alreadyPaid();
  }
}

function alreadyPaid(): DomainError {
  return new DomainError('conflict', 'The payment was successful. You will soon be redirected to download your CV');
}

/**
 * The client secret of the order's payment: the last attempt's while it can be paid, a new attempt's otherwise; null when the
 * order itself can no longer be paid.
 */
async function payableSecret(deps: BillingDeps, order: OpenOrder): Promise<string | null> {
  const { db, stripe, clock } = deps;
  for (;;) {
    const last = await db.paymentAttempt.findFirst({ where: { orderId: order.id }, orderBy: { attemptNo: 'desc' } });
    if (last?.providerRef) {
      const intent = await stripe.paymentIntents.retrieve(last.providerRef);
      if (PAYABLE_STATUSES.includes(intent.status)) return secretOf(intent);
      await syncPayment(deps, 'stripe', intent.id);
      if (intent.status !== 'canceled') throw alreadyPaid();
    }
    const attempt = last && !last.providerRef ? last : await createAttempt(deps, order, (last?.attemptNo ?? 0) + 1);
    if (attempt === 'order-ended') return null;
    if (attempt === 'made-elsewhere') continue;
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

/** A new attempt of an order that still waits for its payment, which is made sure of under the order's lock. */
async function createAttempt({ db, clock }: BillingDeps, order: OpenOrder, attemptNo: number) {
  const now = clock();
  try {
    return await inTransaction(db, async (tx) => {
      const { count } = await tx.order.updateMany({ where: stillPayable(order.id), data: { updatedAt: now } });
      if (count === 0) return 'order-ended';
      return tx.paymentAttempt.create({
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
    });
  } catch (error) {
    // Another tab has made that attempt a moment before.
    if (isUniqueViolation(error)) return 'made-elsewhere';
    throw error;
  }
}

function secretOf(intent: Stripe.PaymentIntent): string {
  if (!intent.client_secret) throw new Error(`The payment ${intent.id} came without its client secret`);
  return intent.client_secret;
}
