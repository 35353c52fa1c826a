import { createHash, verify, X509Certificate } from 'node:crypto';
import { XmlC14NMode, XmlDocument, XmlElement, XmlLibError } from 'libxml2-wasm';
import { schemaProblems } from '../schemas/validate-xml.ts';
import { KsefProblem } from './problem.ts';

const NAMESPACES = {
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  auth: 'http://ksef.mf.gov.pl/auth/token/2.1',
};
const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
const ENVELOPED = `${NAMESPACES.ds}enveloped-signature`;
const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const SIGNATURE_METHODS: Readonly<Record<string, string>> = {
  rsa: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  ec: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
};

/** A request to log in, whose signature is right. */
export interface SignedRequest {
  challenge: string;
  nip: string;
  /** Whose key signed. Whether it may log in is another question. */
  certificate: X509Certificate;
}

/**
 * Verifies a signed `AuthTokenRequest`: XML Signature 1.1 and XAdES-BES with the algorithms that the product uses, canonicalized by
 * libxml2. KSeF accepts more (documentation of KSeF 2.0, "Podpis XAdES").
 *
 * @throws {KsefProblem} with KSeF's code.
 */
export function readSignedRequest(xml: string, now: Date): SignedRequest {
  using document = parse(xml);
  const [signature, ...others] = elements(document, '//ds:Signature');
  if (!signature) throw new KsefProblem(400, 'Brak podpisu.', 9_102);
  if (others.length > 0) throw new KsefProblem(400, 'Przekroczona liczba dozwolonych podpisów.', 9_103);
  const certificate = certificateOf(signature);
  using unsigned = parse(xml);
  for (const copy of elements(unsigned, '//ds:Signature')) copy.remove();
  const problem =
    signatureProblem(signature, certificate) ??
    documentProblem(signature, unsigned) ??
    propertiesProblem(document, signature, certificate, now);
  if (problem !== null) throw new KsefProblem(400, `Nieprawidłowy podpis: ${problem}`, 9_105);
  const problems = schemaProblems('auth-token', Buffer.from(unsigned.toString()));
  if (problems.length > 0)
    throw new KsefProblem(400, `Dokument nie jest zgodny ze schemą (xsd): ${problems.join('; ')}`, 21_401);
  return {
    challenge: text(unsigned, '/auth:AuthTokenRequest/auth:Challenge'),
    nip: text(unsigned, '/auth:AuthTokenRequest/auth:ContextIdentifier/auth:Nip'),
    certificate,
  };
}

function parse(xml: string): XmlDocument {
  try {
    return XmlDocument.fromString(xml);
  } catch (error) {
    if (error instanceof XmlLibError) throw new KsefProblem(400, 'Nieczytelna treść.', 21_001);
    throw error;
  }
}

function certificateOf(signature: XmlElement): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(text(signature, 'ds:KeyInfo/ds:X509Data/ds:X509Certificate'), 'base64'));
  } catch {
    throw new KsefProblem(400, 'Nieprawidłowy certyfikat.', 21_115);
  }
}

/** Whether the certificate's key signed `ds:SignedInfo`. */
function signatureProblem(signature: XmlElement, { publicKey: key }: X509Certificate): string | null {
  const [signedInfo] = elements(signature, 'ds:SignedInfo');
  if (!signedInfo || text(signature, 'ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm') !== EXCLUSIVE_C14N) {
    return 'CanonicalizationMethod';
  }
  const method = SIGNATURE_METHODS[key.asymmetricKeyType ?? ''];
  if (text(signature, 'ds:SignedInfo/ds:SignatureMethod/@Algorithm') !== method) return 'SignatureMethod';
  const value = Buffer.from(text(signature, 'ds:SignatureValue'), 'base64');
  const signed = Buffer.from(canonical(signedInfo));
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, value) ? null : 'SignatureValue';
}

/** Whether the document without its signature is what was signed. */
function documentProblem(signature: XmlElement, unsigned: XmlDocument): string | null {
  const [reference, ...others] = elements(signature, 'ds:SignedInfo/ds:Reference[@URI=""]');
  if (!reference || others.length > 0) return 'Reference';
  return referenceProblem(reference, [ENVELOPED, EXCLUSIVE_C14N], unsigned.root);
}

/** Whether the signed properties are what was signed, and name this certificate. */
function propertiesProblem(
  document: XmlDocument,
  signature: XmlElement,
  certificate: X509Certificate,
  now: Date,
): string | null {
  const [reference, ...references] = elements(signature, `ds:SignedInfo/ds:Reference[@Type="${SIGNED_PROPERTIES}"]`);
  const target = `#${text(signature, '@Id')}`;
  const path = `ds:Object/xades:QualifyingProperties[@Target="${target}"]/xades:SignedProperties`;
  const [properties, ...others] = elements(signature, path);
  if (!reference || references.length > 0 || !properties || others.length > 0) return 'SignedProperties';
  const id = text(properties, '@Id');
  if (text(reference, '@URI') !== `#${id}` || elements(document, `//*[@Id="${id}"]`).length !== 1) return 'URI';
  const signing = 'xades:SignedSignatureProperties';
  const cert = `${signing}/xades:SigningCertificate/xades:Cert`;
  const signedAt = new Date(text(properties, `${signing}/xades:SigningTime`));
  const isTimely = certificate.validFromDate <= signedAt && signedAt <= now;
  if (!isTimely) return 'SigningTime';
  if (text(properties, `${cert}/xades:CertDigest/ds:DigestMethod/@Algorithm`) !== SHA256) return 'CertDigest';
  if (text(properties, `${cert}/xades:CertDigest/ds:DigestValue`) !== digestOf(certificate.raw)) return 'CertDigest';
  const serial = BigInt(`0x${certificate.serialNumber}`).toString();
  if (text(properties, `${cert}/xades:IssuerSerial/ds:X509SerialNumber`) !== serial) return 'IssuerSerial';
  return referenceProblem(reference, [EXCLUSIVE_C14N], properties);
}

function referenceProblem(reference: XmlElement, transforms: readonly string[], signed: XmlElement): string | null {
  const found = elements(reference, 'ds:Transforms/ds:Transform').map((transform) => text(transform, '@Algorithm'));
  if (found.join(' ') !== transforms.join(' ')) return 'Transforms';
  if (text(reference, 'ds:DigestMethod/@Algorithm') !== SHA256) return 'DigestMethod';
  return text(reference, 'ds:DigestValue') === digestOf(canonical(signed)) ? null : 'DigestValue';
}

function canonical(element: XmlElement): string {
  return element.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 });
}

function digestOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64');
}

function elements(within: XmlDocument | XmlElement, path: string): XmlElement[] {
  return within.find(path, NAMESPACES).filter((node) => node instanceof XmlElement);
}

function text(within: XmlDocument | XmlElement, path: string): string {
  return within.get(path, NAMESPACES)?.content.trim() ?? '';
}
