import { z } from 'zod';
import type { TracingSettings } from './tracing.ts';

export interface TelemetrySettings {
  /** host:port of the metrics for Prometheus. Null: no metrics. */
  metricsListen: string | null;
  tracing: TracingSettings;
}

const MAX_PORT = 65_535;

/** The address that a service listens on: `host:port`. With port 0 the system chooses one. */
export const listenAddress = z.string().refine((address) => {
  const [, port] = /^.+:(\d{1,5})$/.exec(address) ?? [];
  return port !== undefined && Number(port) <= MAX_PORT;
}, `expected host:port, with a port of at most ${MAX_PORT}`);

/**
 * The environment variables for metrics and traces, the same for each service.
 *
 * @param service the service's name in traces, unless the environment sets another.
 */
export function telemetryVariables(service: string) {
  return {
    /** host:port of the metrics for Prometheus, in a private network. Without it there are no metrics. */
    METRICS_LISTEN: listenAddress.optional(),
    /** The address of an OpenTelemetry collector (OTLP over HTTP). Without it nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** The sampling ratio of traces that begin here. A caller's trace is sampled if the caller samples it. */
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
