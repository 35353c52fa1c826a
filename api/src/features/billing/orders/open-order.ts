import { randomUUID } from 'node:crypto';
import { memberStateOf } from '@kreda/site/tax/countries';
import type { UserContext } from '../../../context.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { cancelOpenAttempts } from '../payments/cancel-payments.ts';
import { type OrderTax, taxColumns } from '../tax/order-tax.ts';
import { takeVoucher, type Voucher } from '../vouchers/vouchers.ts';
import type { StoredCompany } from './buyer.ts';
import type { CheckoutInput } from './checkout.ts';
import { expireOrder } from './expire-order.ts';
import { continuedIn, type OrderSnapshot, orderSnapshotSchema } from './order-snapshot.ts';
import { isSettled } from './order-state.ts';
import {
  type BuyerDetails,
  findOpenOrder,
  getOrderState,
  hasOpenOrder,
  hasPaidSince,
  insertPurchase,
  type OpenOrder,
  updateBuyer,
} from './repo.ts';
import { retryOnOrderChange } from './retry-on-order-change.ts';

/** The price of an order. Minor units. */
export interface Price {
  gross: number;
  discount: number;
  voucher: Voucher | null;
}

/** How soon after its payment a one-off package cannot be bought again. */
const REPURCHASE_BLOCKED_MS = 10 * 60_000;

interface OrderRequest {
  input: CheckoutInput;
  offer: { slug: string; currency: string };
  snapshot: OrderSnapshot;
  price: Price;
  tax: OrderTax;
}

/**
 * The caller's open order for the package at the current price, created if there is none.
 *
 * @throws {DomainError} `already-paid` for a one-off package that was paid for in the last ten minutes, `not-found` when another order took the
 *   voucher's last use meanwhile, `rate-limited` after many new orders in some minutes, or as `retryOnOrderChange`.
 */
export async function openOrder(context: UserContext, request: OrderRequest): Promise<OpenOrder> {
  const { db, clock } = context;
  const { input, offer, snapshot, price, tax } = request;
  const openKey = `${context.user.id}:${offer.slug}`;
  const now = clock();
  const buyer: BuyerDetails = {
    buyerName: input.fullName,
    buyerEmail: input.email,
    buyerCompany: companyOf(input, tax),
    resumeUuid: input.resumeUuid,
    consentVersion: input.consentVersion,
  };
  let isCounted = false;
  /** Called before the old order expires: a buyer who meets the rate limit keeps it. */
  const countNewOrder = async () => {
    if (!isCounted) await context.limit('orders', context.user.id);
    isCounted = true;
  };
  return retryOnOrderChange(async () => {
    const open = await findOpenOrder(db, openKey);
    if (open) {
      const opened = orderSnapshotSchema.parse(open.catalogue);
      const isSamePrice =
        open.grossAmount === price.gross &&
        open.currency === offer.currency &&
        // A trial costs nothing now. What it renews for may have changed, or differ with reverse charge.
        opened.renewal?.grossAmount === snapshot.renewal?.grossAmount &&
        open.voucherCode === (price.voucher?.code ?? null);
      if (isSamePrice) {
        const continued = {
          buyer,
          tax: taxColumns(open.grossAmount, tax),
          catalogue: continuedIn(opened, snapshot),
          now,
        };
        return (await updateBuyer(db, { orderId: open.id, openKey }, continued)) ? open : null;
      }
      // The price has changed since: the old order expires. A late payment of it still counts.
      await countNewOrder();
      await expireReplacedOrder(context, open.id);
      return null;
    }
    if (snapshot.renewal === null) await refuseRepurchase(context, offer.slug);
    await countNewOrder();
    try {
      const id = randomUUID();
      const data = {
        id,
        userId: context.user.id,
        packageSlug: offer.slug,
        catalogue: snapshot,
        currency: offer.currency,
        voucherCode: price.voucher?.code ?? null,
        discountAmount: price.discount,
        openKey,
      };
      const made = await inTransaction(db, async (tx) => {
        const { voucher } = price;
        if (voucher) await takeVoucher(tx, { voucher, userId: context.user.id, orderId: id, now });
        return insertPurchase(tx, data, { buyer, tax: taxColumns(price.gross, tax), now });
      });
      await audit(db, context, 'payment.order-opened', {
        userId: context.user.id,
        details: {
          orderId: made.id,
          package: offer.slug,
          grossAmount: price.gross,
          discount: price.discount,
          currency: offer.currency,
        },
      });
      return made;
    } catch (error) {
      // Another tab has just created the order, and may hold the voucher with it. The next try continues that order.
      const isTaken = error instanceof DomainError && (await hasOpenOrder(db, openKey));
      if (!isTaken && !isUniqueViolation(error)) throw error;
      return null;
    }
  });
}

/**
 * Refuses a package that the caller has just paid for, in another tab: a second payment within minutes is taken for a mistake. Subscriptions have a rule of
 * their own (`refuseSecondSubscription`). Called when no order is open: one that was just paid is seen here.
 *
 * @throws {DomainError} `already-paid`.
 */
async function refuseRepurchase({ db, clock, user }: UserContext, packageSlug: string): Promise<void> {
  const paidSince = new Date(clock().getTime() - REPURCHASE_BLOCKED_MS);
  if (await hasPaidSince(db, { userId: user.id, packageSlug, paidSince })) throw new DomainError('already-paid');
}

/** The company as it is stored. A VAT number of another member state is kept only if VIES has confirmed it. */
function companyOf({ company, foreignCompany }: CheckoutInput, { country, check }: OrderTax): StoredCompany | null {
  if (company) return { ...company, country, vatNumber: null };
  if (!foreignCompany) return null;
  const { vatNumber, ...others } = foreignCompany;
  return {
    ...others,
    // The release before this one reads it, and knows no company without a NIP: after a rollback it fulfils this order. The next release stores null.
    nip: '',
    country,
    vatNumber: memberStateOf(country) === null ? vatNumber : (check?.number ?? null),
  };
}

/**
 * Expires an order that another one replaces, and cancels its payments at the provider, so that nobody pays it in an old tab.
 *
 * @throws {DomainError} `already-paid` when it was paid a moment before.
 */
export async function expireReplacedOrder(deps: BillingDeps, orderId: string): Promise<void> {
  if (!(await expireOrder(deps, orderId))) return;
  await cancelOpenAttempts(deps, { orderId });
  if (isSettled(await getOrderState(deps.db, orderId))) throw new DomainError('already-paid');
}
