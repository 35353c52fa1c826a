import {
  type CustomerVaultPaymentTokensResponse,
  type PaymentTokenRequest,
  type PaymentTokenResponse,
  PaymentTokenStatus,
  type PaypalWallet,
  PaypalWalletVaultStatus,
  type SetupTokenRequest,
  type SetupTokenResponse,
} from '@paypal/paypal-server-sdk';
import { accountOf, type PaypalAccount } from './accounts.ts';
import { invalid, notFound, unprocessable } from './paypal-sandbox-error.ts';
import { type PaypalDeps, paypalId, type StoredOrder, type StoredSetupToken, type WayBack } from './state.ts';

export function findSetupToken({ store }: Pick<PaypalDeps, 'store'>, id: string): StoredSetupToken {
  const stored = store.state.setupTokens[id];
  if (!stored) throw notFound();
  return stored;
}

/** Where a payer goes afterwards. Without both, PayPal's page would be the end of the way. */
export function requireWayBack(context: Partial<WayBack> | undefined): WayBack {
  const { returnUrl, cancelUrl } = context ?? {};
  if (!returnUrl || !cancelUrl || !URL.canParse(returnUrl) || !URL.canParse(cancelUrl))
    throw invalid('INVALID_PARAMETER_SYNTAX', 'return_url and cancel_url must be addresses');
  return { returnUrl, cancelUrl };
}

/** Asks for a permission to charge, as `POST /v3/vault/setup-tokens` does. */
export function createSetupToken(deps: PaypalDeps, body: Partial<SetupTokenRequest>): SetupTokenResponse {
  const paypal = body.paymentSource?.paypal;
  if (!paypal) throw invalid('MISSING_REQUIRED_PARAMETER', 'A required field is missing: payment_source/paypal');
  const id = paypalId();
  const page = `${deps.address()}/agreements/approve?approval_session_id=${id}`;
  const token: SetupTokenResponse = {
    id,
    customer: { id: body.customer?.id ?? paypalId() },
    status: PaymentTokenStatus.PayerActionRequired,
    paymentSource: { paypal: { ...(paypal.description && { description: paypal.description }) } },
    links: [
      { href: page, rel: 'approve' },
      { href: `${deps.address()}/v3/vault/setup-tokens/${id}`, rel: 'self' },
    ],
  };
  deps.store.state.setupTokens[id] = { token, wayBack: requireWayBack(paypal.experienceContext), email: null };
  return token;
}

export function isPermissionOpen({ token }: StoredSetupToken): boolean {
  return token.status === PaymentTokenStatus.PayerActionRequired || token.status === PaymentTokenStatus.Approved;
}

/** The payer says yes on PayPal's page. PayPal sends no notice of it. */
export function approveSetupToken(deps: PaypalDeps, id: string, account: PaypalAccount): StoredSetupToken {
  const stored = findSetupToken(deps, id);
  if (!isPermissionOpen(stored)) throw unprocessable('SETUP_TOKEN_USED', 'The permission was given already');
  stored.email = account.email;
  stored.token.status = PaymentTokenStatus.Approved;
  const paypal = { ...stored.token.paymentSource?.paypal, emailAddress: account.email, payerId: account.payerId };
  stored.token.paymentSource = { paypal };
  stored.token.links = [{ href: `${deps.address()}/v3/vault/setup-tokens/${id}`, rel: 'self' }];
  return stored;
}

/** Keeps an account, as `POST /v3/vault/payment-tokens` does for an approved setup token, once. */
export function createPaymentToken(deps: PaypalDeps, body: Partial<PaymentTokenRequest>): PaymentTokenResponse {
  const stored = findSetupToken(deps, body.paymentSource?.token?.id ?? '');
  const { token, email } = stored;
  if (token.status !== PaymentTokenStatus.Approved || !email)
    throw unprocessable('SETUP_TOKEN_NOT_APPROVED', 'The setup token is not approved, or was used already.');
  if (accountOf(email)?.declines === 'captures')
    throw unprocessable('INSTRUMENT_DECLINED', 'The account cannot be kept.');
  token.status = PaymentTokenStatus.Vaulted;
  const kept = keep(deps, { customerId: token.customer?.id ?? '', email });
  deps.emit('VAULT.PAYMENT-TOKEN.CREATED', 'payment_token', kept);
  return kept;
}

/** Forgets an account. @throws PaypalSandboxError when there is none. */
export function deletePaymentToken({ store }: PaypalDeps, id: string): void {
  if (!store.state.paymentTokens[id]) throw notFound();
  delete store.state.paymentTokens[id];
  store.save();
}

/** The accounts that a customer left, as `GET /v3/vault/payment-tokens` lists them. */
export function listPaymentTokens({ store }: PaypalDeps, customerId: string): CustomerVaultPaymentTokensResponse {
  const kept = Object.values(store.state.paymentTokens).map(({ token }) => token);
  return { customer: { id: customerId }, paymentTokens: kept.filter(({ customer }) => customer?.id === customerId) };
}

/** Keeps the account of somebody who has just paid, if that was asked for. */
export function keepAccount(deps: PaypalDeps, { order, keepFor, email }: StoredOrder): void {
  const paypal = order.paymentSource?.paypal;
  if (!keepFor || !email || !paypal) return;
  const kept = keep(deps, { customerId: keepFor.customerId, email });
  const vault = { ...(kept.id && { id: kept.id }), status: PaypalWalletVaultStatus.Vaulted };
  paypal.attributes = { vault: { ...vault, customer: { id: keepFor.customerId } } };
  deps.emit('VAULT.PAYMENT-TOKEN.CREATED', 'payment_token', { ...kept, metadata: { orderId: order.id } });
}

/** The account that is charged while its owner is away. @throws PaypalSandboxError when it may not, or cannot. */
export function requireCharge({ store, faults }: PaypalDeps, { vaultId = '' }: PaypalWallet): PaypalAccount {
  const kept = store.state.paymentTokens[vaultId];
  const account = kept && accountOf(kept.email);
  if (!account) throw notFound();
  if (faults.declineRenewals || account.declines !== 'nothing')
    throw unprocessable('PAYER_CANNOT_PAY', 'Payer cannot pay for this transaction.');
  return account;
}

function keep({ store, address }: PaypalDeps, { customerId, email }: { customerId: string; email: string }) {
  const account = accountOf(email);
  const id = paypalId().toLowerCase();
  const token: PaymentTokenResponse = {
    id,
    customer: { id: customerId },
    paymentSource: { paypal: { emailAddress: email, ...(account && { payerId: account.payerId }) } },
    links: [{ href: `${address()}/v3/vault/payment-tokens/${id}`, rel: 'self' }],
  };
  store.state.paymentTokens[id] = { token, email };
  return token;
}
