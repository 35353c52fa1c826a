import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

// Without tracing these are the no-op versions of the OpenTelemetry API package, whose cost is negligible.
const tracer = trace.getTracer('kreda');

/** Runs a part of the work in a span of its own, as a child of the current span. */
export function inSpan<T>(name: string, work: () => Promise<T>, options: SpanOptions = {}): Promise<T> {
  return tracer.startActiveSpan(
    name,
    { kind: KINDS[options.kind ?? 'internal'], attributes: options.attributes ?? {} },
    (span) => settle(span, work),
  );
}

export interface SpanOptions {
  /** `client`: a call that another process answers. */
  kind?: keyof typeof KINDS;
  attributes?: Attributes;
}

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

/** The span of a request that this process answers, from its arrival to its answer. */
export interface RequestSpan {
  /** Runs something as a part of the request. */
  run<T>(work: () => T): T;
  end(outcome: { name?: string; attributes?: Attributes; hasFailed: boolean }): void;
}

/**
 * Begins the span of a request.
 *
 * @param carrier the caller's metadata (`traceparent`), if the caller is one of our services.
 */
export function startRequestSpan(name: string, carrier: Record<string, string> = {}): RequestSpan {
  const parent = propagation.extract(context.active(), carrier);
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
  const within = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(within, work),
    end({ name: better, attributes = {}, hasFailed }) {
      if (better !== undefined) span.updateName(better);
      span.setAttributes(attributes);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

async function settle<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Only the kind of the error: messages may quote input, and traces go to another system.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error });
    throw error;
  } finally {
    span.end();
  }
}
