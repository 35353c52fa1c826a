export interface TracingSettings {
  /** What this process is called in traces. */
  service: string;
  /** Where an OpenTelemetry collector takes OTLP over HTTP, `http://collector:4318`; null: nothing is traced. */
  endpoint: string | null;
  /** Of traces that begin here, how many are kept: 0 to 1. */
  ratio: number;
}

export interface Tracing {
  /** Sends what is left, and ends. */
  stop(): Promise<void>;
}

/** Begins to trace, where that is asked for. The SDK is not even loaded otherwise. */
export async function startTracing({ endpoint, ...settings }: TracingSettings): Promise<Tracing> {
  if (endpoint === null) return { stop: async () => {} };
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans({ endpoint, ...settings });
}
