import { Agent, type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { StartProxy } from './cluster.ts';

const TRY_MS = 15_000;
const TRY_AGAIN_MS = 100;

/**
 * A small reverse proxy for machines without Caddy. It sends requests to the APIs in turn, tries the next one if one cannot be
 * reached, and answers 502 if one ends before it answers. Connections are kept alive, as in the Caddyfile.
 */
export const failoverProxy: StartProxy = async ({ port, apiPorts }) => {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** Resolves to whether the API accepted the connection. If not, nothing of the request has been sent. */
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
        // The client must not take half an answer for a whole one, so its connection breaks too.
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
