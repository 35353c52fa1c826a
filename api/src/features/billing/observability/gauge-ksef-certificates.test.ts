import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { issueCertificate } from '../../../../sandbox/ksef/issue-certificate.ts';
import { createBillingMetrics } from './billing-metrics.ts';
import { gaugeKsefCertificates } from './gauge-ksef-certificates.ts';

const SETTINGS = { apiBase: 'http://localhost:1/v2', qrBase: 'http://localhost:1', nip: '5250001003' };
const expiring = (validTo: string, type: 'Authentication' | 'Offline') =>
  issueCertificate({ nip: SETTINGS.nip, type, validTo: new Date(validTo) });

async function told(settings: Parameters<typeof gaugeKsefCertificates>[1]): Promise<string[]> {
  const registry = new Registry();
  gaugeKsefCertificates(createBillingMetrics(registry), settings);
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith('kreda_ksef_certificate_expires_timestamp_seconds'));
}

test('the expiry of both certificates of KSeF is told', async () => {
  const credentials = { certificate: expiring('2028-11-26T12:00:00Z', 'Authentication') };
  const offlineCertificate = expiring('2028-12-01T00:00:00Z', 'Offline');
  expect(await told({ ...SETTINGS, credentials, offlineCertificate })).toEqual([
    'kreda_ksef_certificate_expires_timestamp_seconds{type="Authentication"} 1858852800',
    'kreda_ksef_certificate_expires_timestamp_seconds{type="Offline"} 1859241600',
  ]);
});

test('what is not set has no expiry', async () => {
  expect(await told(null)).toEqual([]);
  expect(await told({ ...SETTINGS, credentials: { token: 'token' }, offlineCertificate: null })).toEqual([]);
});
