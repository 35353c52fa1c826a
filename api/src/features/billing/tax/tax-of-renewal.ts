import { memberStateOf } from '@kreda/site/tax/countries';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { type StoredCompany, storedCompanySchema } from '../orders/buyer.ts';
import { HOME } from './buyer-country.ts';
import { withEvidence } from './country-evidence.ts';
import { evidenceOf, type OrderTax, ruleOf } from './order-tax.ts';
import { findLastChecks, findTaxOfLastOrder } from './repo.ts';
import { decideTax } from './tax-rule.ts';
import { checkVatNumber, type VatCheck, vatCheckSchema } from './vat-check.ts';
import { standardRate } from './vat-rates.ts';

/** The tax of a period, and the company that its invoice is made out to. */
export interface RenewalTax extends OrderTax {
  /** With a VAT number of another member state only if the period has its check. Null: the invoice is made out to the person. */
  company: StoredCompany | null;
}

/**
 * The tax of a subscription's next period: by the buyer's country and the rate of the day. The amount stays, so the buyer never pays more than agreed. A
 * company's VAT number is checked at each renewal. If it is not valid, the period has VAT as a consumer's would, and its invoice has no number; when it is
 * valid again, reverse charge returns. If VIES does not answer, what it said last stands. `billing:report` names the first and the last.
 */
export async function taxOfRenewal(deps: BillingDeps, subscriptionId: string): Promise<RenewalTax> {
  const { db, config, clock } = deps;
  const last = await findTaxOfLastOrder(db, subscriptionId);
  const confirmed = vatCheckSchema.nullish().parse((await findLastChecks(db, [subscriptionId])).get(subscriptionId));
  const now = clock();
  const day = dayInWarsaw(now);
  const country = last.buyerCountry ?? HOME;
  const stands = ruleOf(last) === 'reverse-charge';
  const check = confirmed ? await checkAgain(deps, confirmed, { stands }) : null;
  const decision = decideTax({
    country,
    hasVatNumber: check !== null,
    day,
    ossFrom: config.tax.ossFrom,
    domesticRate: standardRate(HOME, day),
  });
  const evidence = withEvidence(evidenceOf(last), { source: 'vat-number', country: check?.country ?? null, now });
  const company = companyWith(check, storedCompanySchema.nullable().parse(last.buyerCompany ?? null));
  return { ...decision, country, evidence, check, company };
}

/** `stands`: the last period had the number confirmed, so that it counts while VIES does not answer. */
async function checkAgain(
  deps: BillingDeps,
  last: VatCheck,
  { stands }: { stands: boolean },
): Promise<VatCheck | null> {
  const result = await checkVatNumber(deps, { country: last.country, typed: last.number }, 'renewal');
  if (result.state === 'valid') return result.check;
  return result.state === 'unavailable' && stands ? { ...last, unansweredAt: deps.clock().toISOString() } : null;
}

/** The number of a company outside of the Union, which VIES does not know, stays as it is. */
function companyWith(check: VatCheck | null, company: StoredCompany | null): StoredCompany | null {
  if (company === null || company.country === HOME || memberStateOf(company.country) === null) return company;
  return { ...company, vatNumber: check?.number ?? null };
}
