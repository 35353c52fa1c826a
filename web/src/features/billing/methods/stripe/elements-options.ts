import type { SiteLanguage } from '@kreda/site/languages';
import type { Appearance, StripeElementLocale, StripeElementsOptionsMode } from '@stripe/stripe-js';
import type { Purchase } from '../method-fields.ts';

/** Stripe has no Ukrainian. */
const LOCALES: Readonly<Record<SiteLanguage, StripeElementLocale>> = {
  pl: 'pl',
  en: 'en',
  de: 'de',
  cz: 'cs',
  ua: 'en',
  dk: 'da',
  es: 'es',
  it: 'it',
  lt: 'lt',
  se: 'sv',
  sk: 'sk',
};

export function localeOf(language: SiteLanguage): StripeElementLocale {
  return LOCALES[language];
}

/**
 * What Stripe's elements need to know before there is a payment: the form is shown before the order exists. The API opens the payment
 * with the same amount, currency, use and method, which Stripe compares when it is confirmed.
 */
export function modeOf({ amount, renewalAmount, currency }: Purchase): StripeElementsOptionsMode {
  const isReused = renewalAmount !== null;
  if (amount === 0) return { mode: 'setup', currency: currency.toLowerCase(), setupFutureUsage: 'off_session' };
  return {
    mode: 'payment',
    amount,
    currency: currency.toLowerCase(),
    setupFutureUsage: isReused ? 'off_session' : null,
  };
}

/** The site's colours, font and radius for Stripe's frames, to which our style sheets do not apply. */
export function appearanceOf(isDark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: isDark ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
      fontSizeBase: '16px',
      borderRadius: '10px',
      colorPrimary: color('--site-ring'),
      colorBackground: color('--site-surface'),
      colorText: color('--site-text'),
      colorTextSecondary: color('--site-muted'),
      colorDanger: color('--site-danger'),
    },
    rules: {
      '.Input': { boxShadow: 'none', border: `1px solid ${color('--site-border')}` },
      '.Input:focus': { boxShadow: `0 0 0 1px ${color('--site-ring')}` },
      '.Label': { fontSize: '14px', fontWeight: '550' },
    },
  };
}
