import { expect, test } from 'vitest';
import { issueCertificate } from '../../../../sandbox/ksef/issue-certificate.ts';
import { readSignedRequest } from '../../../../sandbox/ksef/signed-request.ts';
import { signedAuthTokenRequest } from './auth-token-request.ts';

const CHALLENGE = '20250604-CR-461EA5B000-537A6BA15D-D7';
const NIP = '5250001003';
const SIGNED_AT = new Date('2026-11-26T12:00:00Z');
const CERTIFICATES = {
  ec: issueCertificate({ nip: NIP, key: 'ec', serialNumber: '01F20A5D352AE590' }),
  rsa: issueCertificate({ nip: NIP, key: 'rsa', serialNumber: '01F20A5D352AE591' }),
};
const signedBy = (certificate: (typeof CERTIFICATES)['ec']) =>
  signedAuthTokenRequest({ challenge: CHALLENGE, nip: NIP, certificate, signedAt: SIGNED_AT });

// The signature is made by xml-crypto and verified by libxml2 and Node's own cryptography.
test.each(['ec', 'rsa'] as const)('a request is signed so that another implementation verifies it (%s)', (key) => {
  const { challenge, nip, certificate } = readSignedRequest(signedBy(CERTIFICATES[key]), SIGNED_AT);
  expect({ challenge, nip }).toEqual({ challenge: CHALLENGE, nip: NIP });
  expect(certificate.serialNumber).toBe(CERTIFICATES[key].x509.serialNumber);
});

test('the signed properties say when, and name the certificate as RFC 4514 writes names', () => {
  const xml = signedBy(CERTIFICATES.ec);
  expect(xml).toContain('<xades:SigningTime>2026-11-26T12:00:00.000Z</xades:SigningTime>');
  expect(xml).toContain(
    '<ds:X509IssuerName>CN=Certyfikat piaskownicy,organizationIdentifier=VATPL-5250001003,O=Spółka\\, z przecinkiem,C=PL</ds:X509IssuerName>',
  );
  expect(xml).toContain('<ds:X509SerialNumber>140185933842146704</ds:X509SerialNumber>');
});

const moved = (xml: string, from: string | RegExp, to: string) => {
  const changed = xml.replace(from, to);
  if (changed === xml) throw new Error(`${from} is not in the request`);
  return changed;
};
const other = issueCertificate({ nip: NIP }).x509.raw.toString('base64');

test.each<[what: string, change: (xml: string) => string, code: number]>([
  ['the NIP', (xml) => moved(xml, `<Nip>${NIP}`, '<Nip>1060000062'), 9_105],
  ['the challenge', (xml) => moved(xml, '-D7</Challenge>', '-D8</Challenge>'), 9_105],
  ['the time', (xml) => moved(xml, 'SigningTime>2026-11-26T12:00:00', 'SigningTime>2026-11-26T11:59:59'), 9_105],
  ['the certificate', (xml) => moved(xml, /X509Certificate>[^<]+</, `X509Certificate>${other}<`), 9_105],
  [
    'the digest of the certificate',
    (xml) => moved(xml, /(CertDigest>.*?DigestValue>)[^<]+/, `$1${Buffer.alloc(32).toString('base64')}`),
    9_105,
  ],
  ['the serial number', (xml) => moved(xml, /SerialNumber>\d+/, 'SerialNumber>1'), 9_105],
  ['the signature', (xml) => moved(xml, /SignatureValue>..../, 'SignatureValue>AAAA'), 9_105],
  ['the reference to the properties', (xml) => moved(xml, /<ds:Reference URI="#.*?<\/ds:Reference>/, ''), 9_105],
  ['a part before it', (xml) => moved(xml, '<Challenge>', '<Added/><Challenge>'), 9_105],
  ['no signature', (xml) => moved(xml, /<ds:Signature .*<\/ds:Signature>/, ''), 9_102],
  ['two signatures', (xml) => moved(xml, /(<ds:Signature .*<\/ds:Signature>)/, '$1$1'), 9_103],
  ['no certificate', (xml) => moved(xml, /X509Certificate>[^<]+</, 'X509Certificate>AAAA<'), 21_115],
  ['no XML', () => 'AuthTokenRequest', 21_001],
])('a request that was changed is refused: %s', (_, change, code) => {
  const changed = change(signedBy(CERTIFICATES.ec));
  expect(() => readSignedRequest(changed, SIGNED_AT)).toThrow(
    expect.objectContaining({ body: expect.objectContaining({ errors: [expect.objectContaining({ code })] }) }),
  );
});

test('a request that was signed in the future, or has a wrong NIP in it, is refused', () => {
  expect(() => readSignedRequest(signedBy(CERTIFICATES.ec), new Date(SIGNED_AT.getTime() - 1))).toThrow('SigningTime');
  const certificate = CERTIFICATES.ec;
  const wrong = signedAuthTokenRequest({ challenge: CHALLENGE, nip: '0000', certificate, signedAt: SIGNED_AT });
  expect(() => readSignedRequest(wrong, SIGNED_AT)).toThrow('xsd');
});
