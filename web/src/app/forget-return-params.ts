/**
 * What Stripe adds to the address that its pages return to (docs.stripe.com/payments/accept-a-payment, return_url). The secrets would let
 * a script of a third party, or who gets the address, look into the payment; the API knows the result anyway.
 */
const ADDED = ['payment_intent', 'setup_intent'].flatMap((name) => [name, `${name}_client_secret`]);

/** Takes the parameters of a payment provider's return from the address, before anything reads it. */
export function forgetReturnParams(): void {
  const url = new URL(location.href);
  const before = url.search;
  for (const name of [...ADDED, 'redirect_status', 'source_type']) url.searchParams.delete(name);
  if (url.search !== before) history.replaceState(history.state, '', url);
}
