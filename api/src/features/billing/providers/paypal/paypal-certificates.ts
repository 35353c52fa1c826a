import { X509Certificate } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../../../platform/errors.ts';
import { TooManyTries } from '../../../../platform/rate-limits.ts';
import { isLoopback } from './paypal-settings.ts';

/** The path of the certificates that PayPal's webhook events name. */
const PATH = /^\/v1\/notifications\/certs\/[\w.-]+$/;
const TIMEOUT_MS = 10_000;
/** PayPal signs with one certificate for months. A few are in use while it changes. */
const MAX_CACHED = 8;

/**
 * Fetches per minute. Anybody can send webhook events that name addresses below PayPal's without a certificate, and each costs a
 * request to PayPal. PayPal retries an event for three days, so a genuine one with a new certificate is only delayed.
 */
const FETCHES_PER_MINUTE = 30;
const UNKNOWN_CERTIFICATE = new Set([404, 410]);

/**
 * Gets a certificate by its address.
 *
 * @throws {DomainError} `webhook-refused` for an address that is not PayPal's or has no certificate; `provider-unavailable` when
 *   PayPal cannot be asked; `rate-limited` after too many fetches.
 */
export type CertificateSource = (address: string) => Promise<X509Certificate>;

/** Fetches certificates from PayPal, or from the sandbox at `apiBase`, and caches them. */
export function paypalCertificates(apiBase: string): CertificateSource {
  const known = new Map<string, X509Certificate>();
  const fetches = new RateLimiterMemory({ points: FETCHES_PER_MINUTE, duration: 60 });
  return async (address) => {
    const url = certificateUrl(address, apiBase);
    const kept = known.get(url.href);
    if (kept) return kept;
    await fetches.consume(0).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw new TooManyTries(msBeforeNext);
    });
    const certificate = certificateIn(await fetchText(url));
    if (known.size >= MAX_CACHED) known.clear();
    known.set(url.href, certificate);
    return certificate;
  };
}

async function fetchText(url: URL): Promise<string> {
  try {
    // No redirects: they would bypass the check of the address.
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (UNKNOWN_CERTIFICATE.has(response.status)) throw refused('PayPal has no such certificate');
    if (!response.ok) throw new Error(`PayPal answered ${response.status} instead of the certificate ${url.pathname}`);
    return await response.text();
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new DomainError('provider-unavailable', { cause });
  }
}

function certificateIn(text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch (cause) {
    throw refused('PayPal has no such certificate', cause);
  }
}

function refused(problem: string, cause?: unknown): DomainError {
  return new DomainError({ code: 'webhook-refused', problem }, { cause });
}

/**
 * Checks that the address of a certificate is PayPal's. Anybody can send a webhook event that names a certificate of their own: only the
 * address shows that a certificate is PayPal's.
 *
 * @throws {DomainError} `invalid` for any other address.
 */
export function certificateUrl(address: string, apiBase: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (
    !url ||
    url.username ||
    url.password ||
    url.search ||
    !PATH.test(url.pathname) ||
    !isPaypalOrigin(url, new URL(apiBase))
  )
    throw refused("The certificate is not PayPal's");
  return url;
}

function isPaypalOrigin({ protocol, hostname, port, href }: URL, apiBase: URL): boolean {
  // `localhost` and `127.0.0.1` name the same sandbox.
  if (isLoopback(apiBase.href)) return isLoopback(href) && protocol === apiBase.protocol && port === apiBase.port;
  if (protocol !== 'https:' || port !== '' || !hostname.endsWith('.paypal.com')) return false;
  // Production does not accept events that PayPal's sandbox signed, nor the sandbox those of production.
  return hostname.endsWith('.sandbox.paypal.com') === apiBase.hostname.endsWith('.sandbox.paypal.com');
}
