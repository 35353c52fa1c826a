import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

/** The key that encrypts the documents of one session: AES-256 in CBC mode, as KSeF demands. */
export interface SessionKey {
  key: Buffer;
  iv: Buffer;
}

export function createSessionKey(): SessionKey {
  return { key: randomBytes(32), iv: randomBytes(16) };
}

/** A document encrypted with a session's key, padded by PKCS #7. The initialization vector is told when the session is opened. */
export function encryptDocument(document: Uint8Array, { key, iv }: SessionKey): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([cipher.update(document), cipher.final()]);
}

/** Encrypts for the owner of a certificate, by RSAES-OAEP with SHA-256. @param certificate DER in base64. */
export function encryptFor(certificate: string, secret: Uint8Array): string {
  const { publicKey: key } = new X509Certificate(Buffer.from(certificate, 'base64'));
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key, padding, oaepHash: 'sha256' }, secret).toString('base64');
}

/** SHA-256 in base64, as KSeF identifies documents. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64');
}
