import { randomUUID } from 'node:crypto';
import { Prisma } from '../../../prisma/generated/mysql/client.ts';
import { audit } from '../audit.ts';
import type { UserContext } from '../context.ts';
import { inTransaction } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { DomainError } from '../errors.ts';
import type { BillingDeps } from './billing-deps.ts';
import { cancelPayment } from './cancel-payment.ts';
import type { CheckoutInput } from './checkout.ts';
import { splitGross } from './money.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { PAYABLE_STATES } from './order-state.ts';
import { releaseVoucher, takeVoucher, type Voucher } from './vouchers.ts';

/** An order that waits for its payment. Minor units. */
export type OpenOrder = { id: string; grossAmount: number; currency: string };

/** What the order costs. Minor units. */
export interface Price {
  gross: number;
  discount: number;
  voucher: Voucher | null;
}

interface Wanted {
  input: CheckoutInput;
  offer: { slug: string; grossAmount: number; currency: string; vatRatePercent: number };
  snapshot: OrderSnapshot;
  price: Price;
}

/**
 * The caller's open order for the package at today's price, made if there is none.
 *
 * @throws {DomainError} `not-found` when the last use of the voucher was taken meanwhile.
 */
export async function openOrder(
  context: UserContext,
  { db, clock, ...rest }: BillingDeps,
  wanted: Wanted,
): Promise<OpenOrder> {
  const { input, offer, snapshot, price } = wanted;
  const openKey = `${context.user.id}:${offer.slug}`;
  const now = clock();
  const buyer = {
    buyerName: input.fullName,
    buyerEmail: input.email,
    buyerCompany: input.company ?? Prisma.DbNull,
    resumeUuid: input.resumeUuid,
    consentVersion: input.consentVersion,
    consentAt: now,
    updatedAt: now,
  };
  const select = { id: true, grossAmount: true, currency: true, voucherCode: true } as const;
  for (;;) {
    const open = await db.order.findUnique({ where: { openKey }, select });
    if (open) {
      const isSamePrice =
        open.grossAmount === price.gross &&
        open.currency === offer.currency &&
        open.voucherCode === (price.voucher?.code ?? null);
      // The price has changed since: the old order makes way, and a late payment of it still counts.
      const data = isSamePrice ? buyer : { openKey: null, state: 'expired', updatedAt: now };
      // Only while it still waits for its payment: it may be paid at this very moment.
      const count = await inTransaction(db, async (tx) => {
        const changed = await tx.order.updateMany({ where: stillPayable(open.id, openKey), data });
        if (changed.count === 1 && !isSamePrice) await releaseVoucher(tx, open.id, now);
        return changed.count;
      });
      if (count === 1 && isSamePrice) return open;
      if (count === 1) await giveUpPayments({ db, clock, ...rest }, open.id);
      continue;
    }
    const { gross, net, vat, vatRatePercent } = splitGross(price.gross, offer.vatRatePercent);
    try {
      const id = randomUUID();
      const data = {
        ...buyer,
        id,
        userId: context.user.id,
        packageSlug: offer.slug,
        catalogue: snapshot,
        currency: offer.currency,
        grossAmount: gross,
        netAmount: net,
        vatAmount: vat,
        vatRatePercent,
        voucherCode: price.voucher?.code ?? null,
        discountAmount: price.discount,
        state: 'awaiting_payment',
        openKey,
        createdAt: now,
      };
      const made = await inTransaction(db, async (tx) => {
        const { voucher } = price;
        if (voucher) await takeVoucher(tx, { voucher, userId: context.user.id, orderId: id, now });
        return tx.order.create({ data, select });
      });
      await audit(db, context, 'payment.order-opened', {
        userId: context.user.id,
        details: {
          orderId: made.id,
          package: offer.slug,
          grossAmount: gross,
          discount: price.discount,
          currency: offer.currency,
        },
      });
      return made;
    } catch (error) {
      // Another tab has just made it, and may have taken the voucher for it: take that one.
      const isTaken = error instanceof DomainError && (await db.order.count({ where: { openKey } })) > 0;
      if (!isTaken && !isUniqueViolation(error)) throw error;
    }
  }
}

/** Orders that still wait for their payment, for `where`. */
export function stillPayable(id: string, openKey?: string) {
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
    const synced = await cancelPayment(deps, providerRef!);
    if (synced?.state === 'fulfilled') throw alreadyPaid();
  }
}

/** The answer to whoever wants to pay what is paid. */
export function alreadyPaid(): DomainError {
  return new DomainError('conflict', 'The payment was successful. You will soon be redirected to download your CV');
}
