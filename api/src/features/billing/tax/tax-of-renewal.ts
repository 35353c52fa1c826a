import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { HOME } from './buyer-country.ts';
import { withEvidence } from './country-evidence.ts';
import { evidenceOf, type OrderTax, rateOf, ruleOf } from './order-tax.ts';
import { findTaxOfLastOrder } from './repo.ts';
import { decideTax } from './tax-rule.ts';
import { checkVatNumber, type VatCheck, vatCheckSchema } from './vat-check.ts';
import { standardRate } from './vat-rates.ts';

/**
 * The tax of a subscription's next period: by the buyer's country and the rate of the day. The amount stays, so the buyer never pays more than agreed. A
 * company's VAT number is checked again. If it is no longer valid, the period has VAT as a consumer's would; if VIES does not answer, the last check
 * stands. `billing:report` names both.
 */
export async function taxOfRenewal(deps: BillingDeps, subscriptionId: string): Promise<OrderTax> {
  const { db, config, clock } = deps;
  const last = await findTaxOfLastOrder(db, subscriptionId);
  const now = clock();
  const day = dayInWarsaw(now);
  const country = last.buyerCountry ?? HOME;
  const check = ruleOf(last) === 'reverse-charge' ? await checkAgain(deps, vatCheckSchema.parse(last.vatCheck)) : null;
  const decision = decideTax({
    country,
    hasVatNumber: check !== null,
    day,
    ossFrom: config.tax.ossFrom,
    domesticRate: ruleOf(last) === 'domestic' ? rateOf(last) : standardRate(HOME, day),
  });
  const evidence = withEvidence(evidenceOf(last), { source: 'vat-number', country: check?.country ?? null, now });
  return { ...decision, country, evidence, check };
}

async function checkAgain(deps: BillingDeps, last: VatCheck): Promise<VatCheck | null> {
  const result = await checkVatNumber(deps, { country: last.country, typed: last.number }, 'renewal');
  if (result.state === 'valid') return result.check;
  return result.state === 'unavailable' ? { ...last, unansweredAt: deps.clock().toISOString() } : null;
}
