import { z } from 'zod';
import type { TracingSettings } from './tracing.ts';

export interface TelemetrySettings {
  /** host:port of Prometheus' metrics; null: there are none. */
  metricsListen: string | null;
  tracing: TracingSettings;
}

const MAX_PORT = 65_535;

/** Where a service listens: `host:port`, where port 0 is one that the system chooses. */
export const listenAddress = z.string().refine((address) => {
  const [, port] = /^.+:(\d{1,5})$/.exec(address) ?? [];
  return port !== undefined && Number(port) <= MAX_PORT;
}, `expected host:port, with a port of at most ${MAX_PORT}`);

/**
 * The variables of the environment that say how a service is observed, the same for each.
 *
 * @param service what it is called in traces unless the environment says otherwise.
 */
export function telemetryVariables(service: string) {
  return {
    /** host:port of Prometheus' metrics, for a private network; without it there are none. */
    METRICS_LISTEN: listenAddress.optional(),
    /** Where an OpenTelemetry collector takes OTLP over HTTP; without it nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Of traces that begin here, the part that is kept; a caller's trace is kept when the caller keeps it. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number('expected a number from 0 to 1').min(0).max(1).default(1),
    OTEL_SERVICE_NAME: z.string().min(1).default(service),
  };
}

type Variables = z.output<z.ZodObject<ReturnType<typeof telemetryVariables>>>;

export function telemetrySettings(variables: Variables): TelemetrySettings {
  return {
    metricsListen: variables.METRICS_LISTEN ?? null,
    tracing: {
      service: variables.OTEL_SERVICE_NAME,
      endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      ratio: variables.OTEL_TRACES_SAMPLER_ARG,
    },
  };
}
