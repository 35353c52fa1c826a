import { Metadata, Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import {
  maxMessageBytes,
  type Reason,
  type RenderResponse,
  rendererPackage,
  rendererService,
  rendererServiceName,
} from '@kreda/proto/renderer-service';
import { HealthImplementation } from 'grpc-health-check';
import type { Logger } from 'pino';
import { RenderFailure } from './failure.ts';
import { type Received, receiveRequest } from './receive-request.ts';
import type { RenderService } from './service.ts';

export interface RendererServer {
  /** The port it listens on, which the system chose where the address said 0. */
  port: number;
  /** Turns NOT_SERVING, takes no more calls, and resolves when the calls under way have been answered. */
  drain(): Promise<void>;
  /** Drops whatever is under way. */
  forceShutdown(): void;
}

const statusOfReason: Record<Reason, status> = {
  REQUEST_REFUSED: status.INVALID_ARGUMENT,
  SVG_REFUSED: status.INVALID_ARGUMENT,
  CHECKSUM_MISMATCH: status.FAILED_PRECONDITION,
  QUEUE_FULL: status.RESOURCE_EXHAUSTED,
  PAGE_TIMEOUT: status.DEADLINE_EXCEEDED,
  WORKER_FAILED: status.INTERNAL,
};

/**
 * Serves rendering, health checks and reflection over plain-text gRPC.
 *
 * @param listen `host:port`.
 * @throws when it cannot listen there.
 */
export async function startServer(deps: {
  listen: string;
  service: RenderService;
  log: Logger;
}): Promise<RendererServer> {
  const server = new Server({
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
  });
  const render = { ...rendererService.Render!, requestDeserialize: receiveRequest };
  server.addService({ ...rendererService, Render: render }, { Render: handleRender(deps.service, deps.log) });
  const health = new HealthImplementation({ '': 'SERVING', [rendererServiceName]: 'SERVING' });
  health.addToServer(server);
  new ReflectionService(rendererPackage).addToServer(server);

  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(deps.listen, ServerCredentials.createInsecure(), (error, bound) => {
      if (error) reject(error);
      else resolve(bound);
    });
  });

  return {
    port,
    drain: () => {
      health.setStatus('', 'NOT_SERVING');
      health.setStatus(rendererServiceName, 'NOT_SERVING');
      return new Promise((resolve, reject) => server.tryShutdown((error) => (error ? reject(error) : resolve())));
    },
    forceShutdown: () => server.forceShutdown(),
  };
}

type RenderCall = ServerUnaryCall<Received, RenderResponse>;

function handleRender(service: RenderService, log: Logger) {
  return async (call: RenderCall, answer: sendUnaryData<RenderResponse>): Promise<void> => {
    const started = performance.now();
    const requestId = call.metadata.get('x-request-id')[0]?.toString().slice(0, 128);
    const received = call.request;
    const callLog = log.child({ requestId, pages: 'request' in received ? received.request.pages.length : undefined });
    const ms = () => Math.round(performance.now() - started);
    // grpc-js cancels the call when the caller does, and when the caller's deadline passes.
    const cancelled = new AbortController();
    call.on('cancelled', () => cancelled.abort());
    try {
      if ('refused' in received) throw received.refused;
      const response = await service.render(received.request, cancelled.signal);
      callLog.info({ ms: ms(), bytes: response.pdf.length }, 'rendered');
      answer(null, response);
    } catch (error) {
      if (error instanceof RenderFailure) {
        callLog.warn({ ms: ms(), reason: error.reason, page: error.page, err: error.message }, 'not rendered');
        answer(toStatus(error));
      } else if (cancelled.signal.aborted) {
        callLog.info({ ms: ms() }, 'cancelled');
        answer({ code: status.CANCELLED, details: 'cancelled' });
      } else {
        callLog.error({ ms: ms(), err: error }, 'failed');
        // What went wrong inside is for the log alone.
        answer({ code: status.INTERNAL, details: 'the renderer failed' });
      }
    }
  };
}

function toStatus(failure: RenderFailure) {
  const metadata = new Metadata();
  metadata.set('reason', failure.reason);
  if (failure.page !== undefined) metadata.set('page', String(failure.page));
  return { code: statusOfReason[failure.reason], details: failure.message, metadata };
}
