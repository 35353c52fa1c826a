/**
 * What became of a provider's webhook: `repeated` was known already, `refused` did not prove itself, `failed` could not be verified or
 * stored just now.
 */
export const WEBHOOK_OUTCOMES = ['stored', 'repeated', 'refused', 'failed'] as const;
export type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];
