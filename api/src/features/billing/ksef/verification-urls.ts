import { constants, type KeyObject, sign } from 'node:crypto';
import type { KsefCertificate } from './ksef-certificate.ts';

interface Verified {
  /** The origin of KSeF's pages of verification. */
  qrBase: string;
  sellerNip: string;
  /** SHA-256 of the XML, in base64. */
  hash: string;
}

/** The address that shows whether KSeF has a document (code I; documentation of KSeF 2.0, "Kody weryfikujące QR"). */
export function documentUrl({ qrBase, sellerNip, hash, issuedOn }: Verified & { issuedOn: string }): string {
  const [year, month, day] = issuedOn.split('-');
  return `${qrBase}/invoice/${sellerNip}/${day}-${month}-${year}/${toBase64Url(hash)}`;
}

/**
 * The address that proves who issued a document that KSeF does not have yet (code II): signed with the key of the seller's certificate,
 * which is of the type Offline.
 */
export function certificateUrl({
  qrBase,
  sellerNip,
  hash,
  certificate,
}: Verified & { certificate: KsefCertificate }): string {
  const { x509, privateKey } = certificate;
  const url = `${qrBase}/certificate/Nip/${sellerNip}/${sellerNip}/${x509.serialNumber}/${toBase64Url(hash)}`;
  const signed = Buffer.from(url.replace(/^https?:\/\//, ''));
  return `${url}/${signatureOf(signed, privateKey).toString('base64url')}`;
}

/** RSASSA-PSS with a salt of 32 bytes, or ECDSA as R and S side by side, both over SHA-256. */
function signatureOf(signed: Buffer, key: KeyObject): Buffer {
  return key.asymmetricKeyType === 'ec'
    ? sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' })
    : sign('sha256', signed, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });
}

function toBase64Url(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64url');
}
