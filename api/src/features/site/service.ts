import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import { PASSWORD_MIN_CHARACTERS } from '@kreda/site/password-min-characters';
import type { Provider } from '@kreda/site/providers';
import type { Deps } from '../../context.ts';
import { dayInWarsaw } from '../../platform/day-in-warsaw.ts';

/** The specification's page configuration (section 3), and the server's settings that the client needs. */
export function siteConfig({ config, clock }: Pick<Deps, 'config' | 'clock'>) {
  const { name, language, languageSites, logo, colors, contactMail, websiteBase } = config.site;
  /** Each provider's settings for the checkout; null for a provider that is not offered. */
  const providers = {
    stripe: config.stripe.client,
    paypal: config.paypal?.mode ?? null,
  } satisfies Record<Provider, unknown>;
  return {
    name,
    language,
    logo,
    languages: [...OFFERED_LANGUAGES],
    /** The origins of the product's sites by language, this one included; empty where there is no other. */
    languageSites,
    colors,
    contactMail,
    /** The year of the copyright notice, from the server, so that hydration does not depend on the browser's clock. */
    year: Number(dayInWarsaw(clock()).slice(0, 4)),
    websiteBase,
    /** The seller, as in the terms, the privacy policy and the contact page. The address is a list of lines. */
    seller: config.seller,
    /** Null without analytics: then visitors are not asked for consent. */
    tagManagerId: config.tagManagerId,
    ...providers,
    /** Whether signing in with Google is offered. */
    hasGoogle: config.google !== null,
    passwordMinLength: PASSWORD_MIN_CHARACTERS,
  };
}
