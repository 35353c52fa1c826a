import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { connectRenderer } from '@kreda/proto/renderer';
import { ConfigError as ApiConfigError, readConfig as readApiConfig } from '../api/src/config.ts';
import { MEMORY_ENVIRONMENT } from '../api/src/memory-environment.ts';
import {
  ConfigError as RendererConfigError,
  readConfig as readRendererConfig,
} from '../renderer/src/service/config.ts';
import { Failure } from './failure.ts';
import { checkDataDir, checkPort, freePort } from './preflight.ts';
import { chooseSandboxes } from './sandboxes.ts';
import type { Service } from './supervise.ts';

const ROOT = join(import.meta.dirname, '..');
const RENDERER_ANSWER_MS = 5_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** The processes of a product and its addresses. */
export interface ProductPlan {
  /** The API's address, for this machine. */
  apiUrl: string;
  /** The address that browsers use. */
  publicUrl: string;
  dataDir: string;
  /** In the order of their start; the API is the last. */
  services: Service[];
  /** Settings of the API that were chosen because the environment does not have them. The API's commands need the same. */
  chosen: Record<string, string>;
}

/**
 * Checks the environment and chooses ports, secrets and sandboxes for settings that it does not have. Makes the data folder; starts
 * nothing.
 *
 * @param api settings of the API that the operator does not decide, such as the folder of the built client.
 * @throws Failure that names every wrong setting.
 */
export async function planProduct(environment: Environment, api: Record<string, string> = {}): Promise<ProductPlan> {
  const host = environment.HOST || '127.0.0.1';
  const port = await checkPort(environment.PORT, host);
  const dataDir = resolve(environment.DATA_DIR || join(ROOT, 'data'));
  await checkDataDir(dataDir);
  const apiUrl = `http://${nameOf(host)}:${port}`;
  const publicUrl = api.PUBLIC_URL || environment.PUBLIC_URL || apiUrl.replace('127.0.0.1', 'localhost');
  const renderer = environment.RENDERER_ADDRESS ? null : await planRenderer(environment);
  const sandboxes = await chooseSandboxes(environment, { publicUrl, apiUrl, dataDir });
  const chosen = {
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    RENDERER_ADDRESS: environment.RENDERER_ADDRESS || renderer?.environment.RENDERER_LISTEN || '',
    ...sandboxes.settings,
  };
  // The user's own options come last, so that they win.
  const nodeOptions = [MEMORY_ENVIRONMENT.NODE_OPTIONS, environment.NODE_OPTIONS].filter(Boolean).join(' ');
  const apiService = {
    name: 'API',
    file: join(ROOT, 'api/src/main.ts'),
    environment: { ...MEMORY_ENVIRONMENT, NODE_OPTIONS: nodeOptions, ...chosen, ...api },
  };
  const services = [...(renderer ? [renderer] : []), ...sandboxes.services, apiService];
  await checkSettings(environment, services);
  return { apiUrl, publicUrl, dataDir, services, chosen };
}

/** The host of an address that reaches a process which listens at `host`. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}

async function planRenderer(environment: Environment): Promise<Service> {
  return {
    name: 'renderer',
    file: join(ROOT, 'renderer/src/main.ts'),
    environment: {
      RENDERER_LISTEN: `127.0.0.1:${environment.RENDERER_PORT || (await freePort())}`,
      // METRICS_LISTEN is the API's.
      METRICS_LISTEN: environment.RENDERER_METRICS_LISTEN || '',
    },
  };
}

/** Reads the settings as the services do, so that every wrong one is named before anything is built or started. */
async function checkSettings(environment: Environment, services: readonly Service[]): Promise<void> {
  const settingsOf = (name: string) => {
    const service = services.find((one) => one.name === name);
    return service && { ...environment, ...service.environment };
  };
  const renderer = settingsOf('renderer');
  const ofRenderer = renderer && readOrProblems(() => readRendererConfig(renderer));
  const ofApi = readOrProblems(() => readApiConfig(settingsOf('API') ?? environment));
  const problems = [ofApi, ofRenderer].flatMap((read) => read?.problems ?? []);
  if (problems.length > 0) {
    // Both read LOG_LEVEL and some others.
    const byName = new Map(problems.map((problem) => [problem.split(':')[0], problem]));
    throw new Failure(`${new ApiConfigError([...byName.values()]).message}.`, 'README.md lists all settings.');
  }
  if (!renderer && ofApi.config) await checkRenderer(ofApi.config.rendererAddress, ofApi.config.rendererTls);
}

type Read<Config> = { config: Config; problems?: never } | { config?: never; problems: readonly string[] };

function readOrProblems<Config>(read: () => Config): Read<Config> {
  try {
    return { config: read() };
  } catch (error) {
    if (error instanceof ApiConfigError || error instanceof RendererConfigError) return { problems: error.problems };
    throw error;
  }
}

async function checkRenderer(...[address, tls]: Parameters<typeof connectRenderer>): Promise<void> {
  const renderer = connectRenderer(address, tls);
  try {
    await renderer.health({ deadlineMs: RENDERER_ANSWER_MS });
  } catch {
    throw new Failure(
      `RENDERER_ADDRESS is "${address}", where no renderer answers within ${RENDERER_ANSWER_MS / 1_000} s.`,
      'Start it, or leave RENDERER_ADDRESS unset to have one started.',
    );
  } finally {
    renderer.close();
  }
}
