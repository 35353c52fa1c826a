import { availableParallelism } from 'node:os';
import type { TracingSettings } from '@kreda/telemetry/tracing';
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
  /** host:port of Prometheus' metrics, for a private network; without it there are none. */
  METRICS_LISTEN: z
    .string()
    .regex(/^.+:\d{1,5}$/, 'host:port')
    .optional(),
  /** Where an OpenTelemetry collector takes OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Of traces that begin here, the part that is kept; a caller's trace is kept when the caller keeps it. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SERVICE_NAME: z.string().min(1).default('kreda-renderer'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export interface Config {
  listen: string;
  workers: number;
  queue: number;
  pageDeadlineMs: number;
  drainMs: number;
  metricsListen: string | null;
  tracing: TracingSettings;
  logLevel: string;
}

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
    metricsListen: data.METRICS_LISTEN ?? null,
    tracing: {
      service: data.OTEL_SERVICE_NAME,
      endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      ratio: data.OTEL_TRACES_SAMPLER_ARG,
    },
    logLevel: data.LOG_LEVEL,
  };
}
