import { memberStateOf } from '@kreda/site/tax/countries';

/** Whether a company of a country has a VAT number of another member state, which VIES knows. */
export function isVatNumberAsked(country: string): boolean {
  const state = memberStateOf(country);
  return state !== null && state !== 'PL';
}

/** Until the API has named a country, the buyer is a Polish one. */
export function isPoland(country: string): boolean {
  return country === '' || country === 'PL';
}
