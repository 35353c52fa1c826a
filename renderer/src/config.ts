import { availableParallelism } from 'node:os';
import { type TelemetrySettings, telemetrySettings, telemetryVariables } from '@kreda/telemetry/settings';
import { z } from 'zod';

const defaultWorkers = Math.min(8, Math.max(1, availableParallelism() - 1));

const configSchema = z.object({
  /** Where to listen, `host:port`. Plain text: keep it inside a private network. */
  RENDERER_LISTEN: z
    .string()
    .regex(/^.+:\d{1,5}$/, 'host:port')
    .default('127.0.0.1:50051'),
  /** Worker threads that draw. As many renders work at a time, and two more prepare. */
  RENDERER_WORKERS: z.coerce.number().int().min(1).max(64).default(defaultWorkers),
  /** Renders that may wait for a turn; beyond, callers are told to try again. */
  RENDERER_QUEUE: z.coerce.number().int().min(0).max(1_000).default(16),
  /** How long one page may take to draw, in ms. */
  RENDERER_PAGE_DEADLINE_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** How long a shutdown waits for the renders under way, in ms. */
  RENDERER_DRAIN_MS: z.coerce.number().int().min(0).max(300_000).default(25_000),
  ...telemetryVariables('kreda-renderer'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export interface Config extends TelemetrySettings {
  listen: string;
  workers: number;
  queue: number;
  pageDeadlineMs: number;
  drainMs: number;
  logLevel: string;
}

/** The names of the settings that the service reads. */
export const SETTING_NAMES: ReadonlySet<string> = new Set(Object.keys(configSchema.shape));

/**
 * Reads the service's settings; nothing else reads the environment.
 *
 * @throws naming every variable that is wrong.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is what a compose file makes of an unset one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) throw new Error(`the environment is not right:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    listen: data.RENDERER_LISTEN,
    workers: data.RENDERER_WORKERS,
    queue: data.RENDERER_QUEUE,
    pageDeadlineMs: data.RENDERER_PAGE_DEADLINE_MS,
    drainMs: data.RENDERER_DRAIN_MS,
    ...telemetrySettings(data),
    logLevel: data.LOG_LEVEL,
  };
}
