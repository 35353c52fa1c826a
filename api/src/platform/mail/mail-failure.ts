import type { ProviderFailure } from '../clients/provider-down.ts';

/** Nodemailer's codes where no server answered, or not for long enough. */
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

/** What an error of the mailer says of the mail server; null for one about the mail alone, such as an address that it does not take. */
export function mailFailureOf(error: unknown): ProviderFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (typeof code === 'string' && CREDENTIALS.has(code)) return 'refused-credentials';
  // A refusal of this mail for good (RFC 5321, 4.2.1); a 4yz is the server's own trouble.
  if (typeof responseCode === 'number') return responseCode >= 500 ? null : 'provider-error';
  return typeof code === 'string' && UNREACHABLE.has(code) ? 'unreachable' : 'provider-error';
}
