import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '../errors.ts';

/**
 * Accepts only bodies without compression. No request is decompressed: a few kilobytes can hold gigabytes.
 *
 * @throws {DomainError} `unsupported-media` for a body with a content-encoding.
 */
export function refuseEncodedBody({ 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders): void {
  if (encoding.trim().toLowerCase() === 'identity') return;
  const message = 'Send the body without content-encoding';
  throw new DomainError(
    { code: 'request-media-refused', problem: message },
    { fields: { 'content-encoding': message } },
  );
}
