import { createPrivateKey, type KeyObject } from 'node:crypto';
import { PemFileError, readCertificates, readPemFile, toPem } from './pem-file.ts';

/** Mutual TLS between API and renderer: the process's own certificate and key, and the CA of the other side. All are PEM. */
export interface RendererTls {
  ca: Buffer;
  cert: Buffer;
  key: Buffer;
}

const NAMES = ['RENDERER_TLS_CA', 'RENDERER_TLS_CERT', 'RENDERER_TLS_KEY'] as const;

/** The settings with the files' paths. Both processes use the same names. */
export type RendererTlsFiles = Partial<Record<(typeof NAMES)[number], string | undefined>>;

/**
 * Reads the files that the settings name.
 *
 * @returns the certificates and key, or null if no setting is given; and the problems, one line each, beginning with the setting's name.
 */
export function readRendererTls(files: RendererTlsFiles): { tls: RendererTls | null; problems: string[] } {
  const missing = NAMES.filter((name) => files[name] === undefined);
  if (missing.length === NAMES.length) return { tls: null, problems: [] };
  const problems = missing.map((name) => `${name}: needed beside the other RENDERER_TLS_ files`);
  const read = <T>(name: (typeof NAMES)[number], parse: (file: string) => T): T | null => {
    const file = files[name];
    if (file === undefined) return null;
    try {
      return parse(file);
    } catch (error) {
      if (!(error instanceof PemFileError)) throw error;
      problems.push(`${name}: ${error.message}`);
      return null;
    }
  };
  const ca = read('RENDERER_TLS_CA', readCertificates);
  const cert = read('RENDERER_TLS_CERT', readCertificates);
  const key = read('RENDERER_TLS_KEY', readPrivateKey);
  if (cert && key && !cert[0].checkPrivateKey(key)) {
    problems.push('RENDERER_TLS_KEY: not the key of the certificate in RENDERER_TLS_CERT');
  }
  if (!ca || !cert || !key || problems.length > 0) return { tls: null, problems };
  const pem = key.export({ type: 'pkcs8', format: 'pem' });
  return { tls: { ca: Buffer.from(toPem(ca)), cert: Buffer.from(toPem(cert)), key: Buffer.from(pem) }, problems };
}

function readPrivateKey(file: string): KeyObject {
  const pem = readPemFile(file);
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw new PemFileError('the file holds no private key in PEM without a passphrase', { cause: error });
  }
}
