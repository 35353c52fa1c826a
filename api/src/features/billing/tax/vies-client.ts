import type { VatNumber } from '@kreda/site/tax/vat-number';
import type { RecentChecks } from './recent-checks.ts';

/** What VIES says of a VAT number. */
export interface ViesAnswer {
  isValid: boolean;
  /** VIES's number of this check (consultation number), the proof of it; null: VIES gave none. */
  consultation: string | null;
}

/** The VAT Information Exchange System of the European Commission, which asks the member state's register. */
export interface ViesClient {
  /** @throws {ProviderDown} when it, or the member state's register, does not answer in time or as documented. */
  check(number: VatNumber): Promise<ViesAnswer>;
  /** What this client's callers asked of late. Ask through it (`checkVatNumber`). */
  recent: RecentChecks;
}
