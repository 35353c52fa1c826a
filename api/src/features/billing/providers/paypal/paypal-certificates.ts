import { X509Certificate } from 'node:crypto';
import { DomainError } from '../../../../platform/errors.ts';
import { isLoopback } from './paypal-client.ts';

/** Where PayPal keeps the certificates that its webhook events name. */
const PATH = /^\/v1\/notifications\/certs\/[\w.-]+$/;
const TIMEOUT_MS = 10_000;
/** PayPal signs with one certificate for months; a few are in use while it changes. */
const MAX_CACHED = 8;

/** The certificate that a webhook event names. @throws {DomainError} for one that is not PayPal's to name; else when it cannot be had. */
export type CertificateSource = (address: string) => Promise<X509Certificate>;

/** Fetches certificates from PayPal, or from the sandbox at `apiBase`, once each. */
export function paypalCertificates(apiBase: string): CertificateSource {
  const known = new Map<string, X509Certificate>();
  return async (address) => {
    const url = certificateUrl(address, apiBase);
    const kept = known.get(url.href);
    if (kept) return kept;
    // No redirects: they would lead past the check above.
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`PayPal answered ${response.status} instead of the certificate ${url.pathname}`);
    const certificate = new X509Certificate(await response.text());
    if (known.size >= MAX_CACHED) known.clear();
    known.set(url.href, certificate);
    return certificate;
  };
}

/**
 * The address of a certificate, if that is PayPal's. Anybody can send a webhook event that names a certificate of their own, so that
 * where it lies is all that makes it PayPal's.
 *
 * @throws {DomainError} `invalid` when it lies anywhere else.
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
    throw new DomainError({ code: 'webhook-refused', problem: "The certificate is not PayPal's" });
  return url;
}

function isPaypalOrigin({ protocol, hostname, port, href }: URL, apiBase: URL): boolean {
  // By any of its names: `localhost` and `127.0.0.1` are the same sandbox.
  if (isLoopback(apiBase.href)) return isLoopback(href) && protocol === apiBase.protocol && port === apiBase.port;
  if (protocol !== 'https:' || port !== '' || !hostname.endsWith('.paypal.com')) return false;
  // What PayPal's sandbox signed is worth nothing where money is real, and the other way round.
  return hostname.endsWith('.sandbox.paypal.com') === apiBase.hostname.endsWith('.sandbox.paypal.com');
}
