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

/** Prefix of a verification's `providerRef`, in front of the id of its setup token. Orders have none. */
const PREFIX = 'setup-token:';
/** PayPal's limit for the description of a saved account. */
const DESCRIPTION_CHARACTERS = 127;
const OPEN: readonly (PaymentTokenStatus | undefined)[] = [
  PaymentTokenStatus.Created,
  PaymentTokenStatus.PayerActionRequired,
  PaymentTokenStatus.Approved,
];

/** Whether a payment is a verification: it takes no money and saves an account. */
export function isSetupToken(providerRef: string): boolean {
  return providerRef.startsWith(PREFIX);
}

/** Opens a verification: PayPal's page asks the buyer for permission to charge later. @throws {RailRefusal} when PayPal refuses it. */
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

/** The page where the buyer continues; null when the verification has ended. */
export async function reopenSetupToken(paypal: Paypal, providerRef: string): Promise<OpenedPayment | null> {
  const token = await findSetupToken(paypal, providerRef);
  return token && OPEN.includes(token.status) ? pageOf(token, paypal) : null;
}

/** A verification as billing's payment, with the saved account once it was captured. */
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

/** Saves the account of a buyer who approved. */
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
 * The saved account of a setup token, which the token does not name. For some hours PayPal answers the same request with the same
 * account. Later it is found among the customer's accounts by the payer's id.
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

/** Null when PayPal does not know the token any more: it deletes tokens that nobody approves within some days. */
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

/** A captured verification. It has no time, since PayPal does not date saved accounts, and no amount. */
function verificationOf(providerRef: string, token: PaymentTokenResponse): ProviderPayment {
  const fingerprint = token.paymentSource?.paypal?.payerId ?? null;
  return { ...cancelledPayment(providerRef), status: 'succeeded', saved: savedOf(token), fingerprint };
}

function savedOf({ id, customer, paymentSource }: PaymentTokenResponse): SavedMethod {
  if (!id) throw new Error('PayPal answered a saved account without an id');
  return {
    kind: 'paypal',
    customerRef: customer?.id ?? null,
    methodRef: id,
    label: paymentSource?.paypal?.emailAddress ?? 'PayPal',
  };
}

function idOf(providerRef: string): string {
  return providerRef.slice(PREFIX.length);
}
