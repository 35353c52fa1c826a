import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@kreda/e2e/product';
import { createProcess, type LoadProcess } from './process.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CADDYFILE = path.join(ROOT, 'deploy/caddy/Caddyfile');

/** Two APIs and two renderers over one database, behind the reverse proxy of docker-compose.yml. */
export interface Cluster {
  /** Where the proxy listens. */
  url: string;
  /** Where Prometheus scrapes each process, with the name of its job in deploy/observability. */
  metrics: { job: 'kreda-api' | 'kreda-renderer'; port: number }[];
  /** The JSON file in which the payment sandbox stores its data. */
  sandboxData: string;
  /** Both renderers, for `connectRenderer`. */
  rendererAddress: string;
  apis: LoadProcess[];
  renderers: LoadProcess[];
  stop(): Promise<void>;
}

/** A reverse proxy in front of the APIs. It listens on `port` of loopback. */
interface Proxy {
  stop(): Promise<void>;
}

export type StartProxy = (where: { port: number; apiPorts: number[]; folder: string }) => Promise<Proxy>;

/** The reverse proxy of docker-compose.yml, with its configuration. @param program the path of Caddy. */
export function caddy(program: string): StartProxy {
  return async ({ port, apiPorts, folder }) => {
    const proxy = createProcess('Caddy', [program, 'run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
      environment: {
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        API_UPSTREAMS: apiPorts.map((api) => `127.0.0.1:${api}`).join(' '),
        ERROR_PAGES: path.join(path.dirname(CADDYFILE), 'pages'),
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      isReady: (line) => line.includes('serving initial configuration'),
    });
    await proxy.start();
    return {
      stop: async () => {
        await proxy.end('SIGTERM');
      },
    };
  };
}

export interface ClusterOptions {
  /** The checkout whose APIs and renderers run; by default this one. */
  root?: string;
  /** Settings of the APIs beside the cluster's own, such as those of storage and mail. */
  environment?: Record<string, string>;
  /** The port of a proxy in front of a shared part, so that a test can cut the connection. By default there is no proxy. */
  proxyPortOf?: (part: 'renderer' | 'provider', port: number) => Promise<number>;
}

/**
 * Starts the cluster and waits until it answers.
 *
 * @param databaseUrl an empty database.
 */
export async function startCluster(
  databaseUrl: string,
  startProxy: StartProxy,
  { root = ROOT, environment = {}, proxyPortOf = async (_part, port) => port }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-cluster-'));
  const [front, stripe, ...others] = (await freePorts(10)) as [number, number, ...number[]];
  const [apiPorts, apiMetrics, rendererPorts, rendererMetrics] = [0, 2, 4, 6].map((at) => others.slice(at, at + 2)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const url = `http://127.0.0.1:${front}`;
  const node = (file: string): [string, ...string[]] => [process.execPath, path.join(root, file)];
  const rendererProxyPorts = await Promise.all(rendererPorts.map((port) => proxyPortOf('renderer', port)));
  const rendererAddress = `ipv4:${rendererProxyPorts.map((port) => `127.0.0.1:${port}`).join(',')}`;
  const provider = await proxyPortOf('provider', stripe);
  const sandboxData = path.join(folder, 'stripe.json');
  const secret = `whsec_${crypto.randomUUID()}`;

  const renderers = rendererPorts.map((port, index) =>
    createProcess(`renderer ${index + 1}`, node('renderer/src/main.ts'), {
      environment: {
        RENDERER_LISTEN: `127.0.0.1:${port}`,
        RENDERER_WORKERS: '1',
        METRICS_LISTEN: `127.0.0.1:${rendererMetrics[index]}`,
        LOG_LEVEL: 'info',
      },
      isReady: (line) => line.includes('"listening"'),
    }),
  );
  const sandbox = createProcess('payment sandbox', node('api/sandbox/stripe/main.ts'), {
    environment: {
      STRIPE_SANDBOX_PORT: String(stripe),
      STRIPE_SANDBOX_DATA: sandboxData,
      STRIPE_WEBHOOK_URL: `${url}/webhooks/stripe`,
      STRIPE_WEBHOOK_SECRET: secret,
    },
  });
  const apis = apiPorts.map((port, index) =>
    createProcess(`API ${index + 1}`, node('api/src/main.ts'), {
      environment: {
        PORT: String(port),
        PUBLIC_URL: url,
        TRUSTED_PROXIES: '1',
        METRICS_LISTEN: `127.0.0.1:${apiMetrics[index]}`,
        // Without S3, both APIs need the same folder.
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: databaseUrl,
        RENDERER_ADDRESS: rendererAddress,
        STRIPE_SANDBOX_URL: `http://localhost:${provider}`,
        STRIPE_WEBHOOK_SECRET: secret,
        LOGIN_ATTEMPTS_PER_MINUTE: '10000',
        NEW_VISITORS_PER_HOUR: '10000',
        NEW_RESUMES_PER_HOUR: '10000',
        VISITOR_RESUMES: '200',
        // Longer than the interval of the proxy's health checks.
        SHUTDOWN_NOTICE_MS: '2500',
        LOG_LEVEL: 'info',
        ...environment,
      },
      isReady: (line) => line.includes('listening at'),
    }),
  );
  const all = [...renderers, sandbox, ...apis];
  let proxy: Proxy | undefined;
  const stop = async () => {
    await proxy?.stop();
    for (const one of all.toReversed()) await one.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Both APIs start at once on an empty database, as in a first deployment.
    await Promise.all(all.map((one) => one.start()));
    proxy = await startProxy({ port: front, apiPorts, folder });
    await untilAnswering(`http://localhost:${stripe}`, () => true);
    await untilAnswering(`${url}/readyz`, ({ status }) => status === 200);
  } catch (error) {
    await stop();
    throw error;
  }
  const metrics = [
    ...apiMetrics.map((port) => ({ job: 'kreda-api', port }) as const),
    ...rendererMetrics.map((port) => ({ job: 'kreda-renderer', port }) as const),
  ];
  return { url, metrics, sandboxData, rendererAddress, apis, renderers, stop };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

async function untilAnswering(url: string, isRight: (response: Response) => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const response = await fetch(url).catch(() => null);
    if (response && isRight(response)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No answer at ${url}`);
}
