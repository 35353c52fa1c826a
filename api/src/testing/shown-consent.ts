import { consentVersionOf } from '@kreda/site/contract/consent-version';

/** The version of the consent that the client shows for a package of the seeds. */
export function shownConsent(packageSlug: string): string {
  return consentVersionOf({ renews: !packageSlug.startsWith('access-') });
}
