/** The only host for live PayPal payments. */
export const PAYPAL_HOST = 'api-m.paypal.com';
/** PayPal's official sandbox, without real money. */
const PAYPAL_SANDBOX_HOST = 'api-m.sandbox.paypal.com';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** `https://api-m.paypal.com`, `https://api-m.sandbox.paypal.com`, or the address of a sandbox on this machine. */
  apiBase: string;
}

/**
 * What is wrong with PayPal's address, or null. Production takes payments at the official address only, and plain http is allowed to this
 * machine only.
 */
export function paypalSettingsProblem({
  apiBase,
  isProduction,
}: {
  apiBase: string;
  isProduction: boolean;
}): string | null {
  const { hostname, protocol, pathname } = new URL(apiBase);
  if (pathname !== '/') return 'PAYPAL_API_BASE: an origin, without a path';
  if (isProduction)
    return hostname === PAYPAL_HOST && isPlainHttps(apiBase)
      ? null
      : `PAYPAL_API_BASE: production takes payments at https://${PAYPAL_HOST} only`;
  // PayPal's credentials do not show whether they are live. So outside production the live address is refused altogether.
  if (hostname === PAYPAL_HOST) return `PAYPAL_API_BASE: https://${PAYPAL_HOST} takes real money: production only`;
  if (LOOPBACK.has(hostname) && protocol === 'http:') return null;
  if (hostname === PAYPAL_SANDBOX_HOST && isPlainHttps(apiBase)) return null;
  return `PAYPAL_API_BASE: https://${PAYPAL_SANDBOX_HOST}, or http to a sandbox on this machine`;
}

/** Whether the address is of this machine: our PayPal sandbox. */
export function isLoopback(apiBase: string): boolean {
  return LOOPBACK.has(new URL(apiBase).hostname);
}

function isPlainHttps(apiBase: string): boolean {
  const { protocol, port } = new URL(apiBase);
  return protocol === 'https:' && port === '';
}
