import { type Connection, type ConnectionOptions, createConnection } from 'mysql2';
import { type DatabaseAddress, type DatabaseTls, tlsOf, urlOf } from './database-address.ts';
import { mysqlAddress } from './mysql-address.ts';

/** The settings of TLS do not fit the database. The message says what to do. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

/**
 * Opens a connection without Prisma, for migrations and backups. At a start it is the first connection to the database.
 *
 * @throws {DatabaseRefused} when the server has no TLS or its certificate is not accepted, before the password is sent; and when it
 *   refuses plain text.
 */
export async function connectMysql(address: DatabaseAddress, options: ConnectionOptions): Promise<Connection> {
  const tls = tlsOf(address);
  const connection = createConnection({
    ...options,
    uri: mysqlAddress(urlOf(address)),
    ...(tls && { ssl: { ca: tls.ca, rejectUnauthorized: true, verifyIdentity: true } }),
  });
  try {
    await connection.promise().connect();
  } catch (error) {
    connection.destroy();
    throw explain(error, tls);
  }
  return connection;
}

function explain(error: unknown, tls: DatabaseTls | null): unknown {
  if (!(error instanceof Error)) return error;
  const message = tls ? explainRefusal(error) : explainInsistence(error);
  return message === null ? error : new DatabaseRefused(message, { cause: error });
}

function explainRefusal({ code, message }: NodeJS.ErrnoException): string | null {
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT') {
    return 'The database speaks no TLS, which DATABASE_TLS or DATABASE_TLS_CA asks for: turn it on there. Nothing is sent to it in plain text.';
  }
  if (code !== 'HANDSHAKE_SSL_ERROR') return null;
  return `The database’s certificate is not accepted: ${message}. Check that DATABASE_TLS_CA holds who signed it, and that it names the host of DATABASE_URL.`;
}

/** MariaDB answers plain text as if the password were wrong. */
function explainInsistence({ code, message }: NodeJS.ErrnoException): string | null {
  const advice = 'set DATABASE_TLS_CA to who signed its certificate, or DATABASE_TLS to true';
  if (code === 'ER_SECURE_TRANSPORT_REQUIRED') return `The database takes connections over TLS alone: ${advice}.`;
  if (code !== 'ER_ACCESS_DENIED_ERROR') return null;
  return `The database refuses: ${message}. Check name and password in DATABASE_URL; if it takes connections over TLS alone, ${advice}.`;
}
