import { constants, createHash, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { issueCertificate } from '../../../../sandbox/ksef/issue-certificate.ts';
import { createSessionKey, encryptDocument, sha256 } from './ksef-crypto.ts';
import { checksumOf, isKsefNumber } from './ksef-number.ts';
import { ksefAddressProblem, qrBaseOf } from './ksef-settings.ts';
import { certificateUrl, documentUrl } from './verification-urls.ts';

/** The example of KSeF's documentation, "Kody weryfikujące QR". */
const HASH = Buffer.from('UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE', 'base64url').toString('base64');
const EXAMPLE = { qrBase: 'https://qr-test.ksef.mf.gov.pl', sellerNip: '1111111111', hash: HASH };

test('code I leads to the address of the documentation', () => {
  expect(documentUrl({ ...EXAMPLE, issuedOn: '2026-02-01' })).toBe(
    'https://qr-test.ksef.mf.gov.pl/invoice/1111111111/01-02-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
  );
});

test.each(['rsa', 'ec'] as const)('code II is signed by the key of the certificate (%s)', (kind) => {
  const certificate = issueCertificate({
    nip: '1111111111',
    type: 'Offline',
    key: kind,
    serialNumber: '01F20A5D352AE590',
  });
  const { publicKey: key } = certificate.x509;
  const url = certificateUrl({ ...EXAMPLE, certificate });
  const signed = url.slice('https://'.length, url.lastIndexOf('/'));
  expect(signed).toBe(
    'qr-test.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/01F20A5D352AE590/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
  );
  const signature = Buffer.from(url.slice(url.lastIndexOf('/') + 1), 'base64url');
  const options =
    kind === 'ec'
      ? ({ key, dsaEncoding: 'ieee-p1363' } as const)
      : { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  expect(verify('sha256', Buffer.from(signed), options, signature)).toBe(true);
});

test('a number of KSeF has a checksum', () => {
  expect(isKsefNumber('5265877635-20250826-0100001AF629-AF')).toBe(true);
  expect(isKsefNumber('5265877635-20250826-0100001AF629-AE')).toBe(false);
  expect(isKsefNumber('5265877635-20250826-0100001af629-AF')).toBe(false);
  expect(checksumOf('123456789')).toBe('F4');
});

test('documents are encrypted in blocks, and hashed as KSeF does', () => {
  expect(encryptDocument(Buffer.alloc(16), createSessionKey())).toHaveLength(32);
  expect(sha256('a')).toBe(createHash('sha256').update('a').digest('base64'));
});

test('production reaches the real KSeF alone, and nothing else reaches it', () => {
  const live = 'https://api.ksef.mf.gov.pl/v2';
  expect(ksefAddressProblem({ apiBase: live, isProduction: true })).toBeNull();
  expect(ksefAddressProblem({ apiBase: 'https://api-demo.ksef.mf.gov.pl/v2', isProduction: true })).not.toBeNull();
  expect(ksefAddressProblem({ apiBase: live, isProduction: false })).not.toBeNull();
  expect(qrBaseOf(live)).toBe('https://qr.ksef.mf.gov.pl');
  expect(qrBaseOf('http://localhost:1234/v2')).toBe('http://localhost:1234');
});
