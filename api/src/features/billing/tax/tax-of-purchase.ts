import type { PlainReasonCode } from '@kreda/site/reasons';
import { sentenceOf } from '@kreda/site/reasons';
import { memberStateOf } from '@kreda/site/tax/countries';
import type { UserContext } from '../../../context.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { ForeignCompany } from '../orders/buyer.ts';
import { HOME } from './buyer-country.ts';
import { type CountryEvidence, statedByBuyer, withEvidence } from './country-evidence.ts';
import type { OrderTax } from './order-tax.ts';
import { decideTax } from './tax-rule.ts';
import { checkVatNumber, type VatCheck } from './vat-check.ts';

interface Purchase {
  /** As the buyer states it; null: a client of an earlier release, which did not ask. */
  country?: string | null;
  /** The buyer chose the country, and did not only leave the one that the checkout began with. */
  isCountryChosen?: boolean;
  foreignCompany?: ForeignCompany | null;
}

const REFUSALS = {
  malformed: 'vat-number-malformed',
  unknown: 'vat-number-unknown',
  unavailable: 'vat-check-unavailable',
} as const satisfies Record<string, PlainReasonCode>;

/**
 * The tax of a purchase. The country is the one that the buyer states: consumers gain nothing by another one, since their price stays the same.
 *
 * @throws {DomainError} naming the field: `invalid` for a country that is not served and for a VAT number that is not valid, `unavailable` when VIES
 *   does not answer; `rate-limited` after many checks.
 */
export async function taxOfPurchase(
  context: UserContext,
  { country: stated = null, isCountryChosen: isChosen = false, foreignCompany = null }: Purchase,
  domesticRate: number,
): Promise<OrderTax> {
  const { config, clock, addressCountry } = context;
  const now = clock();
  const country = stated ?? HOME;
  if (config.tax.excludedCountries.has(country)) throw refusalOf('country', 'country-not-served');
  const check = await checkOf(context, { country, typed: foreignCompany?.vatNumber ?? null });
  const decision = decideTax({
    country,
    hasVatNumber: check !== null,
    day: dayInWarsaw(now),
    ossFrom: config.tax.ossFrom,
    domesticRate,
  });
  const statement = statedByBuyer({ stated, isChosen, address: addressCountry });
  let evidence: CountryEvidence = withEvidence([], { source: 'stated', country: statement, now });
  evidence = withEvidence(evidence, { source: 'address', country: addressCountry, now });
  evidence = withEvidence(evidence, { source: 'vat-number', country: check?.country ?? null, now });
  return { ...decision, country, evidence, check };
}

async function checkOf(
  context: UserContext,
  { country, typed }: { country: string; typed: string | null },
): Promise<VatCheck | null> {
  const state = memberStateOf(country);
  if (typed === null || state === null || state === HOME) return null;
  await context.limit('userVatChecks', context.user.id);
  const result = await checkVatNumber(context, { country, typed }, 'purchase');
  if (result.state === 'valid') return result.check;
  throw refusalOf('foreignCompany.vatNumber', REFUSALS[result.state]);
}

function refusalOf(field: string, reason: PlainReasonCode): DomainError {
  return new DomainError(reason, { fields: { [field]: sentenceOf(reason) } });
}
