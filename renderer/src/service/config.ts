import { availableParallelism, totalmem } from 'node:os';
import { type RendererTls, readRendererTls } from '@kreda/proto/renderer-tls';
import {
  listenAddress,
  type TelemetrySettings,
  telemetrySettings,
  telemetryVariables,
} from '@kreda/telemetry/settings';
import { z } from 'zod';

/** What a worker may take at most, with the pictures that a page may hold. */
const BYTES_OF_A_WORKER = 250 * 1024 * 1024;
/** What the process takes besides. */
const BYTES_OF_THE_REST = 400 * 1024 * 1024;

/** As many as the processor has cores to spare and, in a container, as its memory holds. */
function workersOf(cores: number, memoryBytes: number): number {
  const fitting = Math.floor((memoryBytes - BYTES_OF_THE_REST) / BYTES_OF_A_WORKER);
  return Math.max(1, Math.min(8, cores - 1, fitting));
}

// Zero where nothing bounds it.
const defaultWorkers = workersOf(availableParallelism(), process.constrainedMemory() || totalmem());

function wholeNumber(least: number, most: number) {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z.coerce.number(expected).int(expected).min(least, expected).max(most, expected);
}

const configSchema = z.object({
  /** Where to listen, `host:port`. Without TLS: keep it inside a private network. */
  RENDERER_LISTEN: listenAddress.default('127.0.0.1:50051'),
  /** Mutual TLS, as PEM files: who signs callers' certificates, and this process's own with its key. All three, or plain text. */
  RENDERER_TLS_CA: z.string().optional(),
  RENDERER_TLS_CERT: z.string().optional(),
  RENDERER_TLS_KEY: z.string().optional(),
  /** Worker threads that draw. As many renders work at a time, and two more prepare. */
  RENDERER_WORKERS: wholeNumber(1, 64).default(defaultWorkers),
  /** Renders that may wait for a turn; beyond, callers are told to try again. */
  RENDERER_QUEUE: wholeNumber(0, 1_000).default(16),
  /** How long one page may take to draw, in ms. */
  RENDERER_PAGE_DEADLINE_MS: wholeNumber(100, 60_000).default(5_000),
  /** How long a shutdown waits for the renders under way, in ms. */
  RENDERER_DRAIN_MS: wholeNumber(0, 300_000).default(25_000),
  ...telemetryVariables('kreda-renderer'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export interface Config extends TelemetrySettings {
  listen: string;
  /** Null: plain text. */
  tls: RendererTls | null;
  workers: number;
  queue: number;
  pageDeadlineMs: number;
  drainMs: number;
  logLevel: string;
}

/** The names of the settings that the service reads. */
export const SETTING_NAMES: ReadonlySet<string> = new Set(Object.keys(configSchema.shape));

/** The environment asks for something that cannot be; the message lists every wrong variable, without its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  /** What is wrong with each variable, as lines that begin with its name. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not right:${problems.length === 1 ? ' ' : '\n  '}${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/**
 * Reads the service's settings; nothing else reads the environment.
 *
 * @throws {ConfigError} naming every variable that is wrong, with what is allowed.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is what a compose file makes of an unset one.
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
    drainMs: data.RENDERER_DRAIN_MS,
    ...telemetrySettings(data),
    logLevel: data.LOG_LEVEL,
  };
}
