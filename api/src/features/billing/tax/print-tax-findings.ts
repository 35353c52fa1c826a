import { taxAmount } from '../tax-amount.ts';
import { type TaxFindings, THRESHOLD } from './tax-findings.ts';

const FINDINGS = {
  'not-valid': 'is no longer valid: the period has VAT within the same amount',
  'not-checked': 'could not be checked again: reverse charge stands on the last check',
} as const;

/** The findings about buyers' countries as English text for a terminal, before the report, whose last line counts the differences. */
export function printTaxFindings({ verdicts, unproven, vatNumbers, ossFrom, years }: TaxFindings): string {
  const { confirmed, single, contradicting, none } = verdicts;
  return [
    `Buyers' countries: ${confirmed} with two items of evidence, ${single} with one, ${contradicting} contradicting, ${none} without any.`,
    ...unproven.map(
      ({ orderId, country, evidence }) =>
        `  ${orderId}  taxed as ${country}; ${evidence.map((item) => `${item.source} ${item.country}`).join(', ') || 'no evidence'}`,
    ),
    ...vatNumbers.map(({ orderId, number, finding }) => `  ${orderId}  VAT number ${number} ${FINDINGS[finding]}`),
    `One Stop Shop: ${ossFrom === null ? 'not used, consumers of the Union have Polish VAT' : `from ${ossFrom}`}.`,
    ...years.map(({ year, sums, shareOfThreshold }) => {
      const amounts = sums.map(({ currency, net }) => `${taxAmount(net)} ${currency}`).join(' + ') || '0.00 PLN';
      const limit = Object.entries(THRESHOLD)
        .map(([currency, amount]) => `${taxAmount(amount)} ${currency}`)
        .join(' or ');
      return `  ${year}: net sales to consumers of other member states ${amounts}, ${(100 * shareOfThreshold).toFixed(1)} % of ${limit}.`;
    }),
    '',
    '',
  ].join('\n');
}
