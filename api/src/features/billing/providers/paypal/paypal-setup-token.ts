import {
  ExperienceContextShippingPreference,
  type PaymentTokenResponse,
  PaymentTokenStatus,
  PaypalPaymentTokenUsageType,
  type SetupTokenResponse,
  UsagePattern,
  VaultController,
  VaultTokenRequestType,
} from '@paypal/paypal-server-sdk';
import type { OpenedPayment, PaymentToOpen, ProviderPayment, SavedMethod } from '../rail.ts';
import type { Paypal } from './paypal-client.ts';
import { asRailError, refusalOf } from './paypal-error.ts';
import { cancelledPayment } from './paypal-order.ts';

/** A verification is named by its setup token, and told from an order by this. */
const PREFIX = 'setup-token:';
/** How much of a description PayPal keeps with a saved account. */
const DESCRIPTION_CHARACTERS = 127;
const OPEN: readonly (PaymentTokenStatus | undefined)[] = [
  PaymentTokenStatus.Created,
  PaymentTokenStatus.PayerActionRequired,
  PaymentTokenStatus.Approved,
];

/** Whether a payment is a verification: it takes nothing, and leaves an account that may be charged. */
export function isSetupToken(providerRef: string): boolean {
  return providerRef.startsWith(PREFIX);
}

/** Asks a payer to let the account be charged later. @throws {RailRefusal} when PayPal does not take it. */
export async function openSetupToken(paypal: Paypal, payment: PaymentToOpen): Promise<OpenedPayment> {
  const { key, description, returnUrl, cancelUrl, savedFor } = payment;
  const body = {
    ...(savedFor?.customerRef && { customer: { id: savedFor.customerRef } }),
    paymentSource: {
      paypal: {
        description: description.slice(0, DESCRIPTION_CHARACTERS),
        usageType: PaypalPaymentTokenUsageType.Merchant,
        usagePattern: UsagePattern.SubscriptionPrepaid,
        experienceContext: {
          shippingPreference: ExperienceContextShippingPreference.NoShipping,
          returnUrl,
          cancelUrl,
        },
      },
    },
  };
  try {
    const token = await paypal.call((client) =>
      new VaultController(client).createSetupToken({ body, paypalRequestId: key }),
    );
    return pageOf(token, paypal);
  } catch (error) {
    throw asRailError(error);
  }
}

/** The payer's way on, or null when there is none any more. */
export async function reopenSetupToken(paypal: Paypal, providerRef: string): Promise<OpenedPayment | null> {
  const token = await findSetupToken(paypal, providerRef);
  return token && OPEN.includes(token.status) ? pageOf(token, paypal) : null;
}

/** How a verification stands. One that was captured answers the account that it left. */
export async function retrieveSetupToken(paypal: Paypal, providerRef: string): Promise<ProviderPayment> {
  const token = await findSetupToken(paypal, providerRef);
  switch (token?.status) {
    case undefined:
      return cancelledPayment(providerRef);
    case PaymentTokenStatus.Created:
    case PaymentTokenStatus.PayerActionRequired:
      return { ...cancelledPayment(providerRef), status: 'awaiting' };
    case PaymentTokenStatus.Approved:
      return { ...cancelledPayment(providerRef), status: 'approved' };
    case PaymentTokenStatus.Vaulted:
    case PaymentTokenStatus.Tokenized:
      return verificationOf(providerRef, await accountOf(paypal, providerRef, token));
  }
  throw new Error(`PayPal answered that ${providerRef} is ${token?.status}`);
}

/** Keeps the account of a payer who approved. */
export async function captureSetupToken(paypal: Paypal, providerRef: string): Promise<ProviderPayment> {
  const verification = await retrieveSetupToken(paypal, providerRef);
  if (verification.status !== 'approved') return verification;
  try {
    return verificationOf(providerRef, await createPaymentToken(paypal, providerRef));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.status !== 422) throw asRailError(error);
    const { issue: code, message } = refusal;
    return { ...verification, status: 'awaiting', declined: { code, message } };
  }
}

function createPaymentToken(paypal: Paypal, providerRef: string): Promise<PaymentTokenResponse> {
  const token = { id: idOf(providerRef), type: VaultTokenRequestType.SetupToken };
  return paypal.call((client) =>
    new VaultController(client).createPaymentToken({
      body: { paymentSource: { token } },
      paypalRequestId: `${providerRef}:capture`,
    }),
  );
}

/**
 * What a setup token became, which it does not name. The same request with the same id answers it again for some hours; after
 * them it is the account of that payer among those that the customer left.
 */
async function accountOf(
  paypal: Paypal,
  providerRef: string,
  { customer, paymentSource }: SetupTokenResponse,
): Promise<PaymentTokenResponse> {
  try {
    return await createPaymentToken(paypal, providerRef);
  } catch (error) {
    const customerId = customer?.id;
    if (!refusalOf(error) || !customerId) throw asRailError(error);
    const { paymentTokens = [] } = await paypal.call((client) =>
      new VaultController(client).listCustomerPaymentTokens({ customerId }),
    );
    const payerId = paymentSource?.paypal?.payerId;
    const kept = paymentTokens.find((token) => token.paymentSource?.paypal?.payerId === payerId);
    if (!kept) throw asRailError(error);
    return kept;
  }
}

/** Null when PayPal knows it no longer: a setup token that nobody approves is forgotten after some days. */
async function findSetupToken(paypal: Paypal, providerRef: string): Promise<SetupTokenResponse | null> {
  try {
    return await paypal.call((client) => new VaultController(client).getSetupToken(idOf(providerRef)));
  } catch (error) {
    if (refusalOf(error)?.status === 404) return null;
    throw asRailError(error);
  }
}

function pageOf({ id, links = [] }: SetupTokenResponse, { pages }: Paypal): OpenedPayment {
  if (!id) throw new Error('PayPal answered a setup token without an id');
  const link = links.find(({ rel }) => rel === 'approve');
  const page = `${pages}/agreements/approve?approval_session_id=${encodeURIComponent(id)}`;
  return { kind: 'page', providerRef: `${PREFIX}${id}`, approveUrl: link?.href ?? page };
}

/** PayPal dates no saved account, and nothing was paid: there is neither a time nor an amount. */
function verificationOf(providerRef: string, token: PaymentTokenResponse): ProviderPayment {
  return { ...cancelledPayment(providerRef), status: 'succeeded', saved: savedOf(token) };
}

function savedOf({ id, customer, paymentSource }: PaymentTokenResponse): SavedMethod {
  if (!id) throw new Error('PayPal answered a saved account without an id');
  return {
    customerRef: customer?.id ?? null,
    methodRef: id,
    label: paymentSource?.paypal?.emailAddress ?? 'PayPal',
  };
}

function idOf(providerRef: string): string {
  return providerRef.slice(PREFIX.length);
}
