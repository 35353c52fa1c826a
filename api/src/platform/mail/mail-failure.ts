import type { ProviderFailure } from '../clients/provider-error.ts';

/** Nodemailer's codes for a server that did not answer, or whose connection broke. */
const UNREACHABLE = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPROTOCOL',
]);
const CREDENTIALS = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);

/** The failure of the mail server; null for a refusal of this mail alone, such as an unknown recipient. */
export function mailFailureOf(error: unknown): ProviderFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (typeof code === 'string' && CREDENTIALS.has(code)) return 'refused-credentials';
  // 5yz refuses this mail permanently; 4yz is a problem of the server (RFC 5321, 4.2.1).
  if (typeof responseCode === 'number') return responseCode >= 500 ? null : 'provider-error';
  return typeof code === 'string' && UNREACHABLE.has(code) ? 'unreachable' : 'provider-error';
}
