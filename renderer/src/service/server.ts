import { Metadata, Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import {
  fairnessKeyHeader,
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
import type { Metrics } from './metrics.ts';
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
  server.addService({ ...rendererService, Render: render }, { Render: handleRender(deps) });
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

type RenderCall = ServerUnaryCall<Received, RenderResponse>;

function handleRender({ service, log, metrics }: { service: RenderService; log: Logger; metrics: Metrics }) {
  return async (call: RenderCall, answer: sendUnaryData<RenderResponse>): Promise<void> => {
    const started = performance.now();
    const received = call.request;
    // A refused request was not decoded, so its pages are unknown.
    const pages = 'request' in received ? received.request.pages.length : undefined;
    const span = startRequestSpan('render', traceOf(call.metadata));
    const end = (outcome: 'OK' | 'CANCELLED' | 'FAILED' | Reason) => {
      metrics.renderSeconds.observe({ outcome }, (performance.now() - started) / 1000);
      const attributes = { 'kreda.outcome': outcome, ...(pages !== undefined && { 'kreda.pages': pages }) };
      span.end({ attributes, hasFailed: outcome === 'FAILED' || outcome === 'WORKER_FAILED' });
    };
    const requestId = call.metadata.get('x-request-id')[0]?.toString().slice(0, MAX_REQUEST_ID);
    const fairnessKey = call.metadata.get(fairnessKeyHeader)[0]?.toString().slice(0, MAX_FAIRNESS_KEY);
    const callLog = log.child({ requestId, pages });
    const ms = () => Math.round(performance.now() - started);
    // grpc-js emits this when the caller cancels and when its deadline passes.
    const cancelled = new AbortController();
    call.on('cancelled', () => cancelled.abort());
    try {
      if ('refused' in received) throw received.refused;
      const { request } = received;
      const response = await span.run(() => service.render(request, cancelled.signal, fairnessKey));
      callLog.info({ ms: ms(), bytes: response.pdf.length }, 'rendered');
      metrics.renderPages.observe(request.pages.length);
      metrics.pdfBytes.inc(response.pdf.length);
      end('OK');
      answer(null, response);
    } catch (error) {
      if (error instanceof RenderFailure) {
        callLog.warn({ ms: ms(), reason: error.reason, page: error.page, err: error.message }, 'not rendered');
        end(error.reason);
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
  return { code: statusOfReason[failure.reason], details: failure.message, metadata };
}
