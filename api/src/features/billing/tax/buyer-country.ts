import type { RequestContext } from '../../../context.ts';
import { countryOfLanguage } from '../payments/country-of-language.ts';

/** The seller's country. */
export const HOME = 'PL';

/**
 * The country that the checkout has chosen until the buyer chooses: that of the network address, where the operator's proxy tells it, or else the
 * language's. Poland for Polish, since most buyers who read it live there.
 */
export function presetCountry({
  addressCountry,
  language,
}: Pick<RequestContext, 'addressCountry' | 'language'>): string {
  if (language === 'pl') return HOME;
  return addressCountry ?? countryOfLanguage(language) ?? HOME;
}
