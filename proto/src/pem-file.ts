import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A setting names an invalid file. The message says why and does not repeat the path. */
export class PemFileError extends Error {
  override readonly name = 'PemFileError';
}

/** @throws {PemFileError} for a file that is missing or cannot be read. */
export function readPemFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new PemFileError(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs;

/**
 * Reads the certificates of a PEM file, in their order. Other content, such as comments, is ignored.
 *
 * @throws {PemFileError} for a file that cannot be read, holds no certificate, or holds a broken one.
 */
export function readCertificates(file: string): [X509Certificate, ...X509Certificate[]] {
  const blocks = readPemFile(file).match(CERTIFICATE) ?? [];
  try {
    const [first, ...others] = blocks.map((block) => new X509Certificate(block));
    if (first) return [first, ...others];
  } catch (error) {
    throw new PemFileError('the file holds a certificate that cannot be read', { cause: error });
  }
  throw new PemFileError('the file holds no certificate in PEM');
}

/** The certificates as one PEM text. */
export function toPem(certificates: readonly X509Certificate[]): string {
  return certificates.map((certificate) => certificate.toString()).join('');
}
