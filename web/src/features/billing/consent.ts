/**
 * The version of the consent's text (`payment.consent` in the messages) that an order records with its time. Another text
 * needs another version.
 */
export const CONSENT_VERSION = 'immediate-performance-1';
