import type { onRequestHookHandler } from 'fastify';
import { hasBody } from './has-body.ts';

/** How much of a body is still received after its request was answered. */
export const UNREAD = { maxBytes: 10_000_000, maxMs: 10_000 };
const CHECK_MS = 50;

/**
 * Hook onRequest: closes the connection when a body continues for too long after the answer. Node receives such a body to its end
 * and drops it, however long it is. Some of it has to be received: a browser that is still sending does not read the answer.
 */
export const endUnreadBodies: onRequestHookHandler = ({ raw }, reply, done) => {
  if (hasBody(raw)) {
    reply.raw.once('finish', () => {
      if (raw.complete !== false) return;
      const { socket } = raw;
      const received = socket.bytesRead;
      const answeredAt = performance.now();
      const checking = setInterval(() => {
        const isTooMuch =
          socket.bytesRead - received > UNREAD.maxBytes || performance.now() - answeredAt > UNREAD.maxMs;
        if (isTooMuch) socket.destroy();
        if (raw.complete || socket.destroyed) clearInterval(checking);
      }, CHECK_MS);
    });
  }
  done();
};
