import { CURRENCY_COOKIE, type Currency } from '@kreda/site/currencies';
import { writeCookie } from './cookies.ts';

/** The API reads the cookie with each request and answers with prices in this currency. */
export function rememberCurrency(currency: Currency): void {
  writeCookie(CURRENCY_COOKIE, currency);
}
