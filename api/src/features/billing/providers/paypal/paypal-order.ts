import {
  CaptureStatus,
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  OrderStatus,
  type OrdersCapture,
  PaymentInitiator,
  PaypalExperienceUserAction,
  PaypalPaymentTokenUsageType,
  type PaypalWallet,
  PaypalWalletContextShippingPreference,
  StoredPaymentSourceUsageType,
  StoreInVaultInstruction,
  UsagePattern,
} from '@paypal/paypal-server-sdk';
import type { OpenedPayment, PaymentStatus, PaymentToOpen, ProviderPayment, SavedMethod } from '../rail.ts';
import { fromPaypalMoney, toPaypalMoney } from './paypal-money.ts';

/** States of an order in which the buyer can still go to PayPal's page. Also an approved one, to choose another account or card. */
const PAYABLE: readonly (OrderStatus | undefined)[] = [
  OrderStatus.Created,
  OrderStatus.Saved,
  OrderStatus.PayerActionRequired,
  OrderStatus.Approved,
];

/** The request that creates a payment's order. @throws {RailRefusal} for an amount that PayPal does not accept. */
export function orderRequest(payment: PaymentToOpen, paypal: PaypalWallet): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        amount: toPaypalMoney(payment.amount, payment.currency),
        customId: payment.key,
        description: payment.description,
      },
    ],
    paymentSource: { paypal },
  };
}

/** A buyer who approves on PayPal's page. The account is saved if the payment says so. */
export function buyersWallet({ returnUrl, cancelUrl, savedFor }: PaymentToOpen): PaypalWallet {
  return {
    experienceContext: {
      shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
      userAction: PaypalExperienceUserAction.PayNow,
      returnUrl,
      cancelUrl,
    },
    ...(savedFor && {
      attributes: {
        ...(savedFor.customerRef && { customer: { id: savedFor.customerRef } }),
        vault: {
          storeInVault: StoreInVaultInstruction.OnSuccess,
          usageType: PaypalPaymentTokenUsageType.Merchant,
          usagePattern: UsagePattern.SubscriptionPrepaid,
        },
      },
    }),
  };
}

/** A saved PayPal account, charged without the buyer. */
export function savedWallet({ methodRef }: SavedMethod): PaypalWallet {
  return {
    vaultId: methodRef,
    storedCredential: {
      paymentInitiator: PaymentInitiator.Merchant,
      usage: StoredPaymentSourceUsageType.Subsequent,
      usagePattern: UsagePattern.SubscriptionPrepaid,
    },
  };
}

/** Whether the buyer can still go to PayPal's page for that order. */
export function isPayable({ status }: Order): boolean {
  return PAYABLE.includes(status);
}

/** The page where the buyer approves that order. `pages` is the origin of PayPal's pages. */
export function pageOfOrder(order: Order, pages: string): OpenedPayment {
  const providerRef = idOfOrder(order);
  const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  // An approved order has no such link any more. Its page still has the same address.
  const approveUrl = link?.href ?? `${pages}/checkoutnow?token=${encodeURIComponent(providerRef)}`;
  return { kind: 'page', providerRef, approveUrl };
}

export function idOfOrder({ id }: Order): string {
  if (!id) throw new Error('PayPal answered an order without an id');
  return id;
}

/** The capture that succeeded, or else the last one. */
export function captureOf({ purchaseUnits }: Order): OrdersCapture | undefined {
  const captures = purchaseUnits?.[0]?.payments?.captures ?? [];
  return captures.find((capture) => statusOfCapture(capture) === 'succeeded') ?? captures.at(-1);
}

/** An order as billing's payment. @throws {Error} for a state that PayPal's reference does not list. */
export function paymentOf(order: Order): ProviderPayment {
  const capture = order.status === OrderStatus.Completed ? captureOf(order) : undefined;
  const status = statusOf(order, capture);
  const payment = { ...cancelledPayment(idOfOrder(order)), status, key: order.purchaseUnits?.[0]?.customId ?? null };
  if (status === 'succeeded' && capture?.amount) {
    const { createTime } = capture;
    return {
      ...payment,
      received: fromPaypalMoney(capture.amount),
      paidAt: createTime ? new Date(createTime) : null,
      paidBy: 'paypal',
      country: order.payer?.address?.countryCode ?? null,
      saved: savedOf(order),
    };
  }
  if (status === 'cancelled' && capture)
    return {
      ...payment,
      declined: { code: capture.statusDetails?.reason ?? 'CAPTURE_DECLINED', message: 'PayPal declined the capture' },
    };
  return payment;
}

/** A payment that can no longer be paid. */
export function cancelledPayment(providerRef: string): ProviderPayment {
  return {
    providerRef,
    status: 'cancelled',
    received: null,
    paidAt: null,
    paidBy: null,
    country: null,
    declined: null,
    saved: null,
    fingerprint: null,
    key: null,
  };
}

function statusOf({ id, status }: Order, capture: OrdersCapture | undefined): PaymentStatus {
  switch (status) {
    case OrderStatus.Created:
    case OrderStatus.Saved:
    case OrderStatus.PayerActionRequired:
      return 'awaiting';
    case OrderStatus.Approved:
      return 'approved';
    case OrderStatus.Voided:
      return 'cancelled';
    case OrderStatus.Completed:
      if (capture) return statusOfCapture(capture);
  }
  throw new Error(`PayPal answered that the order ${id} is ${status}${capture ? '' : ', without a capture'}`);
}

function statusOfCapture({ id, status }: OrdersCapture): PaymentStatus {
  switch (status) {
    // A payment that was refunded later had succeeded.
    case CaptureStatus.Completed:
    case CaptureStatus.PartiallyRefunded:
    case CaptureStatus.Refunded:
      return 'succeeded';
    case CaptureStatus.Pending:
      return 'processing';
    case CaptureStatus.Declined:
    case CaptureStatus.Failed:
      return 'cancelled';
  }
  throw new Error(`PayPal answered that the capture ${id} is ${status}`);
}

/** The saved account. PayPal may save it a moment after it took the money: then there is no id yet. */
function savedOf({ paymentSource, payer }: Order): SavedMethod | null {
  const paypal = paymentSource?.paypal;
  const vault = paypal?.attributes?.vault;
  if (!vault?.id) return null;
  return {
    kind: 'paypal',
    customerRef: vault.customer?.id ?? null,
    methodRef: vault.id,
    label: paypal?.emailAddress ?? payer?.emailAddress ?? 'PayPal',
  };
}
