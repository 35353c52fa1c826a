import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OnProblem, Tracing } from './tracing.ts';

/** How long shutting down waits for a collector that does not answer, in ms. */
const LAST_EXPORT_MS = 5_000;

/** Sends spans to a collector, in batches, in the background. If the collector is unreachable, spans are lost and nothing else happens. */
export function exportSpans(
  settings: { service: string; endpoint: string; ratio: number },
  onProblem: OnProblem,
): Tracing {
  const tell = (message: string, ...details: unknown[]) => onProblem([message, ...details.map(String)].join(' '));
  const ignore = () => {};
  diag.setLogger({ error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': settings.service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${settings.endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: LAST_EXPORT_MS,
        }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}
