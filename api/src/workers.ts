/** What every process does again and again: webhook events, payments and refunds compared with providers, renewals, the outbox. */
export const WORKERS = ['webhook-events', 'reconciler', 'renewals', 'outbox'] as const;
export type Worker = (typeof WORKERS)[number];
