import type { Money } from '@paypal/paypal-server-sdk';
import { RailRefusal } from '../rail.ts';

/** Decimals of currencies that do not have two (ISO 4217). */
const EXPONENTS: Readonly<Record<string, number>> = { JPY: 0 };
const USUAL_EXPONENT = 2;
/** Currencies that PayPal accepts without decimals only, whatever ISO 4217 says (PayPal's reference of currency codes). */
const WHOLE_ONLY = new Set(['HUF', 'JPY', 'TWD']);

/**
 * An amount in integer minor units as PayPal writes it: `4999`, `PLN` is `49.99`; `500`, `JPY` is `500`.
 *
 * @throws {RailRefusal} when PayPal does not accept that amount in that currency.
 */
export function toPaypalMoney(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RailRefusal('invalid_amount', `${amount} is not an amount in minor units`);
  const currencyCode = currency.toUpperCase();
  const exponent = exponentOf(currencyCode);
  // With digits rather than a division, which is not exact for every hundredth.
  const digits = String(amount).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent);
  if (!WHOLE_ONLY.has(currencyCode)) return { currencyCode, value: fraction ? `${whole}.${fraction}` : whole };
  if (/[1-9]/.test(fraction))
    throw new RailRefusal('invalid_amount', `PayPal takes whole ${currencyCode} only, not ${whole}.${fraction}`);
  return { currencyCode, value: whole };
}

/**
 * An amount of PayPal in integer minor units, with the currency's code in capitals.
 *
 * @throws {Error} when it is not an amount, or has more decimals than the currency: nothing is rounded.
 */
export function fromPaypalMoney({ value, currencyCode }: Money): { amount: number; currency: string } {
  const exponent = exponentOf(currencyCode);
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(exponent)))
    throw new Error(`PayPal answered ${value} ${currencyCode}, which is not an amount in minor units`);
  const amount = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  if (!Number.isSafeInteger(amount)) throw new Error(`PayPal answered ${value} ${currencyCode}, which is too large`);
  return { amount, currency: currencyCode };
}

function exponentOf(currencyCode: string): number {
  return EXPONENTS[currencyCode] ?? USUAL_EXPONENT;
}
