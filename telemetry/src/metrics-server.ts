import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';

export interface MetricsServer {
  /** The port that it listens on. If the address had port 0, the system chose it. */
  port: number;
  close(): Promise<void>;
}

export interface MetricsServerOptions {
  /** `host:port`. */
  listen: string;
  registry: Registry;
  /** Called before each answer, to update metrics that are read from elsewhere. */
  refresh?: () => Promise<void>;
  /** The answer to `GET /healthz`, for a process without another HTTP port. Without it, the path does not exist. */
  isServing?: () => boolean;
}

/**
 * Serves `GET /metrics` in Prometheus' text format: the registry's metrics and those of the process (CPU, memory, event loop). There is no
 * access control: use an address in a private network. If `isServing` is given, `GET /healthz` answers 200 SERVING or 503 NOT_SERVING,
 * because Kubernetes' gRPC probes do not support TLS.
 *
 * @throws when it cannot listen on the address.
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
