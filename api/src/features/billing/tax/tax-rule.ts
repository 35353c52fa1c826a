import { memberStateOf } from '@kreda/site/tax/countries';
import { standardRate } from './vat-rates.ts';

/**
 * How an order is taxed (docs/decisions/0088). `domestic`: Polish VAT; `oss`: VAT of the consumer's member state, through the One Stop Shop;
 * `reverse-charge`: a business of another member state pays the VAT itself; `outside-union`: the place of supply is outside of the Union.
 */
export const TAX_RULES = ['domestic', 'oss', 'reverse-charge', 'outside-union'] as const;
export type TaxRule = (typeof TAX_RULES)[number];

/** A rule with the rate that it gives, in percent. */
export interface TaxDecision {
  rule: TaxRule;
  ratePercent: number;
}

interface Sale {
  /** The buyer's country, ISO 3166-1. */
  country: string;
  /** VIES has confirmed the buyer's VAT number of that country. */
  hasVatNumber: boolean;
  /** The day of the sale, an ISO date in Warsaw. */
  day: string;
  /** The first day of the One Stop Shop, an ISO date; null: it is not used. */
  ossFrom: string | null;
  /** The Polish rate of what is sold, in percent. */
  domesticRate: number;
}

/**
 * The tax of an electronically supplied service. Businesses are taxed where they are (VAT Act, art. 28b), and so are consumers (art. 28k(1)).
 * Below the threshold of art. 28k(2) consumers of the Union are taxed in Poland.
 */
export function decideTax({ country, hasVatNumber, day, ossFrom, domesticRate }: Sale): TaxDecision {
  const state = memberStateOf(country);
  if (state === 'PL') return { rule: 'domestic', ratePercent: domesticRate };
  if (state === null) return { rule: 'outside-union', ratePercent: 0 };
  if (hasVatNumber) return { rule: 'reverse-charge', ratePercent: 0 };
  if (ossFrom !== null && day >= ossFrom) return { rule: 'oss', ratePercent: standardRate(state, day) };
  return { rule: 'domestic', ratePercent: domesticRate };
}
