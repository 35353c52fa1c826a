import { memberStateOf } from '@kreda/site/tax/countries';
import { z } from 'zod';

/**
 * What shows where a buyer is (Implementing Regulation (EU) 282/2011, art. 24f): their own statement, the country of their network address, the country
 * of the card or PayPal account that paid, and that of a VAT number that VIES has confirmed.
 */
const EVIDENCE_SOURCES = ['stated', 'address', 'payment', 'vat-number'] as const;

/** Evidence of a buyer's country. The network address itself is never stored. */
export const countryEvidenceSchema = z.array(
  z.object({ source: z.enum(EVIDENCE_SOURCES), country: z.string(), at: z.iso.datetime() }),
);
export type CountryEvidence = z.output<typeof countryEvidenceSchema>;

/** The evidence with the latest item of a source. Another item of that source is replaced. */
export function withEvidence(
  evidence: CountryEvidence,
  { source, country, now }: { source: CountryEvidence[number]['source']; country: string | null; now: Date },
): CountryEvidence {
  const others = evidence.filter((item) => item.source !== source);
  return country === null ? others : [...others, { source, country, at: now.toISOString() }];
}

/**
 * What the evidence is worth. `confirmed`: two items agree with the country that was charged (art. 24b(d)); `single`: only one, which is enough
 * below 100 000 EUR a year (art. 24b, second paragraph); `contradicting`: there are others, and no second one agrees; `none`: there is no item.
 */
export type EvidenceVerdict = 'confirmed' | 'single' | 'contradicting' | 'none';

export function judgeEvidence(evidence: CountryEvidence, charged: string): EvidenceVerdict {
  if (evidence.length === 0) return 'none';
  const agreeing = evidence.filter(({ country }) => isSamePlace(country, charged)).length;
  if (agreeing >= 2) return 'confirmed';
  return evidence.length === 1 && agreeing === 1 ? 'single' : 'contradicting';
}

/**
 * The country that the buyer states, as an item of evidence. A field that the checkout has filled in with the country of the network address, and that
 * the buyer left as it was, repeats that item and is none of its own.
 */
export function statedByBuyer({ stated, isChosen, address }: Statement): string | null {
  return !isChosen && stated === address ? null : stated;
}

interface Statement {
  stated: string | null;
  /** The buyer chose it in the field. */
  isChosen: boolean;
  address: string | null;
}

/** Monaco is France for VAT. */
function isSamePlace(one: string, other: string): boolean {
  return one === other || (memberStateOf(one) !== null && memberStateOf(one) === memberStateOf(other));
}
