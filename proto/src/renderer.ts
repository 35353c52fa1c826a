import { setTimeout as pause } from 'node:timers/promises';
import {
  type CallOptions,
  Client,
  credentials,
  Metadata,
  type MethodDefinition,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { context, propagation } from '@opentelemetry/api';
import { service as healthService } from 'grpc-health-check';
import type { JoinRequest, JoinResponse, Reason, RenderRequest, RenderResponse } from './messages.ts';
import { reasons } from './messages.ts';
import {
  fairnessKeyHeader,
  joinMethod,
  maxMessageBytes,
  rendererServiceName,
  renderMethod,
} from './renderer-service.ts';
import type { RendererTls } from './renderer-tls.ts';

export type {
  Attachment,
  DocumentInfo,
  JoinedFile,
  JoinOptions,
  JoinPart,
  JoinRequest,
  JoinResponse,
  Page,
  PageFacts,
  PartFacts,
  Reason,
  RenderRequest,
  RenderResponse,
  TextMode,
} from './messages.ts';

/** A gRPC status by name, for example `RESOURCE_EXHAUSTED`. */
export type StatusName = keyof typeof status;

export type HealthStatus = 'UNKNOWN' | 'SERVING' | 'NOT_SERVING' | 'SERVICE_UNKNOWN';

export interface RenderCallOptions {
  /** How long the whole call may take, in ms. Default 30,000. */
  deadlineMs?: number;
  /** Aborting it cancels the call and the renderer's work. */
  signal?: AbortSignal;
  /** Sent as `x-request-id`, which connects the renderer's log lines with the caller's. */
  requestId?: string;
  /** Sent as `x-fairness-key`: waiting renders are served in turn by key. Up to 128 characters, without personal data. */
  fairnessKey?: string;
}

export interface RendererClient {
  /**
   * Renders pages into one PDF.
   *
   * Retries, on another replica if there is one, when a renderer is full or unreachable.
   *
   * @throws {RendererError} for every failure, including cancellation (code `CANCELLED`).
   */
  render(request: RenderRequest, options?: RenderCallOptions): Promise<RenderResponse>;
  /**
   * Joins PDFs and attachments into one PDF. Retries as `render` does.
   *
   * @throws {RendererError} for every failure, including cancellation (code `CANCELLED`).
   */
  join(request: JoinRequest, options?: RenderCallOptions): Promise<JoinResponse>;
  /**
   * Asks the standard health service whether the renderer serves.
   *
   * @throws {RendererError} when there is no answer within `deadlineMs` (default 2,000).
   */
  health(options?: { deadlineMs?: number }): Promise<HealthStatus>;
  /** Closes the connections after the calls in flight have ended. */
  close(): void;
}

/** A failed call, with the service's reason if it gave one, and the number of the page or part that caused it, from 1. */
export class RendererError extends Error {
  override readonly name = 'RendererError';
  readonly code: StatusName;
  readonly reason: Reason | undefined;
  readonly page: number | undefined;
  readonly part: number | undefined;

  constructor(
    message: string,
    facts: {
      code: StatusName;
      reason?: Reason | undefined;
      page?: number | undefined;
      part?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: facts.cause });
    this.code = facts.code;
    this.reason = facts.reason;
    this.page = facts.page;
    this.part = facts.part;
  }
}

const healthCheckMethod = healthService.Check as unknown as MethodDefinition<
  { service: string },
  { status: HealthStatus }
>;

// The service is stateless, so a render whose server was unreachable or ended is retried on another. Only a few times, because a
// request that crashes its server would otherwise crash them all.
const serviceConfig = {
  loadBalancingConfig: [{ round_robin: {} }],
  methodConfig: [
    {
      name: [{ service: rendererServiceName }],
      retryPolicy: {
        maxAttempts: 3,
        initialBackoff: '0.1s',
        maxBackoff: '1s',
        backoffMultiplier: 2,
        // A server that ends resets its calls, which arrives as CANCELLED. A call that the caller cancelled is not retried.
        retryableStatusCodes: ['UNAVAILABLE', 'CANCELLED'],
      },
    },
  ],
};

/** How long a render waits, once, if no renderer is reachable, in ms. Longer than a renderer takes to start. */
const PATIENCE_MS = 6_000;

/** Backoff before a retry on another replica when one is full, in ms; each is multiplied by 0.5 to 1.5. */
const PAUSES_WHILE_FULL_MS = [100, 200, 400];

/** Bytes that a renderer sends before it waits for an acknowledgement. A PDF has 50 KB, and HTTP/2's default is 64 KB for all answers together. */
const WINDOW_BYTES = 4 * 1024 * 1024;

/** The retry buffer for all requests in flight, in bytes. */
const RETRY_BUFFER_BYTES = 4 * maxMessageBytes;

/**
 * Connects lazily to the renderers at `address`, and balances each call over all of them. `address` is `host:port` or
 * `dns:///host:port`, which uses all addresses of the name, or `ipv4:10.0.0.1:50051,10.0.0.2:50051`.
 *
 * @param tls mutual TLS. The renderers' certificates must contain the host of `address`, or `name` if it is given, for example for a
 *   list of IP addresses. Null: plain text, only for renderers in a private network.
 */
export function connectRenderer(
  address: string,
  tls: (RendererTls & { name?: string | undefined }) | null = null,
): RendererClient {
  const channel = tls ? credentials.createSsl(tls.ca, tls.key, tls.cert) : credentials.createInsecure();
  const client = new Client(address, channel, {
    ...(tls?.name !== undefined && { 'grpc.ssl_target_name_override': tls.name }),
    'grpc.max_send_message_length': maxMessageBytes,
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc-node.flow_control_window': WINDOW_BYTES,
    'grpc.service_config': JSON.stringify(serviceConfig),
    // gRPC's default retry buffer is 1 MiB. A larger request, such as one with a photo, would not be retried.
    'grpc.per_rpc_retry_buffer_size': maxMessageBytes,
    'grpc.retry_buffer_size': RETRY_BUFFER_BYTES,
    'grpc.dns_min_time_between_resolutions_ms': 5_000,
    // A call waits at most the sum of both for a replica that hangs. A healthy main thread is never blocked for so long.
    'grpc.keepalive_time_ms': 5_000,
    'grpc.keepalive_timeout_ms': 5_000,
    'grpc.keepalive_permit_without_calls': 0,
    'grpc.initial_reconnect_backoff_ms': 200,
    // Reconnect to a restarted renderer before the next one is replaced: a release replaces one after the other.
    'grpc.max_reconnect_backoff_ms': 1_000,
  });

  const callWithRetries = async <Request, Response>(
    method: MethodDefinition<Request, Response>,
    request: Request,
    { deadlineMs = 30_000, signal, requestId, fairnessKey }: RenderCallOptions = {},
  ): Promise<Response> => {
    const metadata = traceMetadata();
    if (requestId !== undefined) metadata.set('x-request-id', requestId);
    if (fairnessKey !== undefined) metadata.set(fairnessKeyHeader, fairnessKey);
    const deadline = Date.now() + deadlineMs;
    const patience = Math.min(deadline, Date.now() + PATIENCE_MS);
    const pausesWhileFull = PAUSES_WHILE_FULL_MS.values();
    let hasWaited = false;
    for (;;) {
      try {
        return await call(client, { method, request, metadata, deadline, signal });
      } catch (error) {
        if (!(error instanceof RendererError)) throw error;
        if (error.reason === 'QUEUE_FULL') {
          const { value: ms, done } = pausesWhileFull.next();
          if (done) throw error;
          // If the caller cancels in the meantime, the next call throws.
          await pause(ms * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
        } else {
          if (error.code !== 'UNAVAILABLE' || hasWaited || !(await isReadyBy(client, patience))) throw error;
          hasWaited = true;
        }
      }
    }
  };

  return {
    render: (request, options) => callWithRetries(renderMethod, request, options),
    join: (request, options) => callWithRetries(joinMethod, request, options),
    health: async ({ deadlineMs = 2_000 } = {}) => {
      const request = { service: rendererServiceName };
      const deadline = Date.now() + deadlineMs;
      const answer = await call(client, { method: healthCheckMethod, request, metadata: new Metadata(), deadline });
      return answer.status;
    },
    close: () => client.close(),
  };
}

/** The W3C traceparent of the current trace; nothing if the caller is not traced. */
function traceMetadata(): Metadata {
  const metadata = new Metadata();
  propagation.inject(context.active(), metadata, { set: (carrier, key, value) => carrier.set(key, value) });
  return metadata;
}

interface UnaryCall<Request, Response> {
  method: MethodDefinition<Request, Response>;
  request: Request;
  metadata: Metadata;
  /** In ms since 1970. */
  deadline: number;
  signal?: AbortSignal | undefined;
}

/** Waits until a renderer is connected. False if none is connected at the given time, in ms since 1970. */
function isReadyBy(client: Client, time: number): Promise<boolean> {
  if (Date.now() >= time) return Promise.resolve(false);
  return new Promise((resolve) => client.waitForReady(time, (error) => resolve(error === undefined)));
}

function call<Request, Response>(client: Client, unary: UnaryCall<Request, Response>): Promise<Response> {
  const { method, signal } = unary;
  const options: CallOptions = { deadline: unary.deadline };
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new RendererError('cancelled before it was sent', { code: 'CANCELLED', cause: signal.reason }));
      return;
    }
    const cancel = () => inFlight.cancel();
    const inFlight = client.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      unary.request,
      unary.metadata,
      options,
      (error, response) => {
        signal?.removeEventListener('abort', cancel);
        if (error) reject(toRendererError(error));
        else if (response === undefined) reject(new RendererError('an empty answer', { code: 'INTERNAL' }));
        else resolve(response);
      },
    );
    signal?.addEventListener('abort', cancel, { once: true });
  });
}

function toRendererError(error: ServiceError): RendererError {
  const word = text(error.metadata, 'reason');
  const numberOf = (key: string) => {
    const number = Number(text(error.metadata, key));
    return Number.isInteger(number) && number > 0 ? number : undefined;
  };
  return new RendererError(error.details || error.message, {
    code: (status[error.code] ?? 'UNKNOWN') as StatusName,
    reason: reasons.find((reason) => reason === word),
    page: numberOf('page'),
    part: numberOf('part'),
    cause: error,
  });
}

function text(metadata: Metadata | undefined, key: string): string {
  return metadata?.get(key)[0]?.toString() ?? '';
}
