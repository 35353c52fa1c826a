/** What every process does again and again: webhook events, payments and refunds compared with providers, renewals, the outbox, housekeeping. */
export const WORKERS = ['webhook-events', 'reconciler', 'renewals', 'outbox', 'housekeeping'] as const;
export type Worker = (typeof WORKERS)[number];
