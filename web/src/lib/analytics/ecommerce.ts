/** A sale in Google's ecommerce schema. Amounts are in major units: 29,90 zł is 29.9. */
export interface Ecommerce {
  currency: string;
  value: number;
  items: { item_id: string; item_name: string; price: number; quantity: number }[];
}

/** A package with the price that the buyer pays now, in minor units. */
export interface SoldPackage {
  slug: string;
  name: string;
  grossAmount: number;
  currency: string;
}

/** The tax of a reported purchase, as a share of the product's price (specification, section 7). */
const PURCHASE_TAX = 0.23;

export function ecommerceOf({ slug, name, grossAmount, currency }: SoldPackage): Ecommerce {
  const price = toMajorUnits(grossAmount, currency);
  return { currency, value: price, items: [{ item_id: slug, item_name: name, price, quantity: 1 }] };
}

/**
 * The tax of a reported purchase: 23 % of the product's price, as the specification asks. It is not the VAT of the invoice, which
 * is included in the price.
 */
export function purchaseTax({ grossAmount, currency }: Pick<SoldPackage, 'grossAmount' | 'currency'>): number {
  return toMajorUnits(Math.round(grossAmount * PURCHASE_TAX), currency);
}

function toMajorUnits(minorUnits: number, currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return minorUnits / 10 ** digits;
}
