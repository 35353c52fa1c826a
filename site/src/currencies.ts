import type { SiteLanguage } from './languages.ts';

/** The currencies that packages can have prices in, in the order of the switch. ISO 4217, all with two decimals. */
export const CURRENCIES = ['PLN', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency of tax and of bookkeeping (Polish VAT Act, art. 106e(11)). */
export const HOME_CURRENCY = 'PLN';

/** The cookie that remembers which currency the visitor chose. */
export const CURRENCY_COOKIE = 'currency';

/** The currency of a visitor who has not chosen one. */
export function currencyOfLanguage(language: SiteLanguage): Currency {
  return language === 'pl' ? 'PLN' : 'EUR';
}

export function isCurrency(text: string | undefined): text is Currency {
  return (CURRENCIES as readonly (string | undefined)[]).includes(text);
}
