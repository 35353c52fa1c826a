import type { IncomingHttpHeaders } from 'node:http';

/** A notice of a provider's: something happened to what it names, and nothing in it is believed but that. */
export interface Notice {
  id: string;
  type: string;
  /** What to ask the provider about, by the rail's `providerRef`; null when it is nothing of ours. */
  about: { kind: 'payment' | 'refund'; ref: string } | null;
}

/**
 * Verifies a notice by the bytes of its body and answers what it says.
 *
 * @throws {DomainError} `invalid` when it is not the provider's, not for us, or too old. Anything else means that it could not be
 * told now, and that the provider may send it again.
 */
export type VerifyNotice = (headers: IncomingHttpHeaders, body: Buffer) => Promise<Notice>;
