import type { Currency } from '@kreda/site/currencies';
import type { PackageTexts } from '../../api/src/features/billing/packages/catalogue.ts';

/** A package of the catalogue. */
export interface SeededPackage {
  slug: string;
  kind: 'one-off' | 'recurring';
  days: number;
  /** Calendar months per payment. Null: one-off, nothing renews. */
  months: number | null;
  /** Days of free trial before the first payment. Null: no trial. */
  trialDays: number | null;
  /** Gross prices in minor units. That in euro is set for its market, not converted. */
  grossAmounts: Readonly<Record<Currency, number>>;
  vatRatePercent: number;
  isOnSale: boolean;
  isRecommended: boolean;
  position: number;
  texts: PackageTexts;
}
