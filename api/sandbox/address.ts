import type { FastifyInstance } from 'fastify';

/** Where a sandbox on this machine is reached by browsers. @throws {Error} while it does not listen. */
export function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox does not listen yet');
  return `http://localhost:${address.port}`;
}
