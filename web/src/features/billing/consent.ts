import type { PaymentPlan } from './payment-plan.ts';

/**
 * The version of the consent's text (`payment.consent` in the messages) that an order records with its time. Another text
 * needs another version.
 */
const IMMEDIATE = 'immediate-performance-1';

/** The same with an agreement to be charged again (`payment.consentRenewal`), which a subscription needs. */
const IMMEDIATE_AND_RENEWAL = 'immediate-performance-and-renewal-1';

/** The version of the text that is agreed to for a plan. */
export function consentVersionOf({ renewal }: PaymentPlan): string {
  return renewal ? IMMEDIATE_AND_RENEWAL : IMMEDIATE;
}
