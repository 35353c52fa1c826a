import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { networkOf } from './rate-limits.ts';

/**
 * The process's log: JSON lines, on standard output unless told otherwise. No line holds an e-mail address, a token, or more of a
 * client's address than its network: errors quote what they met, so whole lines are gone over.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  return pino(
    {
      level: logLevel,
      base: { service: 'api' },
      serializers: { req: requestLine, err: errorLine },
      hooks: { streamWrite: redact },
    },
    to,
  );
}

// What stands behind the question mark may be a payment's secret, and headers hold cookies: neither is for the log.
function requestLine({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], network: networkOf(ip) };
}

/** What an error says, and what led to it. Whatever else hangs on it stays out: clients of others keep their requests there, with keys. */
function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof statusCode === 'number' ? { statusCode } : {}),
    ...(cause === undefined ? {} : { cause: errorLine(cause) }),
  };
}

/** A text, or a line of JSON, without e-mail addresses and without tokens. */
export function redact(text: string): string {
  return text.replace(TOKEN, '[token]').replace(E_MAIL, '[e-mail]');
}

// Our tokens are 43 characters of base64url; hashes and Stripe's secrets are longer still. Uuids stay: they name, and open nothing.
const TOKEN = /(?<!\\)[\w-]{40,}/g;
// Not after a backslash: that character belongs to an escape of JSON.
const E_MAIL = /(?<!\\)[^\s<>"'@=:;,()[\]\\/]+@[^\s<>"'@:;,()[\]\\/]+/g;
