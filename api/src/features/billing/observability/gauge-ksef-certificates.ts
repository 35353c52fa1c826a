import type { Config } from '../../../config.ts';
import type { BillingMetrics } from './billing-metrics.ts';

/** When the certificates of KSeF in the settings expire. Settings do not change while a process runs. */
export function gaugeKsefCertificates(
  { ksefCertificateExpires: gauge }: Pick<BillingMetrics, 'ksefCertificateExpires'>,
  ksef: Config['ksef'],
): void {
  if (ksef === null) return;
  const { credentials, offlineCertificate } = ksef;
  const certificates = {
    Authentication: 'certificate' in credentials ? credentials.certificate : null,
    Offline: offlineCertificate,
  };
  for (const [type, certificate] of Object.entries(certificates)) {
    if (certificate) gauge.set({ type }, certificate.x509.validToDate.getTime() / 1_000);
  }
}
