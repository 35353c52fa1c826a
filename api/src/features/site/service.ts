import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import type { Provider } from '@kreda/site/providers';
import type { Deps } from '../../context.ts';
import { PASSWORD_MIN_CHARACTERS } from '../account/schema.ts';
import { dayInWarsaw } from '../billing/day-in-warsaw.ts';

/** The specification's page configuration (section 3), with what the client must know of the server. */
export function siteConfig({ config, clock }: Pick<Deps, 'config' | 'clock'>) {
  const { name, language, languageSites, logo, colors, contactMail, websiteBase } = config.site;
  /** What the checkout needs to know of each provider; null: the provider is not offered. */
  const providers = {
    stripe: config.stripe.client,
    paypal: config.paypal?.mode ?? null,
  } satisfies Record<Provider, unknown>;
  return {
    name,
    language,
    logo,
    languages: [...OFFERED_LANGUAGES],
    /** The origins of the product's sites by language, this one among them; empty where there is no other. */
    languageSites,
    colors,
    contactMail,
    /** Of the copyright notice; pages are drawn on the server, whose clock is another than the reader's. */
    year: Number(dayInWarsaw(clock()).slice(0, 4)),
    websiteBase,
    /** Who sells: the terms, the privacy policy and the contact page name it. The address is in lines. */
    seller: config.seller,
    /** Null where nothing is measured: then nobody has to be asked. */
    tagManagerId: config.tagManagerId,
    ...providers,
    /** Whether there is a button to sign in with Google. */
    hasGoogle: config.google !== null,
    passwordMinLength: PASSWORD_MIN_CHARACTERS,
  };
}
