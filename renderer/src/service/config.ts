import { availableParallelism, totalmem } from 'node:os';
import { type RendererTls, readRendererTls } from '@kreda/proto/renderer-tls';
import {
  listenAddress,
  type TelemetrySettings,
  telemetrySettings,
  telemetryVariables,
} from '@kreda/telemetry/settings';
import { z } from 'zod';

/** Maximum memory of a worker, with the largest pictures that a page may contain. */
const BYTES_OF_A_WORKER = 250 * 1024 * 1024;
/** Memory of the rest of the process. */
const BYTES_OF_THE_REST = 400 * 1024 * 1024;

/** All cores but one, as far as the memory (in a container, its limit) allows. */
function workersOf(cores: number, memoryBytes: number): number {
  const fitting = Math.floor((memoryBytes - BYTES_OF_THE_REST) / BYTES_OF_A_WORKER);
  return Math.max(1, Math.min(8, cores - 1, fitting));
}

// constrainedMemory() is zero if there is no limit.
const defaultWorkers = workersOf(availableParallelism(), process.constrainedMemory() || totalmem());

function wholeNumber(least: number, most: number) {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z.coerce.number(expected).int(expected).min(least, expected).max(most, expected);
}

const configSchema = z.object({
  /** Listen address, `host:port`. Without TLS, keep it inside a private network. */
  RENDERER_LISTEN: listenAddress.default('127.0.0.1:50051'),
  /** Mutual TLS, as PEM files: the CA of callers' certificates, and this process's own certificate and key. Set all three or none. */
  RENDERER_TLS_CA: z.string().optional(),
  RENDERER_TLS_CERT: z.string().optional(),
  RENDERER_TLS_KEY: z.string().optional(),
  /** Worker threads that draw. As many renders draw at a time; two more prepare. */
  RENDERER_WORKERS: wholeNumber(1, 64).default(defaultWorkers),
  /** Renders that may wait for a turn. Further callers are told to try again. */
  RENDERER_QUEUE: wholeNumber(0, 1_000).default(16),
  /** How long one page may take to draw, in ms. */
  RENDERER_PAGE_DEADLINE_MS: wholeNumber(100, 60_000).default(5_000),
  /** Whether to render sample pages before listening, so that the first callers do not wait for fonts and the compiler. */
  RENDERER_WARM_UP: z
    .enum(['true', 'false'], 'expected true or false')
    .default('true')
    .transform((value) => value === 'true'),
  /** How long a shutdown waits for renders in flight, in ms. */
  RENDERER_DRAIN_MS: wholeNumber(0, 300_000).default(25_000),
  ...telemetryVariables('kreda-renderer'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export interface Config extends TelemetrySettings {
  listen: string;
  /** Null for plain text. */
  tls: RendererTls | null;
  workers: number;
  queue: number;
  pageDeadlineMs: number;
  hasWarmUp: boolean;
  drainMs: number;
  logLevel: string;
}

/** The names of all settings that the service reads. */
export const SETTING_NAMES: ReadonlySet<string> = new Set(Object.keys(configSchema.shape));

/** Invalid environment variables; the message lists all of them, without their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  /** The problems, one line per invalid variable, beginning with its name. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not right:${problems.length === 1 ? ' ' : '\n  '}${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/**
 * Reads the service's settings. No other code reads the environment.
 *
 * @throws {ConfigError} naming every invalid variable, with what is allowed.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // Compose files pass unset variables as empty strings.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const { data } = parsed;
  const { tls, problems } = readRendererTls(data);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    listen: data.RENDERER_LISTEN,
    tls,
    workers: data.RENDERER_WORKERS,
    queue: data.RENDERER_QUEUE,
    pageDeadlineMs: data.RENDERER_PAGE_DEADLINE_MS,
    hasWarmUp: data.RENDERER_WARM_UP,
    drainMs: data.RENDERER_DRAIN_MS,
    ...telemetrySettings(data),
    logLevel: data.LOG_LEVEL,
  };
}
