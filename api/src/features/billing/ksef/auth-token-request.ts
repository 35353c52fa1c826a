import { buildXml } from '../../../platform/build-xml.ts';
import type { KsefCertificate } from './ksef-certificate.ts';
import { signXades } from './sign-xades.ts';

interface SignedRequest {
  /** KSeF's challenge, which is valid for ten minutes. */
  challenge: string;
  /** Whose documents are meant, ten digits. */
  nip: string;
  certificate: KsefCertificate;
  signedAt: Date;
}

/** The request to log in for a seller as whom the certificate names: `AuthTokenRequest` of KSeF's schema auth 2.1, signed. */
export function signedAuthTokenRequest({ challenge, nip, certificate, signedAt }: SignedRequest): string {
  const request = buildXml({
    AuthTokenRequest: {
      '@xmlns': 'http://ksef.mf.gov.pl/auth/token/2.1',
      Challenge: challenge,
      ContextIdentifier: { Nip: nip },
      SubjectIdentifierType: 'certificateSubject',
    },
  });
  return signXades(request, certificate, signedAt);
}
