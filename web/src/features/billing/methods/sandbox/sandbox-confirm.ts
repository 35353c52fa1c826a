import { type Confirmation, isVerification, type MethodOutcome, type Wallet } from '../method-fields.ts';
import type { PaymentError } from '../payment-errors.ts';
import { type CardInput, parseExpiry } from './card-input.ts';

/** The fields of a PaymentIntent or SetupIntent that the buyer's browser may see. */
interface IntentView {
  status: string;
  next_action?: { redirect_to_url?: { url: string } | null } | null;
  last_payment_error?: PaymentError | null;
  last_setup_error?: PaymentError | null;
}

/** Timeout of a request to the sandbox, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** How often the sandbox is asked whether the bank's app has answered, in milliseconds. */
const POLL_INTERVAL_MS = 1_000;

/** The sandbox's only publishable key. It is not valid anywhere else. */
const SANDBOX_KEY = 'pk_test_sandbox';

type Form = Readonly<Record<string, string>>;

/** A card as the sandbox takes it; from a wallet, if one is named. */
export function cardForm(card: CardInput, wallet?: Wallet): Form {
  const expiry = parseExpiry(card.expiry);
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': String(expiry?.month ?? ''),
    'payment_method_data[card][exp_year]': String(expiry?.year ?? ''),
    'payment_method_data[card][cvc]': card.cvc,
    ...(wallet ? { 'payment_method_data[card][wallet]': wallet } : {}),
  };
}

export function blikForm(code: string): Form {
  return { 'payment_method_data[type]': 'blik', 'payment_method_options[blik][code]': code };
}

export const P24_FORM: Form = { 'payment_method_data[type]': 'p24' };

/** Confirms a payment or verification at the sandbox, as Stripe's script does at Stripe. Rejects if the sandbox cannot be reached. */
export async function confirmAtSandbox(
  confirmUrl: string,
  method: Form,
  { clientSecret, returnUrl, fullName, email }: Confirmation,
): Promise<{ intent: IntentView } | { error: PaymentError }> {
  const body = new URLSearchParams({
    key: SANDBOX_KEY,
    client_secret: clientSecret,
    return_url: returnUrl,
    ...method,
    'payment_method_data[billing_details][name]': fullName,
    'payment_method_data[billing_details][email]': email,
  });
  const response = await fetch(`${intentUrl(confirmUrl, clientSecret)}/confirm`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.json()) as IntentView & { error?: PaymentError };
  return answer.error ? { error: answer.error } : { intent: answer };
}

/** Loads the bank's page if the intent asks for it. */
export function followRedirect({ next_action }: IntentView): MethodOutcome {
  const redirect = next_action?.redirect_to_url?.url;
  if (!redirect) return { kind: 'confirmed' };
  window.location.assign(redirect);
  return { kind: 'redirecting' };
}

/** Waits until the bank's app has answered; null when it has not refused. Rejects if the sandbox cannot be reached. */
export async function waitForBankApp(confirmUrl: string, clientSecret: string): Promise<PaymentError | null> {
  const query = new URLSearchParams({ key: SANDBOX_KEY, client_secret: clientSecret });
  for (;;) {
    const response = await fetch(`${intentUrl(confirmUrl, clientSecret)}?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const intent = (await response.json()) as IntentView;
    if (intent.status === 'requires_payment_method') return intent.last_payment_error ?? intent.last_setup_error ?? {};
    if (intent.status !== 'requires_action') return null;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

/** Answers as the buyer in the bank's app. Rejects if the sandbox cannot be reached. */
export async function answerInBankApp(confirmUrl: string, clientSecret: string, answer: string): Promise<void> {
  await fetch(`${confirmUrl}/bank-app/${encodeURIComponent(idOf(clientSecret))}`, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
  });
}

function intentUrl(confirmUrl: string, clientSecret: string): string {
  const kind = isVerification(clientSecret) ? 'setup_intents' : 'payment_intents';
  return `${confirmUrl}/v1/${kind}/${encodeURIComponent(idOf(clientSecret))}`;
}

function idOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0]!;
}
