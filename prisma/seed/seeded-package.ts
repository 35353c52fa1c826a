import type { PackageTexts } from '../../api/src/features/billing/packages/catalogue.ts';

/** A package of the catalogue. Prices are gross, in grosze (1/100 PLN). */
export interface SeededPackage {
  slug: string;
  kind: 'one-off' | 'recurring';
  days: number;
  /** Calendar months per payment. Null: one-off, nothing renews. */
  months: number | null;
  /** Days of free trial before the first payment. Null: no trial. */
  trialDays: number | null;
  grossAmount: number;
  currency: string;
  vatRatePercent: number;
  isOnSale: boolean;
  isRecommended: boolean;
  position: number;
  texts: PackageTexts;
}
