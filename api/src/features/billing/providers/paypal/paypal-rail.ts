import {
  type Order,
  type OrderRequest,
  OrderStatus,
  OrdersController,
  VaultController,
} from '@paypal/paypal-server-sdk';
import { type PaymentRail, type ProviderPayment, RailRefusal } from '../rail.ts';
import type { Paypal } from './paypal-client.ts';
import { disputesSince, retrieveDispute } from './paypal-disputes.ts';
import { asRailError, isOurAccount, isReusedRequestId, type PaypalRefusal, refusalOf } from './paypal-error.ts';
import {
  buyersWallet,
  cancelledPayment,
  captureOf,
  idOfOrder,
  isPayable,
  orderRequest,
  pageOfOrder,
  paymentOf,
  savedWallet,
} from './paypal-order.ts';
import { refundCapture, retrieveRefund } from './paypal-refunds.ts';
import {
  captureSetupToken,
  isSetupToken,
  openSetupToken,
  reopenSetupToken,
  retrieveSetupToken,
} from './paypal-setup-token.ts';

/** Prefix of our reference of a charge that PayPal refused without creating an order. Such a charge cannot be retrieved. */
const REFUSED_PREFIX = 'refused:';
/** Issues of a failed capture that tell of another state of the order rather than of a decline. */
const ORDER_STATE_ISSUES = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED', 'ORDER_COMPLETED_OR_VOIDED']);
/** An order id that does not exist, for checking whether PayPal answers. */
const NO_ORDER = '0KREDA0CHECK00000';
/** Has PayPal answer the whole object, not its id alone. */
const prefer = 'return=representation';

/**
 * The rail for PayPal: Orders v2 for payments, Vault v3 for verifications, whose `providerRef` is `setup-token:ID`. A succeeded
 * verification has neither `received` nor `paidAt`, since PayPal gives none. Currencies are in capitals.
 */
export function createPaypalRail(paypal: Paypal): PaymentRail {
  async function create(body: OrderRequest, key: string): Promise<Order> {
    return paypal.call((client) => new OrdersController(client).createOrder({ body, paypalRequestId: key, prefer }));
  }

  /** Null when PayPal does not know the order any more: it deletes orders that are not approved or captured within some hours. */
  async function find(id: string): Promise<Order | null> {
    if (id.startsWith(REFUSED_PREFIX)) return null;
    try {
      return await get(id);
    } catch (error) {
      if (refusalOf(error)?.status === 404) return null;
      throw asRailError(error);
    }
  }

  const get = (id: string): Promise<Order> => paypal.call((client) => new OrdersController(client).getOrder({ id }));

  async function retrieve(providerRef: string): Promise<ProviderPayment> {
    if (isSetupToken(providerRef)) return retrieveSetupToken(paypal, providerRef);
    const order = await find(providerRef);
    return order ? paymentOf(order) : cancelledPayment(providerRef);
  }

  async function capture(providerRef: string): Promise<ProviderPayment> {
    if (isSetupToken(providerRef)) return captureSetupToken(paypal, providerRef);
    const order = await find(providerRef);
    if (!order) return cancelledPayment(providerRef);
    if (order.status !== OrderStatus.Approved) return paymentOf(order);
    try {
      const captured = await paypal.call((client) =>
        new OrdersController(client).captureOrder({ id: providerRef, paypalRequestId: captureKey(order), prefer }),
      );
      return paymentOf(captured);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || isOurAccount(refusal)) throw error;
      if (refusal.status === 404 || refusal.issue === 'ORDER_EXPIRED') return cancelledPayment(providerRef);
      if (refusal.status !== 422) throw asRailError(error);
      const payment = await retrieve(providerRef);
      // The buyer may approve it again with another account or card. So it is awaiting, whatever PayPal calls it.
      const isDeclined =
        !ORDER_STATE_ISSUES.has(refusal.issue) && (payment.status === 'approved' || payment.status === 'awaiting');
      return isDeclined ? { ...payment, status: 'awaiting', declined: declinedBy(refusal) } : payment;
    }
  }

  return {
    provider: 'paypal',

    async check() {
      await find(NO_ORDER);
    },

    // PayPal saves accounts without a customer of ours.
    createCustomer: async () => null,

    async open(payment) {
      if (payment.amount === 0) return openSetupToken(paypal, payment);
      const request = orderRequest(payment, buyersWallet(payment));
      try {
        return pageOfOrder(await create(request, payment.key), paypal.pages);
      } catch (error) {
        throw asRailError(error);
      }
    },

    // PayPal remembers a request id for six hours ("PayPal-Request-Id" in its reference), and cannot search for orders.
    chargeRetryWindowMs: 5 * 60 * 60_000,
    findCharge: async () => null,

    async forget({ methodRef }) {
      if (methodRef === null) return;
      try {
        await paypal.call((client) => new VaultController(client).deletePaymentToken(methodRef));
      } catch (error) {
        if (refusalOf(error)?.status !== 404) throw error;
      }
    },

    async reopen(providerRef) {
      if (isSetupToken(providerRef)) return reopenSetupToken(paypal, providerRef);
      const order = await find(providerRef);
      return order && isPayable(order) ? pageOfOrder(order, paypal.pages) : null;
    },

    retrieve,
    capture,

    async charge(payment, method) {
      if (payment.amount === 0) throw new RailRefusal('invalid_amount', 'The amount of a charge is zero');
      const request = orderRequest(payment, savedWallet(method));
      let order: Order;
      try {
        order = await create(request, payment.key);
      } catch (error) {
        const refusal = refusalOf(error);
        // 404: the saved account is gone, because the buyer revoked the permission at PayPal. Any other refusal is our fault.
        const isOurs = !refusal || isOurAccount(refusal) || isReusedRequestId(refusal);
        if (isOurs || (refusal.status !== 422 && refusal.status !== 404)) throw error;
        return { ...cancelledPayment(`${REFUSED_PREFIX}${payment.key}`), declined: declinedBy(refusal) };
      }
      // PayPal captures an order of a saved account when it creates it. Capture it only if PayPal did not.
      const charged = order.status === OrderStatus.Approved ? await capture(idOfOrder(order)) : paymentOf(order);
      if (charged.declined) return { ...charged, status: 'cancelled' };
      // Keep a pending payment, but do not wait for the buyer's approval.
      if (order.status !== OrderStatus.PayerActionRequired && order.status !== OrderStatus.Created) return charged;
      const declined = { code: 'PAYER_ACTION_REQUIRED', message: 'PayPal wants the buyer to approve it' };
      return { ...charged, status: 'cancelled', declined };
    },

    /**
     * PayPal cannot cancel an order or a setup token that nobody approved; it deletes both by itself after a while. Neither takes money or
     * saves an account before it is captured, and billing captures only open attempts. So there is nothing to do.
     */
    async cancel() {},

    async refund(refund) {
      // Captured, so PayPal keeps it: that it does not know it is a refusal, with the id of the request.
      const order = await get(refund.paymentRef).catch((error: unknown) => {
        throw asRailError(error);
      });
      const captureId = captureOf(order)?.id;
      if (!captureId) throw new RailRefusal('NOT_CAPTURED', `Nothing was captured of the payment ${refund.paymentRef}`);
      return refundCapture(paypal, captureId, refund);
    },

    retrieveRefund: (providerRef) => retrieveRefund(paypal, providerRef),
    retrieveDispute: (providerRef) => retrieveDispute(paypal, providerRef),
    disputesSince: (from) => disputesSince(paypal, from),

    // PayPal's transaction search needs an extra permission, and lags by hours.
    lists: null,
  };
}

/**
 * PayPal may repeat its first answer for a request id that it knows, also a decline. So the key contains the order's update time: a buyer
 * who approves again, with another account, does not get the old decline. Capturing twice is impossible in any case: PayPal captures an
 * order once (ORDER_ALREADY_CAPTURED).
 */
function captureKey({ id, updateTime }: Order): string {
  return updateTime ? `${id}:capture:${updateTime}` : `${id}:capture`;
}

function declinedBy({ issue, message }: PaypalRefusal): { code: string; message: string } {
  return { code: issue, message };
}
