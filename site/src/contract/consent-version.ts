/** Consent to immediate performance, in an order that does not renew. */
const IMMEDIATE = 'immediate-performance-1';
/** With the consent to recurring charges. */
const IMMEDIATE_AND_RENEWAL = 'immediate-performance-and-renewal-2';

/** The version of the consent's text that is shown now, for a package that renews or not. */
export function consentVersionOf({ renews }: { renews: boolean }): string {
  return renews ? IMMEDIATE_AND_RENEWAL : IMMEDIATE;
}

/** Whether the consent texts of this release are those of a version. Orders may have older ones. */
export function isCurrentConsent(version: string): boolean {
  return version === IMMEDIATE || version === IMMEDIATE_AND_RENEWAL;
}
