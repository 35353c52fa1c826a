import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A key to sign with, and the certificate that proves its signatures. */
export interface SigningIdentity {
  privateKey: KeyObject;
  certificatePem: string;
  /** Names the certificate; another key has another one. */
  fingerprint: string;
}

/** The tags of ASN.1 in DER (ITU-T X.690) that a certificate needs. */
const TAG = {
  integer: 0x02,
  bitString: 0x03,
  null: 0x05,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const;
/** 1.2.840.113549.1.1.11, sha256WithRSAEncryption. */
const SHA256_WITH_RSA = Buffer.from('06092a864886f70d01010b', 'hex');
/** 2.5.4.3, commonName. */
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/**
 * A new RSA key with a certificate signed by itself: X.509 version 1 (RFC 5280), which has no extensions, written by hand because
 * Node reads certificates and makes none. It is valid from 2000 to 2049, whatever time a test lives in.
 */
export function createSigningIdentity(commonName: string): SigningIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = der(TAG.sequence, SHA256_WITH_RSA, der(TAG.null));
  const attribute = der(TAG.sequence, COMMON_NAME, der(TAG.utf8, Buffer.from(commonName)));
  const name = der(TAG.sequence, der(TAG.set, attribute));
  const validity = der(TAG.sequence, utcTime('000101000000Z'), utcTime('491231235959Z'));
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const serial = der(TAG.integer, Buffer.of(1));
  const toBeSigned = der(TAG.sequence, serial, algorithm, name, validity, name, subjectKey);
  // A bit string begins with how many bits of its last byte are unused.
  const signature = der(TAG.bitString, Buffer.of(0), sign('RSA-SHA256', toBeSigned, privateKey));
  const certificate = der(TAG.sequence, toBeSigned, algorithm, signature);
  const lines = certificate
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return {
    privateKey,
    certificatePem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(certificate).digest('hex').slice(0, 16),
  };
}

function utcTime(time: string): Buffer {
  return der(TAG.utcTime, Buffer.from(time));
}

/** One value: its tag, its length, and what it is made of. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthOf(content), content]);
}

/** Up to 127 a byte; above, the number of bytes that follow, and the length in them. */
function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes]);
}
