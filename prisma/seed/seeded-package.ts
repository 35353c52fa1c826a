import type { PackageTexts } from '../../api/src/features/billing/packages/catalogue.ts';

/** A package of the catalogue. Money in grosze, gross. */
export interface SeededPackage {
  slug: string;
  kind: 'one-off' | 'recurring';
  days: number;
  /** Calendar months that are paid for at a time; null: nothing renews. */
  months: number | null;
  /** Days for nothing before the first payment; null: none. */
  trialDays: number | null;
  grossAmount: number;
  currency: string;
  vatRatePercent: number;
  savingsPercent: number | null;
  isOnSale: boolean;
  isRecommended: boolean;
  position: number;
  texts: PackageTexts;
}
