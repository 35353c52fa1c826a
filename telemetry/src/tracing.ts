export interface TracingSettings {
  /** The name of this process in traces. */
  service: string;
  /** The address of an OpenTelemetry collector (OTLP over HTTP), `http://collector:4318`. Null: nothing is traced. */
  endpoint: string | null;
  /** The sampling ratio of traces that begin here: 0 to 1. */
  ratio: number;
}

/** Called with the error when spans cannot be sent. */
export type OnProblem = (problem: string) => void;

export interface Tracing {
  /** Sends the remaining spans, and stops tracing. */
  stop(): Promise<void>;
}

/** Starts tracing if a collector is configured. Otherwise OpenTelemetry's SDK is not even imported. */
export async function startTracing({ endpoint, ...settings }: TracingSettings, onProblem: OnProblem): Promise<Tracing> {
  if (endpoint === null) return { stop: async () => {} };
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans({ endpoint, ...settings }, onProblem);
}
