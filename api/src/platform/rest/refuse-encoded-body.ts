import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '../errors.ts';

/**
 * Passes for a body that is sent as it is. No request is inflated: a few kilobytes can hold gigabytes.
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
