import { createLogOutput } from '@kreda/telemetry/log-output';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { networkOf } from './rate-limits.ts';

/**
 * The process's log: JSON lines, by default on standard output. No line holds an e-mail address, a token, or more of a client's IP
 * address than its network. Errors quote input, so whole lines are redacted.
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

// A query may hold a payment's secret, and headers hold cookies: neither is logged.
function requestLine({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], network: networkOf(ip) };
}

/** An error and its causes. Other properties are left out: some clients keep their requests there, with keys. */
function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code, statusCode, providerRequestId } = error as {
    code?: unknown;
    statusCode?: unknown;
    providerRequestId?: unknown;
  };
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof statusCode === 'number' ? { statusCode } : {}),
    ...(typeof providerRequestId === 'string' ? { providerRequestId } : {}),
    ...(cause === undefined ? {} : { cause: errorLine(cause) }),
  };
}

/** Redacts e-mail addresses and tokens in a text or a line of JSON. */
export function redact(text: string): string {
  return text.replace(TOKEN, (word) => (MIGRATION.test(word) ? word : '[token]')).replace(E_MAIL, '[e-mail]');
}

// Our tokens are 43 characters of base64url; hashes and Stripe's secrets are longer. Uuids stay: they identify and grant nothing.
const TOKEN = /(?<!\\)[\w-]{40,}/g;
// A migration's name (prisma/scripts/create-migration.ts): a time to the second and lower-case words. A random token does not match it.
const MIGRATION = /^20\d{12}_[a-z][a-z0-9-]*$/;
// Not after a backslash: that character belongs to an escape of JSON. Matched only from the begin of a word: from every character, a
// path of 15,000 characters took 0.7 s.
const E_MAIL =
  /(?:(?<![^\s<>"'@=:;,()[\]/])|(?<=\\[^\s<>"'@=:;,()[\]\\/]))[^\s<>"'@=:;,()[\]\\/]+@[^\s<>"'@:;,()[\]\\/]+/g;
