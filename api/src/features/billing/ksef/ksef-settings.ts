import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OfflineCertificate } from './verification-urls.ts';

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

/** Reads the KSeF certificate of the type Offline and its key from PEM files. @throws Error when they cannot be read or do not fit. */
export function readOfflineCertificate(certificateFile: string, keyFile: string): OfflineCertificate {
  const certificate = new X509Certificate(readFileSync(certificateFile));
  const privateKey = createPrivateKey(readFileSync(keyFile));
  if (!certificate.checkPrivateKey(privateKey)) throw new Error('the key is of another certificate');
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = privateKey;
  const isAllowed = type === 'rsa' ? (details?.modulusLength ?? 0) >= 2_048 : details?.namedCurve === 'prime256v1';
  if (!isAllowed) throw new Error('the key is neither RSA of 2048 bits or more nor of the curve P-256');
  return { serialNumber: certificate.serialNumber, privateKey };
}
