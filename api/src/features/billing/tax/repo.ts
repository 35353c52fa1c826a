import type { Queryable } from '../../../platform/database.ts';

/** The tax of a subscription's latest period. */
export function findTaxOfLastOrder(db: Queryable, subscriptionId: string) {
  return db.order.findFirstOrThrow({
    where: { subscriptionId, purpose: { not: 'method-change' } },
    orderBy: { periodNo: 'desc' },
    select: {
      vatRatePercent: true,
      vatRateHundredths: true,
      taxRule: true,
      buyerCountry: true,
      countryEvidence: true,
      vatCheck: true,
    },
  });
}
