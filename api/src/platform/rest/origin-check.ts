import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that a page of another site requests with the cookies of our visitor. A browser sends the page's origin with every
 * such request; a program that is no browser sends none, and has no cookies to misuse. Over https only the public origin is
 * ours; over http, in development, every name of this host is.
 *
 * @throws {DomainError} `forbidden`.
 */
export function checkOrigin({ method, headers, host }: FastifyRequest, publicUrl: string): void {
  if (READING.has(method)) return;
  const isForeign =
    headers.origin === undefined
      ? headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
      : headers.origin !== publicUrl && (publicUrl.startsWith('https:') || hostOf(headers.origin) !== host);
  if (isForeign) throw new DomainError('forbidden');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
