import { CheckoutPaymentIntent, type Order, type OrderRequest, OrderStatus } from '@paypal/paypal-server-sdk';
import { accountOf, type PaypalAccount } from './accounts.ts';
import { requireAmount } from './amounts.ts';
import { capturesOf, makeCapture } from './captures.ts';
import { invalid, notFound, unprocessable } from './paypal-sandbox-error.ts';
import { refundsOf } from './refunds.ts';
import { type PaypalDeps, paypalId, paypalTime, type StoredOrder } from './state.ts';
import { keepAccount, requireCharge, requireWayBack } from './vault.ts';

const APPROVABLE: readonly (OrderStatus | undefined)[] = [OrderStatus.PayerActionRequired, OrderStatus.Approved];

export function findOrder({ store }: Pick<PaypalDeps, 'store'>, id: string): StoredOrder {
  const stored = store.state.orders[id];
  if (!stored) throw notFound();
  return stored;
}

/** The order with what became of it, as PayPal shows it. */
export function shownOrder({ store }: Pick<PaypalDeps, 'store'>, { order }: StoredOrder): Order {
  const captures = capturesOf(store, order.id ?? '');
  if (captures.length === 0) return order;
  const payments = { captures, refunds: captures.flatMap(({ id = '' }) => refundsOf(store, id)) };
  return { ...order, purchaseUnits: (order.purchaseUnits ?? []).map((unit) => ({ ...unit, payments })) };
}

/**
 * Makes an order, as `POST /v2/checkout/orders` does: one that a payer is to approve, or one of a saved account, which is captured
 * at once. The sandbox knows orders of one purchase unit, paid with a PayPal account.
 */
export function createOrder(deps: PaypalDeps, body: Partial<OrderRequest>, hasRequestId: boolean): Order {
  const { intent, purchaseUnits = [], paymentSource } = body;
  if (intent !== CheckoutPaymentIntent.Capture) throw invalid('INVALID_PARAMETER_VALUE', 'The sandbox captures only');
  const [unit, ...others] = purchaseUnits;
  if (!unit || others.length > 0) throw invalid('INVALID_ARRAY_LENGTH', 'The sandbox takes one purchase unit');
  const paypal = paymentSource?.paypal;
  if (!paypal) throw invalid('MISSING_REQUIRED_PARAMETER', 'A required field is missing: payment_source/paypal');
  if (!hasRequestId) throw invalid('PAYPAL_REQUEST_ID_REQUIRED', 'A PayPal-Request-Id is required for this request');
  const amount = requireAmount(unit.amount);
  const charged = paypal.vaultId === undefined ? null : requireCharge(deps, paypal);
  const id = paypalId();
  const { customId, description } = unit;
  const stored: StoredOrder = {
    order: {
      id,
      intent,
      status: OrderStatus.PayerActionRequired,
      paymentSource: { paypal: {} },
      purchaseUnits: [
        { referenceId: 'default', amount, ...(customId && { customId }), ...(description && { description }) },
      ],
      createTime: paypalTime(deps.clock()),
      links: [
        { href: `${deps.address()}/v2/checkout/orders/${id}`, rel: 'self' },
        { href: `${deps.address()}/checkoutnow?token=${id}`, rel: 'payer-action' },
      ],
    },
    wayBack: charged ? null : requireWayBack(paypal.experienceContext),
    keepFor: paypal.attributes?.vault ? { customerId: paypal.attributes.customer?.id ?? paypalId() } : null,
    email: null,
  };
  deps.store.state.orders[id] = stored;
  if (charged) {
    setApproved(deps, stored, charged);
    makeCapture(deps, stored);
  }
  return shownOrder(deps, stored);
}

/** Whether somebody can still approve it. */
export function isApprovable({ order }: StoredOrder): boolean {
  return APPROVABLE.includes(order.status);
}

/** The payer says yes on PayPal's page; saying it again chooses another account. */
export function approveOrder(deps: PaypalDeps, id: string, account: PaypalAccount): StoredOrder {
  const stored = findOrder(deps, id);
  if (!isApprovable(stored)) throw unprocessable('ORDER_ALREADY_COMPLETED', 'The order can no longer be approved');
  setApproved(deps, stored, account);
  deps.emit('CHECKOUT.ORDER.APPROVED', 'checkout-order', stored.order);
  return stored;
}

/** Takes the money of an approved order, once. */
export function captureOrder(deps: PaypalDeps, id: string): Order {
  const stored = findOrder(deps, id);
  const { status } = stored.order;
  if (status === OrderStatus.Completed)
    throw unprocessable('ORDER_ALREADY_CAPTURED', 'Order already captured. Only one capture per order is allowed.');
  if (status !== OrderStatus.Approved)
    throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  if (accountOf(stored.email ?? '')?.declines === 'captures') {
    const href = `${deps.address()}/checkoutnow?token=${id}`;
    throw unprocessable(
      'INSTRUMENT_DECLINED',
      "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
      [{ href, rel: 'redirect', method: 'GET' }],
    );
  }
  makeCapture(deps, stored);
  keepAccount(deps, stored);
  return shownOrder(deps, stored);
}

/** Forgets an order, as PayPal does with what nobody approves for some hours. */
export function forgetOrder({ store }: PaypalDeps, id: string): void {
  findOrder({ store }, id);
  delete store.state.orders[id];
}

function setApproved({ address, clock }: PaypalDeps, stored: StoredOrder, account: PaypalAccount): void {
  const { order } = stored;
  const { email: emailAddress, payerId, givenName, surname } = account;
  const name = { givenName, surname };
  stored.email = emailAddress;
  order.status = OrderStatus.Approved;
  order.payer = { emailAddress, payerId, name, address: { countryCode: 'PL' } };
  order.paymentSource = { paypal: { emailAddress, accountId: payerId, name } };
  // Never the same twice, also where a test's clock stands still: it tells one approval from the next.
  const earliest = Date.parse(order.updateTime ?? order.createTime ?? '') + 1_000;
  order.updateTime = paypalTime(new Date(Math.max(clock().getTime(), earliest)));
  const self = `${address()}/v2/checkout/orders/${order.id}`;
  order.links = [
    { href: self, rel: 'self' },
    { href: `${self}/capture`, rel: 'capture' },
  ];
}
