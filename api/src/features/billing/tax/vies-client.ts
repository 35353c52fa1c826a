import type { VatNumber } from '@kreda/site/tax/vat-number';

/** What VIES says of a VAT number. */
interface ViesAnswer {
  isValid: boolean;
  /** VIES's number of this check (consultation number), the proof of it; null: VIES gave none. */
  consultation: string | null;
}

/**
 * The VAT Information Exchange System of the European Commission, which asks the member state's register.
 *
 * @throws {ProviderDown} when it, or the member state's register, does not answer in time or as documented.
 */
export interface ViesClient {
  check(number: VatNumber): Promise<ViesAnswer>;
}
