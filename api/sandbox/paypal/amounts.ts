import type { Money } from '@paypal/paypal-server-sdk';
import { invalid, unprocessable } from './paypal-sandbox-error.ts';

/** Currencies that PayPal takes without decimals. */
const WHOLE_ONLY = new Set(['HUF', 'JPY', 'TWD']);

/** Refuses what PayPal would not take for an amount. */
export function requireAmount(money: Money | undefined): Money {
  if (!money || !/^[A-Z]{3}$/.test(money.currencyCode ?? '') || typeof money.value !== 'string')
    throw invalid('MISSING_REQUIRED_PARAMETER', 'A required field is missing: amount');
  const { currencyCode, value } = money;
  if (!/^\d{1,7}(\.\d+)?$/.test(value)) throw invalid('INVALID_PARAMETER_SYNTAX', 'The value of amount is no number');
  if (!(WHOLE_ONLY.has(currencyCode) ? /^\d+$/ : /^\d+(\.\d{1,2})?$/).test(value))
    throw unprocessable('DECIMAL_PRECISION', 'The currency does not take so many decimals.');
  if (hundredths(value) === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  // As PayPal gives them back: with both decimals where there are any.
  return { currencyCode, value: written(hundredths(value), currencyCode) };
}

/** In hundredths of the main unit, which every amount that PayPal takes has. */
export function hundredths(value: string): number {
  const [whole = '0', fraction = ''] = value.split('.');
  return Number(whole + fraction.padEnd(2, '0'));
}

/** Hundredths as PayPal writes them in that currency. */
export function written(amount: number, currencyCode: string): string {
  const digits = String(amount).padStart(3, '0');
  return WHOLE_ONLY.has(currencyCode) ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
