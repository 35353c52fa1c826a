import { z } from 'zod';
import type { TracingSettings } from './tracing.ts';

export interface TelemetrySettings {
  /** Listen address (host:port) for Prometheus' metrics; null for none. */
  metricsListen: string | null;
  tracing: TracingSettings;
}

const MAX_PORT = 65_535;

/** A listen address, `host:port`. With port 0 the system chooses one. */
export const listenAddress = z.string().refine((address) => {
  const [, port] = /^.+:(\d{1,5})$/.exec(address) ?? [];
  return port !== undefined && Number(port) <= MAX_PORT;
}, `expected host:port, with a port of at most ${MAX_PORT}`);

/**
 * The environment variables for metrics and tracing, the same for all services.
 *
 * @param service default name of the service in traces.
 */
export function telemetryVariables(service: string) {
  return {
    /** Listen address (host:port) for Prometheus' metrics, in a private network. Without it there are none. */
    METRICS_LISTEN: listenAddress.optional(),
    /** Address of an OpenTelemetry collector that takes OTLP over HTTP. Without it nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Share of traces that are sampled if they begin here. Traces of a caller are sampled if the caller samples them. */
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
