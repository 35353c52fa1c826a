/** KSeF's addresses by environment (documentation of KSeF 2.0, "Środowiska" and "Kody weryfikujące QR"). */
const QR_BASES: Readonly<Record<string, string>> = {
  'api.ksef.mf.gov.pl': 'https://qr.ksef.mf.gov.pl',
  'api-demo.ksef.mf.gov.pl': 'https://qr-demo.ksef.mf.gov.pl',
  'api-test.ksef.mf.gov.pl': 'https://qr-test.ksef.mf.gov.pl',
};
const LIVE_HOST = 'api.ksef.mf.gov.pl';
export const LIVE_API = `https://${LIVE_HOST}/v2`;

/** The origin of the pages that verify documents of an API; the API's own for a sandbox. */
export function qrBaseOf(apiBase: string): string {
  const { hostname, origin } = new URL(apiBase);
  return QR_BASES[hostname] ?? origin;
}

/** Why an address does not fit to the environment; null: it does. Real documents go to the real KSeF alone, and samples never there. */
export function ksefAddressProblem({
  apiBase,
  isProduction,
}: {
  apiBase: string;
  isProduction: boolean;
}): string | null {
  const isLive = new URL(apiBase).hostname === LIVE_HOST;
  if (isProduction && apiBase !== LIVE_API) return `KSEF_API_BASE: production needs ${LIVE_API}`;
  if (!isProduction && isLive) return `KSEF_API_BASE: ${LIVE_HOST} only in production`;
  return null;
}
