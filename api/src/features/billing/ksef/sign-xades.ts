import {
  type BinaryLike,
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  type KeyLike,
  KeyObject,
  type X509Certificate,
} from 'node:crypto';
import { createOptionalCallbackFunction, type SignatureAlgorithm, SignedXml } from 'xml-crypto';
import { buildElement } from '../../../platform/build-xml.ts';
import type { KsefCertificate } from './ksef-certificate.ts';

const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
const ENVELOPED = `${XMLDSIG}enveloped-signature`;
const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const ECDSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256';

const SIGNATURE_ID = 'Signature';
const PROPERTIES_ID = 'SignedProperties';

/**
 * Signs an XML document by XAdES-BES (ETSI TS 101 903) in a `ds:Signature` at the end of its root, as the ministry's own clients of KSeF
 * do (documentation of KSeF 2.0, "Podpis XAdES").
 */
export function signXades(xml: string, { x509, privateKey }: KsefCertificate, signedAt: Date): string {
  const signed = new SignedXml({
    privateKey,
    publicCert: x509.toString(),
    canonicalizationAlgorithm: EXCLUSIVE_C14N,
    signatureAlgorithm: privateKey.asymmetricKeyType === 'ec' ? ECDSA_SHA256 : RSA_SHA256,
    objects: [{ content: buildElement(qualifyingProperties(x509, signedAt)) }],
  });
  signed.SignatureAlgorithms[ECDSA_SHA256] = EcdsaSha256;
  const digestAlgorithm = SHA256;
  signed.addReference({ xpath: '/*', transforms: [ENVELOPED, EXCLUSIVE_C14N], digestAlgorithm, isEmptyUri: true });
  signed.addReference({
    xpath: `//*[@Id='${PROPERTIES_ID}']`,
    transforms: [EXCLUSIVE_C14N],
    digestAlgorithm,
    type: SIGNED_PROPERTIES,
  });
  signed.computeSignature(xml, { prefix: 'ds', attrs: { Id: SIGNATURE_ID } });
  return signed.getSignedXml();
}

/** What the signature says of itself and is signed too: when it was made, and with which certificate. */
function qualifyingProperties(x509: X509Certificate, signedAt: Date) {
  const digest = createHash('sha256').update(x509.raw).digest('base64');
  return {
    'xades:QualifyingProperties': {
      '@xmlns:xades': XADES,
      '@Target': `#${SIGNATURE_ID}`,
      'xades:SignedProperties': {
        '@Id': PROPERTIES_ID,
        'xades:SignedSignatureProperties': {
          'xades:SigningTime': signedAt.toISOString(),
          'xades:SigningCertificate': {
            'xades:Cert': {
              'xades:CertDigest': { 'ds:DigestMethod': { '@Algorithm': SHA256 }, 'ds:DigestValue': digest },
              'xades:IssuerSerial': {
                'ds:X509IssuerName': issuerName(x509),
                'ds:X509SerialNumber': BigInt(`0x${x509.serialNumber}`).toString(),
              },
            },
          },
        },
      },
    },
  };
}

/** The issuer as one line (RFC 4514), which begins with the last part. Node.js tells a part a line, each escaped as the RFC says. */
function issuerName({ issuer }: X509Certificate): string {
  return issuer.split('\n').reverse().join(',');
}

/** XML Signature 1.1 writes R and S side by side (section 6.4.3). */
class EcdsaSha256 implements SignatureAlgorithm {
  getSignature = createOptionalCallbackFunction((signedInfo: BinaryLike, privateKey: KeyLike) => {
    const key = privateKey instanceof KeyObject ? privateKey : createPrivateKey(privateKey);
    return createSign('sha256').update(signedInfo).sign({ key, dsaEncoding: 'ieee-p1363' }, 'base64');
  });

  verifySignature = createOptionalCallbackFunction((signedInfo: string, publicKey: KeyLike, signature: string) => {
    const key = publicKey instanceof KeyObject ? publicKey : createPublicKey(publicKey);
    return createVerify('sha256').update(signedInfo).verify({ key, dsaEncoding: 'ieee-p1363' }, signature, 'base64');
  });

  getAlgorithmName = () => ECDSA_SHA256;
}
