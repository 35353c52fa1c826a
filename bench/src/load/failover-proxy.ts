import { Agent, type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { StartProxy } from './cluster.ts';

const TRY_MS = 15_000;
const TRY_AGAIN_MS = 100;

/**
 * What a reverse proxy does for the APIs, in a few lines, where there is no Caddy: the APIs take turns, one that cannot be reached
 * passes its request on to the other, and one that ends half-way answers 502. Connections are kept, as the Caddyfile says.
 */
export const failoverProxy: StartProxy = async ({ port, apiPorts }) => {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** Resolves to whether somebody took the request: nothing of it has been sent where nobody did. */
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, apiPort: number): Promise<boolean> =>
    new Promise((resolve) => {
      const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
      const onward: ClientRequest = request({
        host: '127.0.0.1',
        port: apiPort,
        agent,
        method: incoming.method,
        path: incoming.url,
        headers,
      });
      onward.once('response', (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
        // Half an answer is none: the client's connection breaks as the API's did.
        answer.once('error', () => outgoing.destroy());
      });
      onward.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') {
          resolve(false);
          return;
        }
        resolve(true);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end();
      });
      onward.once('socket', (socket) => {
        const send = () => {
          resolve(true);
          incoming.pipe(onward);
        };
        if (socket.connecting) socket.once('connect', send);
        else send();
      });
    });

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      for (const until = Date.now() + TRY_MS; Date.now() < until; ) {
        for (const _ of apiPorts) {
          turn = (turn + 1) % apiPorts.length;
          if (await pass(incoming, outgoing, apiPorts[turn]!)) return;
        }
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
      outgoing.writeHead(503, { 'content-type': 'text/plain' }).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
};
