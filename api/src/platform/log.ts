import { createLogOutput } from '@kreda/telemetry/log-output';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { networkOf } from './rate-limits.ts';

/**
 * The process's log: JSON lines, on standard output unless told otherwise. No line holds an e-mail address, a token, or more of a
 * client's address than its network: errors quote what they met, so whole lines are gone over.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to: DestinationStream = createLogOutput()): Logger {
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
  return text.replace(TOKEN, (word) => (MIGRATION.test(word) ? word : '[token]')).replace(E_MAIL, '[e-mail]');
}

// Our tokens are 43 characters of base64url; hashes and Stripe's secrets are longer still. Uuids stay: they name, and open nothing.
const TOKEN = /(?<!\\)[\w-]{40,}/g;
// A migration's name (prisma/scripts/create-migration.ts): a time to the second, and words of small letters. No token of 43 random
// characters looks so.
const MIGRATION = /^20\d{12}_[a-z][a-z0-9-]*$/;
// Not after a backslash: that character belongs to an escape of JSON. Tried where a word begins, not at each of its characters: a
// path of 15,000 characters took 0.7 s.
const E_MAIL =
  /(?:(?<![^\s<>"'@=:;,()[\]/])|(?<=\\[^\s<>"'@=:;,()[\]\\/]))[^\s<>"'@=:;,()[\]\\/]+@[^\s<>"'@:;,()[\]\\/]+/g;
