import {
  type CallOptions,
  Client,
  credentials,
  Metadata,
  type MethodDefinition,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import type { Reason, RenderRequest, RenderResponse } from './messages.ts';
import { reasons } from './messages.ts';
import { maxMessageBytes, rendererServiceName, renderMethod } from './renderer-service.ts';

export type { DocumentInfo, Page, PageFacts, Reason, RenderRequest, RenderResponse, TextMode } from './messages.ts';

/** A gRPC status by name, for example `RESOURCE_EXHAUSTED`. */
export type StatusName = keyof typeof status;

export type HealthStatus = 'UNKNOWN' | 'SERVING' | 'NOT_SERVING' | 'SERVICE_UNKNOWN';

export interface RenderCallOptions {
  /** How long the whole call may take, in ms. Default 30,000. */
  deadlineMs?: number;
  /** Aborting it cancels the call here and the work there. */
  signal?: AbortSignal;
  /** Passed on as `x-request-id`, so that the renderer's log lines can be joined with the caller's. */
  requestId?: string;
}

export interface RendererClient {
  /**
   * Renders pages into one PDF.
   *
   * @throws {RendererError} for anything but success, cancellation included (code `CANCELLED`).
   */
  render(request: RenderRequest, options?: RenderCallOptions): Promise<RenderResponse>;
  /**
   * Asks the standard health service how the renderer is.
   *
   * @throws {RendererError} when nobody answers within `deadlineMs` (default 2,000).
   */
  health(options?: { deadlineMs?: number }): Promise<HealthStatus>;
  /** Closes the connections once the calls under way have ended. */
  close(): void;
}

/** A call that failed: the service's own reason where it gave one, and the page to blame, from 1. */
export class RendererError extends Error {
  override readonly name = 'RendererError';
  readonly code: StatusName;
  readonly reason: Reason | undefined;
  readonly page: number | undefined;

  constructor(
    message: string,
    facts: { code: StatusName; reason?: Reason | undefined; page?: number | undefined; cause?: unknown },
  ) {
    super(message, { cause: facts.cause });
    this.code = facts.code;
    this.reason = facts.reason;
    this.page = facts.page;
  }
}

const healthCheckMethod = healthService.Check as unknown as MethodDefinition<
  { service: string },
  { status: HealthStatus }
>;

// The service keeps no state: a render whose server or connection went away is made again, by another or by the same.
const serviceConfig = {
  loadBalancingConfig: [{ round_robin: {} }],
  methodConfig: [
    {
      name: [{ service: rendererServiceName }],
      retryPolicy: {
        maxAttempts: 3,
        initialBackoff: '0.1s',
        maxBackoff: '1s',
        backoffMultiplier: 3,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    },
  ],
};

/**
 * Connects lazily to the renderer at `address`: `host:port`, where a host with several addresses is balanced over.
 * The connection is plain text: the renderer listens inside a private network only.
 */
export function connectRenderer(address: string): RendererClient {
  const client = new Client(address, credentials.createInsecure(), {
    'grpc.max_send_message_length': maxMessageBytes,
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.service_config': JSON.stringify(serviceConfig),
    // What is to be sent again has to be kept; grpc-js keeps one MiB of a call, which a page with a photo exceeds.
    'grpc.per_rpc_retry_buffer_size': maxMessageBytes,
    'grpc.retry_buffer_size': 4 * maxMessageBytes,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
    'grpc.keepalive_permit_without_calls': 0,
    'grpc.initial_reconnect_backoff_ms': 200,
    // A renderer that was restarted should be found again within seconds, not within grpc-js's two minutes.
    'grpc.max_reconnect_backoff_ms': 5_000,
  });

  return {
    render: (request, { deadlineMs = 30_000, signal, requestId } = {}) => {
      const metadata = new Metadata();
      if (requestId !== undefined) metadata.set('x-request-id', requestId);
      return call(client, { method: renderMethod, request, metadata, deadlineMs, signal });
    },
    health: async ({ deadlineMs = 2_000 } = {}) => {
      const request = { service: rendererServiceName };
      const answer = await call(client, { method: healthCheckMethod, request, metadata: new Metadata(), deadlineMs });
      return answer.status;
    },
    close: () => client.close(),
  };
}

interface UnaryCall<Request, Response> {
  method: MethodDefinition<Request, Response>;
  request: Request;
  metadata: Metadata;
  deadlineMs: number;
  signal?: AbortSignal | undefined;
}

function call<Request, Response>(client: Client, unary: UnaryCall<Request, Response>): Promise<Response> {
  const { method, signal } = unary;
  const options: CallOptions = { deadline: Date.now() + unary.deadlineMs };
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
  const page = Number(text(error.metadata, 'page'));
  return new RendererError(error.details || error.message, {
    code: (status[error.code] ?? 'UNKNOWN') as StatusName,
    reason: reasons.find((reason) => reason === word),
    page: Number.isInteger(page) && page > 0 ? page : undefined,
    cause: error,
  });
}

function text(metadata: Metadata | undefined, key: string): string {
  return metadata?.get(key)[0]?.toString() ?? '';
}
