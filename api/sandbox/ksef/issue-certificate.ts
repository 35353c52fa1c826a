import { generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Extension,
  Extensions,
  id_ce_keyUsage,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

/** What a certificate of the sandbox is made from. */
export interface CertificateOrder {
  /** The NIP of the company that the certificate names. */
  nip: string;
  type?: 'Authentication' | 'Offline';
  key?: 'ec' | 'rsa';
  validFrom?: Date;
  validTo?: Date;
  /** Hexadecimal. */
  serialNumber?: string;
}

const KEY_USAGES = { Authentication: KeyUsageFlags.digitalSignature, Offline: KeyUsageFlags.nonRepudiation };
const ECDSA_WITH_SHA256 = { algorithm: '1.2.840.10045.4.3.2' };
const SHA256_WITH_RSA = { algorithm: '1.2.840.113549.1.1.11', parameters: null };
const COMMON_NAME = '2.5.4.3';
const COUNTRY = '2.5.4.6';
const ORGANIZATION = '2.5.4.10';
const ORGANIZATION_IDENTIFIER = '2.5.4.97';

/**
 * A certificate like KSeF's own of a company (documentation of KSeF 2.0, "Certyfikaty KSeF"), with its key. It is signed by itself, which
 * KSeF's test environment accepts too. Without dates it is valid from 2000 to 2049.
 */
export function issueCertificate({
  nip,
  type = 'Authentication',
  key = 'ec',
  validFrom = new Date('2000-01-01T00:00:00Z'),
  validTo = new Date('2049-12-31T23:59:59Z'),
  serialNumber = `01${randomBytes(7).toString('hex')}`,
}: CertificateOrder): { x509: X509Certificate; privateKey: KeyObject } {
  const { privateKey, publicKey } =
    key === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const algorithm = new AlgorithmIdentifier(key === 'ec' ? ECDSA_WITH_SHA256 : SHA256_WITH_RSA);
  const name = companyName(nip);
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: bytesOf(Buffer.from(serialNumber, 'hex')),
    signature: algorithm,
    issuer: name,
    validity: new Validity({ notBefore: validFrom, notAfter: validTo }),
    subject: name,
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
    extensions: new Extensions([
      new Extension({
        extnID: id_ce_keyUsage,
        critical: true,
        extnValue: new OctetString(AsnConvert.serialize(new KeyUsage(KEY_USAGES[type]))),
      }),
    ]),
  });
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), privateKey);
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: bytesOf(signature),
  });
  return { x509: new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))), privateKey };
}

function companyName(nip: string): Name {
  const parts = [
    [COUNTRY, { printableString: 'PL' }],
    [ORGANIZATION, { utf8String: 'Spółka, z przecinkiem' }],
    [ORGANIZATION_IDENTIFIER, { utf8String: `VATPL-${nip}` }],
    [COMMON_NAME, { utf8String: 'Certyfikat piaskownicy' }],
  ] as const;
  return new Name(
    parts.map(
      ([type, value]) =>
        new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue(value) })]),
    ),
  );
}

function bytesOf(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer;
}
