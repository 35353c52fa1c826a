import type { onRequestHookHandler } from 'fastify';
import { hasBody } from './has-body.ts';

/** What is still received of a body after its request was answered, in bytes and in ms. */
export const UNREAD = { maxBytes: 10_000_000, maxMs: 10_000 };
const CHECK_MS = 50;

/**
 * Hook onRequest: closes the connection of a body that goes on and on after its answer. Node itself receives such a body to its end
 * and drops it, however long it is. Some of it is received all the same: a browser that is still sending would not see the answer.
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
