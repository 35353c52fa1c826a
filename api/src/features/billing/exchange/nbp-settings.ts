/** The bank's own address. */
export const NBP_API = 'https://api.nbp.pl/api';

/** Why an address does not fit to the environment; null: it does. In production nobody on the way may change a rate: invoices rest on it. */
export function nbpAddressProblem({
  apiBase,
  isProduction,
}: {
  apiBase: string;
  isProduction: boolean;
}): string | null {
  return isProduction && !apiBase.startsWith('https:') ? 'NBP_API_BASE: production needs an https address' : null;
}
