import { hundredthsOf, splitGross } from '@kreda/site/tax/split-gross';
import { type CountryEvidence, countryEvidenceSchema } from './country-evidence.ts';
import type { TaxDecision, TaxRule } from './tax-rule.ts';
import { TAX_RULES } from './tax-rule.ts';
import type { VatCheck } from './vat-check.ts';

/** How an order is taxed, and what that rests on. */
export interface OrderTax extends TaxDecision {
  /** The buyer's country, ISO 3166-1. */
  country: string;
  evidence: CountryEvidence;
  /** Null: without reverse charge. */
  check: VatCheck | null;
}

/**
 * What is charged for a price of the price list, which contains the Polish VAT. Consumers pay the price itself, whatever their VAT is. With reverse
 * charge the buyer pays the price without the Polish VAT.
 *
 * @param domesticRate the rate in the listed price, in percent.
 */
export function chargedFor(listed: number, { rule }: Pick<TaxDecision, 'rule'>, domesticRate: number): number {
  return rule === 'reverse-charge' ? splitGross(listed, domesticRate).net : listed;
}

/** The columns of an order about its tax. `gross`: what is charged. Minor units. */
export function taxColumns(gross: number, { rule, ratePercent, country, evidence, check }: OrderTax) {
  const { net, vat } = splitGross(gross, ratePercent);
  return {
    grossAmount: gross,
    netAmount: net,
    vatAmount: vat,
    vatRatePercent: Math.floor(ratePercent),
    vatRateHundredths: hundredthsOf(ratePercent),
    taxRule: rule,
    buyerCountry: country,
    countryEvidence: evidence,
    vatCheck: check,
  };
}

export type TaxColumns = ReturnType<typeof taxColumns>;

/** An order's tax, as it is stored. */
export interface StoredTax {
  vatRatePercent: number;
  vatRateHundredths: number | null;
  taxRule: string | null;
}

/** The exact rate of a stored order, in percent. */
export function rateOf({ vatRatePercent, vatRateHundredths }: Omit<StoredTax, 'taxRule'>): number {
  return vatRateHundredths === null ? vatRatePercent : vatRateHundredths / 100;
}

/** The rule of a stored order. Orders of earlier releases have Polish VAT. */
export function ruleOf({ taxRule }: Pick<StoredTax, 'taxRule'>): TaxRule {
  return TAX_RULES.find((rule) => rule === taxRule) ?? 'domestic';
}

/** The evidence of a stored order. */
export function evidenceOf({ countryEvidence }: { countryEvidence: unknown }): CountryEvidence {
  return countryEvidenceSchema.parse(countryEvidence ?? []);
}
