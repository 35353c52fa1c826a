import { memberStateOf } from '@kreda/site/tax/countries';
import type { RequestContext } from '../../../context.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findPackageOnSale } from '../packages/repo.ts';
import { HOME, presetCountry } from './buyer-country.ts';
import { decideTax, type TaxRule } from './tax-rule.ts';
import { checkVatNumber, type VatCheckResult } from './vat-check.ts';

/** How a purchase would be taxed, for the checkout to show it. The checkout itself decides again. */
export interface TaxQuote {
  /** The country that was asked for, or the one to begin with. */
  country: string;
  rule: TaxRule;
  /** In percent; may have a decimal. */
  ratePercent: number;
  /** The Polish rate in the listed prices, which reverse charge takes off. In percent. */
  listedRatePercent: number;
  isServed: boolean;
  /** Null: no number was asked about. */
  vatNumber: VatCheckResult['state'] | null;
}

interface Asked {
  packageSlug: string;
  country: string | null;
  vatNumber: string | null;
}

/** @throws {DomainError} `not-found` for a package that is not on sale; `rate-limited` after many checks of VAT numbers. */
export async function quoteTax(context: RequestContext, { packageSlug, ...asked }: Asked): Promise<TaxQuote> {
  const { db, config, clock, user } = context;
  const offer = await findPackageOnSale(db, packageSlug);
  if (!offer) throw new DomainError('package-required');
  const country = asked.country ?? presetCountry(context);
  const state = memberStateOf(country);
  let vatNumber: TaxQuote['vatNumber'] = null;
  if (asked.vatNumber !== null && state !== null && state !== HOME) {
    await context.limit('vatChecks');
    if (user) await context.limit('userVatChecks', user.id);
    vatNumber = (await checkVatNumber(context, { country, typed: asked.vatNumber }, 'quote')).state;
  }
  const { rule, ratePercent } = decideTax({
    country,
    hasVatNumber: vatNumber === 'valid',
    day: dayInWarsaw(clock()),
    ossFrom: config.tax.ossFrom,
    domesticRate: offer.vatRatePercent,
  });
  return {
    country,
    rule,
    ratePercent,
    listedRatePercent: offer.vatRatePercent,
    isServed: !config.tax.excludedCountries.has(country),
    vatNumber,
  };
}
