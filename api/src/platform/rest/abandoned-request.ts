import type { FastifyReply } from 'fastify';

/** The client closed the connection and waits for no answer. */
export class AbandonedRequestError extends Error {
  override readonly name = 'AbandonedRequestError';
}

/** Aborted with `AbandonedRequestError` when the client closes the connection before it has its answer. */
export function abandonmentOf({ raw }: FastifyReply): AbortSignal {
  // Fastify's `request.signal` is also aborted by a body that has arrived whole.
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new AbandonedRequestError('the client closed the connection'));
  });
  return controller.signal;
}
