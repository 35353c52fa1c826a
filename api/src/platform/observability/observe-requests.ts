import type { RequestSpan } from '@kreda/telemetry/span';
import { startRequestSpan } from '@kreda/telemetry/span';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DownloadOutcome, Metrics } from './metrics.ts';

/** The status of proxies for a client that closed the connection before the answer. */
const CLIENT_CLOSED_REQUEST = 499;
/** Health checks, which are many. They are not measured. */
const PROBES = new Set(['/healthz', '/readyz']);
const DOWNLOADS: Readonly<Record<string, string>> = {
  '/api/resumes/:uuid/v1/download': 'v1',
  '/api/resumes/:uuid/v2/download': 'v2',
};

/**
 * Measures every request from its arrival to the end of its answer, and starts a trace for it. Routes are named by their pattern, so
 * that clients cannot create new values of the label.
 */
export function observeRequests(app: FastifyInstance, { requestSeconds, downloadSeconds }: Metrics): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  const end = (request: FastifyRequest, { raw, statusCode }: FastifyReply, seconds: number) => {
    const route = request.routeOptions.url ?? 'none';
    // Only methods of known routes: other methods could be any text.
    const method = route === 'none' ? 'any' : request.method;
    const status = raw.writableFinished ? statusCode : CLIENT_CLOSED_REQUEST;
    if (status === CLIENT_CLOSED_REQUEST) request.log.info({ route }, 'the caller had gone');
    spans.get(request)?.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'kreda.request_id': request.id,
      },
      hasFailed: status >= 500,
    });
    if (PROBES.has(route)) return;
    requestSeconds.observe({ method, route, status }, seconds);
    const version = DOWNLOADS[route];
    if (version !== undefined) downloadSeconds.observe({ version, outcome: outcomeOf(status) }, seconds);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    // The trace headers of a request are ignored: clients must not decide what is traced.
    spans.set(request, startRequestSpan(request.method));
    // Not the hook onResponse: it is not called when the client closes the connection.
    reply.raw.once('close', () => end(request, reply, (performance.now() - startedAt) / 1000));
    done();
  });
  // Not earlier: reading the body leaves the async context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
}

function outcomeOf(status: number): DownloadOutcome {
  if (status < 400) return 'done';
  if (status === CLIENT_CLOSED_REQUEST) return 'aborted';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'failed' : 'refused';
}
