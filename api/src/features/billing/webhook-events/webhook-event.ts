import type { IncomingHttpHeaders } from 'node:http';

/** A provider's webhook event. It only says which payment, refund or dispute has changed; nothing else in it is trusted. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** What to retrieve from the provider; null when the event is about nothing of these. */
  about: WebhookSubject | null;
}

export interface WebhookSubject {
  kind: 'payment' | 'refund' | 'dispute';
  /** The rail's `providerRef`. */
  ref: string;
}

/**
 * Verifies a webhook request by the bytes of its body, and reads its event.
 *
 * @throws {DomainError} `invalid` when the request is not signed by the provider, not meant for us, or too old. Any other error: the
 *   signature could not be verified now, and the provider may send the event again.
 */
export type VerifyWebhook = (headers: IncomingHttpHeaders, body: Buffer) => Promise<WebhookEvent>;
