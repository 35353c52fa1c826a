import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** How long a client may take nothing of its answer, in ms. */
const MAX_PAUSE_MS = 30_000;

/**
 * Sends bytes. Resolves when the connection has taken them all or is closed, so that what is held for the answer can be released
 * then. A connection that takes nothing for 30 s is closed.
 */
export async function sendToEnd(reply: FastifyReply, content: Uint8Array, maxPauseMs = MAX_PAUSE_MS): Promise<void> {
  const { raw } = reply;
  // Node counts bytes that the system takes of one large write, too. After the answer it sets its own timeout again.
  raw.setTimeout(maxPauseMs, () => raw.destroy());
  const ended = new Promise<void>((resolve) => {
    // Called with an error for a closed connection: nobody is there to be told.
    finished(raw, () => resolve());
  });
  reply.send(content);
  await ended;
}
