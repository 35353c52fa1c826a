import type { X509Certificate } from 'node:crypto';
import { getCACertificates } from 'node:tls';
import { PemFileError, readCertificates, toPem } from '@kreda/proto/pem-file';

/** The address of the database. A string means no TLS; the product passes the object from its settings. */
export type DatabaseAddress = string | { url: string; tls: DatabaseTls | null };

/** TLS to the database: the CA certificates of the server, as PEM. The server's certificate has to name the address's host. */
export interface DatabaseTls {
  ca: string[];
}

export function urlOf(address: DatabaseAddress): string {
  return typeof address === 'string' ? address : address.url;
}

export function tlsOf(address: DatabaseAddress): DatabaseTls | null {
  return typeof address === 'string' ? null : address.tls;
}

export interface DatabaseTlsSettings {
  DATABASE_URL?: string | undefined;
  DATABASE_TLS?: 'true' | 'false' | undefined;
  DATABASE_TLS_CA?: string | undefined;
}

/**
 * Reads the settings of TLS to the database.
 *
 * @returns `tls` null for plain text; `problems` are lines that begin with a setting's name.
 */
export function readDatabaseTls(settings: DatabaseTlsSettings): { tls: DatabaseTls | null; problems: string[] } {
  const { DATABASE_URL: url, DATABASE_TLS: isAsked, DATABASE_TLS_CA: file } = settings;
  if (file === undefined && isAsked !== 'true') return { tls: null, problems: [] };
  const name = file === undefined ? 'DATABASE_TLS' : 'DATABASE_TLS_CA';
  if (file !== undefined && isAsked === 'false') {
    return { tls: null, problems: ['DATABASE_TLS: false beside DATABASE_TLS_CA, which asks for TLS'] };
  }
  const problem = urlProblem(url, name);
  if (problem !== null) return { tls: null, problems: [problem] };
  if (file === undefined) return { tls: { ca: getCACertificates('default') }, problems: [] };
  try {
    return { tls: { ca: readCertificates(file).map(toOnePem) }, problems: [] };
  } catch (error) {
    if (!(error instanceof PemFileError)) throw error;
    return { tls: null, problems: [`DATABASE_TLS_CA: ${error.message}`] };
  }
}

const toOnePem = (certificate: X509Certificate) => toPem([certificate]);

function urlProblem(url: string | undefined, setting: string): string | null {
  if (url === undefined || url.startsWith('file:')) return `${setting}: needs a DATABASE_URL of mysql:// or mariadb://`;
  const parsed = URL.parse(url);
  // The drivers do not compare an IP address with the certificate: one of them compares `localhost` instead.
  return parsed === null || /^[\d.]+$|^\[/.test(parsed.hostname)
    ? `DATABASE_URL: with ${setting} it needs the host’s name, as the server’s certificate has it, and no number`
    : null;
}
