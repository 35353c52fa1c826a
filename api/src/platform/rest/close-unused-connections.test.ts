import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeUnusedConnections } from './close-unused-connections.ts';

test('closing does not wait for a connection that has sent nothing, and finishes what another one asked for', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(app);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    app.get('/', async (_request, reply) => {
      resolve();
      // As the API answers while it closes.
      reply.header('connection', 'close');
      await new Promise<void>((finish) => {
        answer = finish;
      });
      return 'finished';
    });
  });
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const unused = connect(Number(port), hostname);
  await once(unused, 'connect');
  const response = fetch(`http://${hostname}:${port}/`);
  await asked;
  const closed = app.close();
  await once(unused, 'close');
  answer();
  expect(await (await response).text()).toBe('finished');
  await closed;
});
