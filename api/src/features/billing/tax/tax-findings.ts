import type { Config } from '../../../config.ts';
import type { Database } from '../../../platform/database.ts';
import { periodOf, type ReportDays } from '../report/report-days.ts';
import { type CountryEvidence, type EvidenceVerdict, judgeEvidence } from './country-evidence.ts';
import { evidenceOf, ruleOf } from './order-tax.ts';
import { findLastChecks, findTaxedOrders, sumConsumersOfTheUnion, type TaxedOrder } from './repo.ts';
import { vatCheckSchema } from './vat-check.ts';

/** The threshold of art. 28k(2) of the Polish VAT Act: the euros of the directive, and the złotys of the law. Minor units of each currency. */
export const THRESHOLD: Readonly<Record<string, number>> = { EUR: 1_000_000, PLN: 4_200_000 };

/** What an operator has to look at, and how near the threshold of the One Stop Shop is. */
export interface TaxFindings {
  /** Paid orders by what their evidence of the buyer's country is worth. */
  verdicts: Record<EvidenceVerdict, number>;
  /** The orders whose evidence contradicts, or that have none. */
  unproven: { orderId: string; country: string; evidence: CountryEvidence }[];
  /** Renewals of companies whose VAT number was not confirmed again. */
  vatNumbers: { orderId: string; number: string; finding: 'not-valid' | 'not-checked' }[];
  /** The first day of the One Stop Shop; null: it is not used. */
  ossFrom: string | null;
  /** The net sales to consumers of other member states, this year and the year before: both have to stay below the threshold. */
  years: { year: number; sums: { currency: string; net: number }[]; shareOfThreshold: number }[];
}

const PAGE = 200;

export async function findTaxFindings(
  db: Database,
  days: ReportDays,
  { ossFrom }: Pick<Config['tax'], 'ossFrom'>,
): Promise<TaxFindings> {
  const findings: TaxFindings = {
    verdicts: { confirmed: 0, single: 0, contradicting: 0, none: 0 },
    unproven: [],
    vatNumbers: [],
    ossFrom,
    years: [],
  };
  for await (const order of taxedOrders(db, days)) addOrder(findings, order);
  const thisYear = Number(days.to.slice(0, 4));
  for (const year of [thisYear - 1, thisYear]) {
    const sums = await sumConsumersOfTheUnion(db, periodOf({ from: `${year}-01-01`, to: `${year}-12-31` }));
    const shareOfThreshold = sums.reduce((share, { currency, net }) => share + net / (THRESHOLD[currency] ?? net), 0);
    findings.years.push({ year, sums, shareOfThreshold });
  }
  return findings;
}

/** With the number that VIES confirmed last for the order's subscription. */
type FoundOrder = TaxedOrder & { confirmedNumber: string | null };

async function* taxedOrders(db: Database, days: ReportDays): AsyncGenerator<FoundOrder> {
  let after: string | null = null;
  for (;;) {
    const page: TaxedOrder[] = await findTaxedOrders(db, periodOf(days), { after, limit: PAGE });
    const checks = await findLastChecks(
      db,
      page.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    );
    for (const order of page) {
      const confirmed = vatCheckSchema.nullish().parse(checks.get(order.subscriptionId ?? ''));
      yield { ...order, confirmedNumber: confirmed?.number ?? null };
    }
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}

function addOrder(findings: TaxFindings, order: FoundOrder): void {
  const { id: orderId } = order;
  const country = order.buyerCountry!;
  const evidence = evidenceOf(order);
  const verdict = judgeEvidence(evidence, country);
  findings.verdicts[verdict] += 1;
  if (verdict === 'contradicting' || verdict === 'none') findings.unproven.push({ orderId, country, evidence });
  const check = vatCheckSchema.nullable().parse(order.vatCheck ?? null);
  if (check?.unansweredAt) findings.vatNumbers.push({ orderId, number: check.number, finding: 'not-checked' });
  // A subscription's number is confirmed when it is bought, so that another rule means a renewal after it became invalid.
  const number = order.confirmedNumber;
  if (number !== null && (ruleOf(order) === 'domestic' || ruleOf(order) === 'oss'))
    findings.vatNumbers.push({ orderId, number, finding: 'not-valid' });
}
