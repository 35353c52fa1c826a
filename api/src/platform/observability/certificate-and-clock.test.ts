import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { createSigningIdentity } from '../../../sandbox/signing-identity.ts';
import { freePort } from '../../testing/free-port.ts';
import { createLog } from '../log.ts';
import { certificateExpiry } from './certificate-expiry.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { storageClockOffset } from './storage-clock.ts';
import { checkCertificateAndClock } from './watch-certificate-and-clock.ts';

const log = createLog({ logLevel: 'silent' });
const clock = () => new Date();

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function certified(): Promise<string> {
  const { privateKey, certificatePem } = createSigningIdentity('127.0.0.1');
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return `https://127.0.0.1:${await listen(createTlsServer({ key, cert: certificatePem }))}`;
}

/** A storage whose clock is so many seconds behind ours. It refuses unsigned requests, as real ones do. */
async function storageBehind(seconds: number): Promise<string> {
  const server = createHttpServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - seconds * 1_000).toUTCString());
    response.writeHead(403).end();
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

const configOf = (publicUrl: string, endpoint: string | null) => ({
  publicUrl,
  isHttps: publicUrl.startsWith('https:'),
  files:
    endpoint === null
      ? { folder: '/nowhere' }
      : { s3: { endpoint, region: 'r', bucket: 'b', accessKeyId: 'i', secretAccessKey: 's', isPathStyle: true } },
});

const told = async ({ registry }: Metrics) => registry.metrics();

test('the expiry of a certificate is read, whichever CA signed it', async () => {
  // This certificate is signed by a CA of the test.
  expect(await certificateExpiry(await certified())).toEqual(new Date('2049-12-31T23:59:59Z'));
});

test('an address without a certificate is an error', async () => {
  const address = await storageBehind(0);
  await expect(certificateExpiry(address.replace('http:', 'https:'))).rejects.toThrow();
  await expect(certificateExpiry(`https://127.0.0.1:${await freePort()}`)).rejects.toThrow('ECONNREFUSED');
});

test('the clock of a storage is read from its refusal', async () => {
  expect(Math.round((await storageClockOffset(await storageBehind(3_600), clock))! / 10)).toBe(360);
  expect(Math.abs((await storageClockOffset(await storageBehind(0), clock))!)).toBeLessThan(5);
});

test('both gauges are set, and cleared when they cannot be read', async () => {
  const metrics = createMetrics();
  const config = configOf(await certified(), await storageBehind(3_600));
  await checkCertificateAndClock({ config, metrics, clock, log });
  expect(await told(metrics)).toContain('kreda_certificate_seen 1');
  expect(await told(metrics)).toMatch(/^kreda_certificate_expires_timestamp_seconds 2524607999$/m);
  expect(await told(metrics)).toMatch(/^kreda_clock_offset_seconds\{against="storage"\} 3(59|60)\d/m);

  const away = configOf(`https://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`);
  await checkCertificateAndClock({ config: away, metrics, clock, log });
  expect(await told(metrics)).toContain('kreda_certificate_seen 0');
  expect(await told(metrics)).not.toMatch(/^kreda_(certificate_expires|clock_offset)\w* ?[{\d]/m);
});

test('a product on http with a folder sets neither gauge', async () => {
  const metrics = createMetrics();
  await checkCertificateAndClock({ config: configOf('http://127.0.0.1', null), metrics, clock, log });
  expect(await told(metrics)).not.toMatch(/^kreda_(certificate|clock)\w* ?[{\d]/m);
});
