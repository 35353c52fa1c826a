import type { IncomingHttpHeaders } from 'node:http';

/** A provider's webhook event. It only says which payment or refund has changed; nothing else in it is trusted. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** The payment or refund to retrieve from the provider; null when the event is about neither. */
  about: WebhookSubject | null;
}

export interface WebhookSubject {
  kind: 'payment' | 'refund';
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
