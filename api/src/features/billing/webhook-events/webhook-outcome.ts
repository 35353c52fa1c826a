/**
 * The outcome of a webhook request. `repeated`: the event was stored before. `refused`: its signature is wrong, or too many
 * events named unknown certificates. `failed`: it could not be verified or stored now.
 */
export const WEBHOOK_OUTCOMES = ['stored', 'repeated', 'refused', 'failed'] as const;
export type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];
