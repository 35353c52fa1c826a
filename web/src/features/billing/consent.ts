import type { PaymentPlan } from './payment-plan.ts';

/**
 * The version of the consent's text (message `payment.consent`), which an order stores with the time of consent. A changed text
 * needs a new version.
 */
const IMMEDIATE = 'immediate-performance-1';

/** The version with the additional consent to recurring charges (`payment.consentRenewal`), which a subscription needs. */
const IMMEDIATE_AND_RENEWAL = 'immediate-performance-and-renewal-1';

/** The version of the consent's text for a plan. */
export function consentVersionOf({ renewal }: PaymentPlan): string {
  return renewal ? IMMEDIATE_AND_RENEWAL : IMMEDIATE;
}
