import { BILLING_WORKERS } from '../features/billing/worker.ts';

/** What every process does again and again, as the metrics name it. */
export const WORKERS = [...BILLING_WORKERS, 'outbox', 'housekeeping'] as const;
export type Worker = (typeof WORKERS)[number];
