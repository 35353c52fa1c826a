export interface TracingSettings {
  /** The name of this process in traces. */
  service: string;
  /** Address of an OpenTelemetry collector that takes OTLP over HTTP, `http://collector:4318`; null disables tracing. */
  endpoint: string | null;
  /** Share of traces that are sampled if they begin here, 0 to 1. */
  ratio: number;
}

/** Called with problems that prevent the export of spans. */
export type OnProblem = (problem: string) => void;

export interface Tracing {
  /** Exports the remaining spans and ends. */
  stop(): Promise<void>;
}

/** Starts tracing if an endpoint is set. Otherwise the SDK is not even loaded. */
export async function startTracing({ endpoint, ...settings }: TracingSettings, onProblem: OnProblem): Promise<Tracing> {
  if (endpoint === null) return { stop: async () => {} };
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans({ endpoint, ...settings }, onProblem);
}
