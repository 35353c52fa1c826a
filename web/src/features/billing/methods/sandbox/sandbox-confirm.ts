import type { CardError } from './card-errors.ts';
import { type CardConfirmation, isVerification } from './card-fields.ts';
import { type CardInput, parseExpiry } from './card-input.ts';

/** The fields of a PaymentIntent or SetupIntent that the buyer's browser may see. */
interface IntentView {
  status: string;
  next_action?: { redirect_to_url?: { url: string } | null } | null;
}

/** Timeout of a request to the sandbox, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Confirms a payment or verification at the sandbox, as Stripe's script does at Stripe. Rejects if the sandbox cannot be reached. */
export async function confirmAtSandbox(
  confirmUrl: string,
  card: CardInput,
  confirmation: CardConfirmation,
): Promise<{ intent: IntentView } | { error: CardError }> {
  const expiry = parseExpiry(card.expiry);
  const intentId = confirmation.clientSecret.split('_secret_')[0]!;
  const body = new URLSearchParams({
    key: SANDBOX_KEY,
    client_secret: confirmation.clientSecret,
    return_url: confirmation.returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': String(expiry?.month ?? ''),
    'payment_method_data[card][exp_year]': String(expiry?.year ?? ''),
    'payment_method_data[card][cvc]': card.cvc,
    'payment_method_data[billing_details][name]': confirmation.fullName,
    'payment_method_data[billing_details][email]': confirmation.email,
  });
  const kind = isVerification(confirmation.clientSecret) ? 'setup_intents' : 'payment_intents';
  const response = await fetch(`${confirmUrl}/v1/${kind}/${encodeURIComponent(intentId)}/confirm`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.json()) as IntentView & { error?: CardError };
  return answer.error ? { error: answer.error } : { intent: answer };
}

/** The sandbox's only publishable key. It is not valid anywhere else. */
const SANDBOX_KEY = 'pk_test_sandbox';
