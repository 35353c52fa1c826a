import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors.ts';
import { requireUser } from '../policy.ts';
import type { AttemptLimit } from '../rest/request-context.ts';

/** Far more than anybody needs, and not enough to fill a disk with. */
const MAX_DOWNLOADS = 200;
const WINDOW_MS = 10 * 60_000;

/** Counts the downloads that each user asks for, whatever becomes of them. */
export function downloadLimit(app: FastifyInstance): AttemptLimit {
  const count = app.createRateLimit({
    max: MAX_DOWNLOADS,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => requireUser(request.ctx).user.id,
  });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new DomainError('rate-limited', 'Too many downloads. Try again in a few minutes');
    }
  };
}
