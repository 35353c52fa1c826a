import { createPrivateKey, type KeyObject, type X509Certificate } from 'node:crypto';
import { PemFileError, readCertificates, readPemFile } from '@kreda/proto/pem-file';
import { mayBeUsedFor } from './key-usage.ts';

/** A certificate that KSeF issued, with its key. */
export interface KsefCertificate {
  x509: X509Certificate;
  privateKey: KeyObject;
}

/** PEM files, and the passphrase of the key's file. */
export interface KsefCertificateFiles {
  cert: string | undefined;
  key: string | undefined;
  passphrase: string | undefined;
}

/** KSeF issues a certificate for one use, which its key usage tells (documentation of KSeF 2.0, "Certyfikaty KSeF"). */
const TYPES = {
  Authentication: { settings: 'KSEF_AUTH', keyUsage: 'digitalSignature' },
  Offline: { settings: 'KSEF_OFFLINE', keyUsage: 'nonRepudiation' },
} as const;

/**
 * Reads a KSeF certificate and its key.
 *
 * @returns null without files; and the problems, one line each, beginning with the setting's name.
 */
export function readKsefCertificate(
  type: keyof typeof TYPES,
  { cert, key, passphrase }: KsefCertificateFiles,
  now: Date,
): { certificate: KsefCertificate | null; problems: string[] } {
  const { settings, keyUsage } = TYPES[type];
  if (cert === undefined || key === undefined) {
    const problems = [
      ...(key === undefined ? [] : [`${settings}_CERT: needed beside ${settings}_KEY`]),
      ...(cert === undefined ? [] : [`${settings}_KEY: needed beside ${settings}_CERT`]),
      ...(passphrase === undefined || key !== undefined
        ? []
        : [`${settings}_KEY_PASSPHRASE: of no use without ${settings}_KEY`]),
    ];
    return { certificate: null, problems };
  }
  const problems: string[] = [];
  const read = <T>(name: string, parse: () => T): T | null => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof PemFileError)) throw error;
      problems.push(`${name}: ${error.message}`);
      return null;
    }
  };
  const [x509] = read(`${settings}_CERT`, () => readCertificates(cert)) ?? [];
  const privateKey = read(`${settings}_KEY`, () => readPrivateKey(key, passphrase, `${settings}_KEY_PASSPHRASE`));
  if (x509) {
    const wrong = earlyProblem(x509, now) ?? (mayBeUsedFor(x509, keyUsage) ? null : `not of the type ${type}`);
    if (wrong !== null) problems.push(`${settings}_CERT: ${wrong}`);
  }
  if (x509 && privateKey && !x509.checkPrivateKey(privateKey)) {
    problems.push(`${settings}_KEY: not the key of the certificate in ${settings}_CERT`);
  } else if (privateKey && !isAllowed(privateKey)) {
    problems.push(`${settings}_KEY: neither RSA of 2048 bits or more nor of the curve P-256`);
  }
  if (!x509 || !privateKey || problems.length > 0) return { certificate: null, problems };
  return { certificate: { x509, privateKey }, problems };
}

/** An expired certificate is no problem of a setting: it must not stop the product from starting again. Its alert has fired for a month. */
function earlyProblem({ validFromDate }: X509Certificate, now: Date): string | null {
  return now < validFromDate ? `valid only from ${validFromDate.toISOString()}` : null;
}

function isAllowed({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  return type === 'rsa' ? (details?.modulusLength ?? 0) >= 2_048 : details?.namedCurve === 'prime256v1';
}

function readPrivateKey(file: string, passphrase: string | undefined, passphraseSetting: string): KeyObject {
  const key = readPemFile(file);
  try {
    return createPrivateKey({ key, ...(passphrase === undefined ? {} : { passphrase }) });
  } catch (cause) {
    if (passphrase === undefined && key.includes('ENCRYPTED')) {
      throw new PemFileError(`the file is encrypted and needs ${passphraseSetting}`, { cause });
    }
    const opened = passphrase === undefined ? '' : ` that ${passphraseSetting} opens`;
    throw new PemFileError(`the file holds no private key in PEM${opened}`, { cause });
  }
}
