import type { RequestSpan } from '@kreda/telemetry/span';
import { startRequestSpan } from '@kreda/telemetry/span';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DownloadOutcome, Metrics } from './metrics.ts';

/** What a proxy in front would log of a caller who did not wait for the answer. */
const CALLER_GONE = 499;
/** Requests that ask how the process is: many, and no visitor's. */
const PROBES = new Set(['/healthz', '/readyz']);
const DOWNLOADS: Readonly<Record<string, string>> = {
  '/api/resumes/:uuid/v1/download': 'v1',
  '/api/resumes/:uuid/v2/download': 'v2',
};

/**
 * Measures every request from its arrival to the end of its answer, and makes it a trace of its own. Routes are named by their
 * pattern, so that there are as many as the application has, whatever is asked for.
 */
export function observeRequests(app: FastifyInstance, { requestSeconds, downloadSeconds }: Metrics): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  const end = (request: FastifyRequest, { raw, statusCode }: FastifyReply, seconds: number) => {
    const route = request.routeOptions.url ?? 'none';
    // Only methods that a route of ours knows: for others anything could stand here.
    const method = route === 'none' ? 'any' : request.method;
    const status = raw.writableFinished ? statusCode : CALLER_GONE;
    if (status === CALLER_GONE) request.log.info({ route }, 'the caller had gone');
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
    // What callers send along is not asked for: a visitor must not decide what is traced.
    spans.set(request, startRequestSpan(request.method));
    // Not the hook onResponse: it hears nothing of who does not wait for the answer.
    reply.raw.once('close', () => end(request, reply, (performance.now() - startedAt) / 1000));
    done();
  });
  // Not before: reading the body leaves the context that a request began in.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
}

function outcomeOf(status: number): DownloadOutcome {
  if (status < 400) return 'done';
  if (status === CALLER_GONE) return 'aborted';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'failed' : 'refused';
}
