import type { IncomingHttpHeaders } from 'node:http';

/** A provider's webhook event: something happened to the payment or refund it names. Nothing else in it is trusted. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** What to retrieve from the provider, by the rail's `providerRef`; null when the event is about nothing of ours. */
  about: WebhookSubject | null;
}

export interface WebhookSubject {
  kind: 'payment' | 'refund';
  ref: string;
}

/**
 * Verifies a webhook request by the bytes of its body, and reads its event.
 *
 * @throws {DomainError} `invalid` when it is not signed by the provider, not meant for us, or too old. Any other error means that the
 *   signature could not be verified now, and that the provider may send the event again.
 */
export type VerifyWebhook = (headers: IncomingHttpHeaders, body: Buffer) => Promise<WebhookEvent>;
