import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

export interface MetricsServer {
  /** The port it listens on, which the system chose where the address said 0. */
  port: number;
  close(): Promise<void>;
}

export interface MetricsServerOptions {
  /** `host:port`. */
  listen: string;
  registry: Registry;
  /** Brings figures up to date that are read from elsewhere, before each answer. */
  refresh?: () => Promise<void>;
  /** Answers `GET /healthz`, for a process whose other port speaks no HTTP; without it there is no such path. */
  isServing?: () => boolean;
}

/**
 * Serves `GET /metrics` in Prometheus' text format, with the process's own figures (CPU, memory, event loop) beside those of the
 * registry. It knows no callers: the address is for a private network. Where `isServing` is given, `GET /healthz` answers 200 SERVING or
 * 503 NOT_SERVING: Kubernetes' own gRPC probes speak no TLS.
 *
 * @throws when it cannot listen there.
 */
export async function startMetricsServer({
  listen,
  registry,
  refresh,
  isServing,
}: MetricsServerOptions): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (isServing && request.url === '/healthz' && request.method === 'GET') {
      const [code, word] = isServing() ? [200, 'SERVING'] : [503, 'NOT_SERVING'];
      response.writeHead(code, { 'content-type': 'text/plain' }).end(`${word}\n`);
      return;
    }
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      await refresh?.();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  const colon = listen.lastIndexOf(':');
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(listen.slice(colon + 1)), listen.slice(0, colon).replace(/^\[|\]$/g, ''), resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
