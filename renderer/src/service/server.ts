import { Metadata, Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import {
  fairnessKeyHeader,
  type JoinResponse,
  maxMessageBytes,
  type Reason,
  type RenderResponse,
  rendererPackage,
  rendererService,
  rendererServiceName,
} from '@kreda/proto/renderer-service';
import type { RendererTls } from '@kreda/proto/renderer-tls';
import { startRequestSpan } from '@kreda/telemetry/span';
import { HealthImplementation } from 'grpc-health-check';
import type { Logger } from 'pino';
import { RenderFailure } from '../failure.ts';
import type { JoinService } from './join-service.ts';
import type { Metrics } from './metrics.ts';
import { type ReceivedJoin, receiveJoin } from './receive-join.ts';
import { type Received, receiveRequest } from './receive-request.ts';
import type { RenderService } from './service.ts';

export interface RendererServer {
  /** The listening port; chosen by the system if the address said 0. */
  port: number;
  /** The health service's status, for probes over HTTP. */
  isServing(): boolean;
  /** Reports NOT_SERVING, accepts no more calls, and resolves when all calls in flight are answered. */
  drain(): Promise<void>;
  /** Drops all calls in flight. */
  forceShutdown(): void;
}

/** The server cannot listen: the address is in use or not one of this machine's. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor(listen: string, cause: Error) {
    super(`Cannot listen at ${listen}: end what listens there, or set RENDERER_LISTEN to another address`, { cause });
  }
}

const CONNECTION_AGE_MS = 60_000;
/** Longer than any call, so that calls on an old connection can finish. */
const CONNECTION_GRACE_MS = 120_000;

const statusOfReason: Record<Reason, status> = {
  REQUEST_REFUSED: status.INVALID_ARGUMENT,
  SVG_REFUSED: status.INVALID_ARGUMENT,
  CHECKSUM_MISMATCH: status.FAILED_PRECONDITION,
  QUEUE_FULL: status.RESOURCE_EXHAUSTED,
  PAGE_TIMEOUT: status.DEADLINE_EXCEEDED,
  WORKER_FAILED: status.INTERNAL,
  PART_UNSUPPORTED: status.INVALID_ARGUMENT,
  PART_UNREADABLE: status.INVALID_ARGUMENT,
  PART_ENCRYPTED: status.INVALID_ARGUMENT,
  PART_TOO_COMPLEX: status.INVALID_ARGUMENT,
  TOO_MANY_PAGES: status.INVALID_ARGUMENT,
};

/**
 * Serves rendering, health checks and reflection over gRPC.
 *
 * @param listen `host:port`.
 * @param tls mutual TLS: callers without a certificate that `ca` signed are refused. Null: plain text.
 * @throws {ListenError} if it cannot listen there.
 */
export async function startServer(deps: {
  listen: string;
  tls: RendererTls | null;
  service: RenderService;
  joins: JoinService;
  log: Logger;
  metrics: Metrics;
}): Promise<RendererServer> {
  const server = new Server({
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
    // When a connection ends, clients resolve the service's name again, and so find new replicas.
    'grpc.max_connection_age_ms': CONNECTION_AGE_MS,
    'grpc.max_connection_age_grace_ms': CONNECTION_GRACE_MS,
  });
  const render = { ...rendererService.Render!, requestDeserialize: receiveRequest };
  const join = { ...rendererService.Join!, requestDeserialize: receiveJoin };
  server.addService(
    { ...rendererService, Render: render, Join: join },
    { Render: handleRender(deps), Join: handleJoin(deps) },
  );
  const health = new HealthImplementation({ '': 'SERVING', [rendererServiceName]: 'SERVING' });
  health.addToServer(server);
  new ReflectionService(rendererPackage).addToServer(server);

  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(deps.listen, credentialsOf(deps.tls), (error, bound) => {
      if (error) reject(new ListenError(deps.listen, error));
      else resolve(bound);
    });
  });

  let isServing = true;
  return {
    port,
    isServing: () => isServing,
    drain: () => {
      isServing = false;
      health.setStatus('', 'NOT_SERVING');
      health.setStatus(rendererServiceName, 'NOT_SERVING');
      return new Promise((resolve, reject) => server.tryShutdown((error) => (error ? reject(error) : resolve())));
    },
    forceShutdown: () => server.forceShutdown(),
  };
}

function credentialsOf(tls: RendererTls | null): ServerCredentials {
  if (tls === null) return ServerCredentials.createInsecure();
  return ServerCredentials.createSsl(tls.ca, [{ cert_chain: tls.cert, private_key: tls.key }], true);
}

/** Maximum length of a request id in the log. */
const MAX_REQUEST_ID = 64;
/** Maximum length of a fairness key. */
const MAX_FAIRNESS_KEY = 128;

type Outcome = 'OK' | 'CANCELLED' | 'FAILED' | Reason;

function handleRender({ service, log, metrics }: { service: RenderService; log: Logger; metrics: Metrics }) {
  return answerCalls<Received, RenderResponse>(log, {
    name: 'render',
    // A refused request was not decoded, so its pages are unknown.
    describe: (received) => ('request' in received ? { pages: received.request.pages.length } : {}),
    observe: (outcome, seconds) => metrics.renderSeconds.observe({ outcome }, seconds),
    run: async (received, signal, fairnessKey) => {
      if ('refused' in received) throw received.refused;
      const response = await service.render(received.request, signal, fairnessKey);
      metrics.renderPages.observe(received.request.pages.length);
      metrics.pdfBytes.inc(response.pdf.length);
      return response;
    },
    bytesOf: ({ pdf }) => pdf.length,
  });
}

function handleJoin({ joins, log, metrics }: { joins: JoinService; log: Logger; metrics: Metrics }) {
  return answerCalls<ReceivedJoin, JoinResponse>(log, {
    name: 'join',
    describe: (received) => ('request' in received ? { parts: received.request.parts.length } : {}),
    observe: (outcome, seconds) => metrics.joinSeconds.observe({ outcome }, seconds),
    run: (received, signal, fairnessKey) => {
      if ('refused' in received) throw received.refused;
      return joins.join(received.request, signal, fairnessKey);
    },
    bytesOf: ({ files }) => files.reduce((bytes, { pdf }) => bytes + pdf.length, 0),
  });
}

interface CallHandler<Incoming, Answer> {
  name: string;
  /** Attributes for the log and the span. */
  describe(received: Incoming): Record<string, number>;
  observe(outcome: Outcome, seconds: number): void;
  run(received: Incoming, signal: AbortSignal, fairnessKey: string | undefined): Promise<Answer>;
  bytesOf(answer: Answer): number;
}

function answerCalls<Incoming, Answer>(log: Logger, handler: CallHandler<Incoming, Answer>) {
  return async (call: ServerUnaryCall<Incoming, Answer>, answer: sendUnaryData<Answer>): Promise<void> => {
    const started = performance.now();
    const counts = handler.describe(call.request);
    const span = startRequestSpan(handler.name, traceOf(call.metadata));
    const end = (outcome: Outcome) => {
      handler.observe(outcome, (performance.now() - started) / 1000);
      const named = Object.entries(counts).map(([key, count]) => [`kreda.${key}`, count]);
      const attributes = { 'kreda.outcome': outcome, ...Object.fromEntries(named) };
      span.end({ attributes, hasFailed: outcome === 'FAILED' || outcome === 'WORKER_FAILED' });
    };
    const requestId = call.metadata.get('x-request-id')[0]?.toString().slice(0, MAX_REQUEST_ID);
    const fairnessKey = call.metadata.get(fairnessKeyHeader)[0]?.toString().slice(0, MAX_FAIRNESS_KEY);
    const callLog = log.child({ requestId, ...counts });
    const ms = () => Math.round(performance.now() - started);
    // grpc-js emits this when the caller cancels and when its deadline passes.
    const cancelled = new AbortController();
    call.on('cancelled', () => cancelled.abort());
    try {
      const response = await span.run(() => handler.run(call.request, cancelled.signal, fairnessKey));
      callLog.info({ ms: ms(), bytes: handler.bytesOf(response) }, `${handler.name}ed`);
      end('OK');
      answer(null, response);
    } catch (error) {
      if (error instanceof RenderFailure) {
        const { reason, page, part, message } = error;
        callLog.warn({ ms: ms(), reason, page, part, err: message }, `not ${handler.name}ed`);
        end(reason);
        answer(toStatus(error));
      } else if (cancelled.signal.aborted) {
        callLog.info({ ms: ms() }, 'cancelled');
        end('CANCELLED');
        answer({ code: status.CANCELLED, details: 'cancelled' });
      } else {
        callLog.error({ ms: ms(), err: error }, 'failed');
        end('FAILED');
        // Details of internal errors go to the log alone.
        answer({ code: status.INTERNAL, details: 'the renderer failed' });
      }
    }
  };
}

/** The caller's W3C trace context, if it traces. */
function traceOf(metadata: Metadata): Record<string, string> {
  const names = ['traceparent', 'tracestate'];
  return Object.fromEntries(names.flatMap((name) => metadata.get(name).map((value) => [name, value.toString()])));
}

function toStatus(failure: RenderFailure) {
  const metadata = new Metadata();
  metadata.set('reason', failure.reason);
  if (failure.page !== undefined) metadata.set('page', String(failure.page));
  if (failure.part !== undefined) metadata.set('part', String(failure.part));
  return { code: statusOfReason[failure.reason], details: failure.message, metadata };
}
