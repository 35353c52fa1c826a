import { randomUUID } from 'node:crypto';
import zlib from 'node:zlib';
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { MAX_BATCH_CALLS } from '@kreda/site/max-batch-calls';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Deps } from '../context.ts';
import { pageSources } from '../features/billing/providers/page-sources.ts';
import { paymentWebhooks } from '../features/billing/webhook-events/receive-webhook.ts';
import { feedRoute } from '../features/magazine/rest.ts';
import { openBuiltClient } from '../features/site/built-client.ts';
import { servePages } from '../features/site/pages.ts';
import { crawlerRoutes, fontRoutes, healthRoutes } from '../features/site/rest.ts';
import { readFonts } from '../platform/clients/fonts.ts';
import { DomainError, toDomainError } from '../platform/errors.ts';
import { observeRequests } from '../platform/observability/observe-requests.ts';
import { createBodiesInFlight } from '../platform/rest/bodies-in-flight.ts';
import { MAX_BODY_BYTES, MAX_TEXT_BODY_BYTES } from '../platform/rest/body-sizes.ts';
import { closeUnusedConnections } from '../platform/rest/close-unused-connections.ts';
import { endUnreadBodies } from '../platform/rest/end-unread-bodies.ts';
import { answerError } from '../platform/rest/error-answer.ts';
import { hasBody } from '../platform/rest/has-body.ts';
import { limitBodies } from '../platform/rest/limit-bodies.ts';
import { type OpenApiDocument, openApiDocument } from '../platform/rest/openapi/document.ts';
import { openApiRoute } from '../platform/rest/openapi/rest.ts';
import { checkOrigin } from '../platform/rest/origin-check.ts';
import { refuseEncodedBody } from '../platform/rest/refuse-encoded-body.ts';
import { requestContext } from '../platform/rest/request-context.ts';
import { accessOfPlugin, type KnownRoute, watchRoutes } from '../platform/rest/route-access.ts';
import { securityHeaders } from '../platform/rest/security-headers.ts';
import { sendAsText } from '../platform/rest/send-as-text.ts';
import { admitBody } from '../platform/trpc/admit-body.ts';
import { toTrpcError } from '../platform/trpc/init.ts';
import { plainCalls } from '../platform/trpc/plain-calls.ts';
import { retryAfterOf } from '../platform/trpc/retry-after.ts';
import { OPENAPI_SCHEMAS } from './openapi-schemas.ts';
import { restApi } from './rest-api.ts';
import { type AppRouter, appRouter } from './router.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its policy. */
    knownRoutes: KnownRoute[];
  }
}

/** Limits of one process. A sender may have three of the largest bodies in flight. All together take far less than its memory. */
const BYTES_IN_FLIGHT = { perSender: 8 * 1024 * 1024, users: 64 * 1024 * 1024, others: 64 * 1024 * 1024 };

/** The whole application, not yet listening. The caller closes it, and then what it was built from. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: config.requestTimeoutMs,
    http: {
      // How often Node checks for requests that exceed their timeout.
      connectionsCheckingInterval: Math.min(5_000, config.requestTimeoutMs),
      headersTimeout: Math.min(30_000, config.requestTimeoutMs),
    },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // The same name as in the renderer's log.
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId: (request) => knownRequestId(request.headers['x-request-id']) ?? randomUUID(),
    // The names of a batch's procedures are one parameter of tRPC's route.
    routerOptions: { maxParamLength: 5_000 },
    // Errors before any route, such as of an address that is no URL.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // Idle keep-alive connections must not delay a shutdown.
    forceCloseConnections: 'idle',
  });

  app.server.maxConnections = config.maxConnections;
  closeUnusedConnections(app);

  const routes = watchRoutes(app);
  app.decorate('knownRoutes', { getter: routes });
  let document: OpenApiDocument | undefined;
  const openApi = () => {
    document ??= openApiDocument(routes(), { config, schemas: OPENAPI_SCHEMAS });
    return document;
  };
  // The start fails if a route has no policy, or a route below /api has no description.
  app.addHook('onReady', async () => void openApi());
  app.setErrorHandler(answerError);
  // Before all hooks that may refuse a request.
  observeRequests(app, deps.metrics);
  const client = await openBuiltClient(config.webDist);
  const headers = securityHeaders(config, {
    inlineScripts: client?.inlineScripts ?? [],
    payment: pageSources(config),
  });
  app.addHook('onRequest', endUnreadBodies);
  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.setHeaders(headers);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    refuseEncodedBody(request.headers);
    // Webhook events are verified by their signature.
    if (!request.url.startsWith('/webhooks/')) checkOrigin(request, config.publicUrl);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Answers are for their caller alone: caches must not store them, unless the route sets the header.
    if (/^\/(api|trpc|auth)\//.test(request.url) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done();
  });
  app.decorateRequest('ctx');
  app.decorateRequest('maxBodyBytes', null);
  app.addHook('preParsing', limitBodies(createBodiesInFlight(BYTES_IN_FLIGHT)));
  closeConnectionsOnClose(app);
  // Before the plugin's own hook, which reads it.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/trpc/')) route.compress = { ...COMPRESSION, threshold: CALLS_COMPRESSION_MIN_BYTES };
  });
  await app.register(fastifyCompress, {
    ...COMPRESSION,
    // Requests are never decompressed: three kilobytes can hold four gigabytes, and decompression continues after the refusal.
    globalDecompression: false,
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });

  healthRoutes(app, deps);
  crawlerRoutes(app, deps);
  fontRoutes(app, readFonts());
  if (!config.isProduction) {
    // Production does not load its samples.
    const { galleryRoutes } = await import('../features/site/gallery.ts');
    galleryRoutes(app, deps.typesetter);
  }
  feedRoute(app, deps);
  await app.register((scope) => restApi(scope, deps));
  openApiRoute(app, openApi);
  if (!config.isProduction) {
    const { openApiViewer } = await import('../platform/rest/openapi/viewer.ts');
    await app.register((scope) => openApiViewer(scope, openApi));
  }
  await app.register((scope) =>
    paymentWebhooks(scope, {
      db: deps.db,
      clock: deps.clock,
      verifiers: deps.verifiers,
      onStored: deps.onWebhookStored,
      onWebhook: (provider, outcome) => deps.metrics.webhooks.inc({ provider, outcome }),
    }),
  );
  await app.register(async (scope) => {
    accessOfPlugin(scope, 'procedure');
    const contextOf = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return request.ctx ?? (await requestContext(deps, { request, reply }));
      } catch (error) {
        const domainError = toDomainError(error);
        // Errors are logged by procedures, and here none runs.
        if (domainError.code === 'internal')
          request.log.error({ err: domainError.cause ?? domainError }, 'the caller could not be identified');
        throw toTrpcError(domainError);
      }
    };
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = MAX_TEXT_BODY_BYTES;
    });
    scope.addHook('onRequest', admitBody(appRouter));
    // The sender of a body is identified before it is received, since users have a limit of their own (`limit-bodies.ts`).
    scope.addHook('onRequest', async (request, reply) => {
      if (!hasBody(request.raw)) return;
      try {
        request.ctx = await requestContext(deps, { request, reply });
      } catch (error) {
        // Each call identifies the caller again and reports the error in tRPC's format.
        request.log.debug({ err: error }, 'the sender of a body could not be identified');
      }
    });
    scope.addHook('preHandler', plainCalls(appRouter, contextOf));
    scope.addHook('onSend', sendAsText);
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: MAX_BATCH_CALLS,
        responseMeta: ({ errors }) => ({ headers: new Headers(retryAfterOf(errors)) }),
        createContext: ({ req, res }) => contextOf(req, res),
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });

  if (client) await servePages(app, deps, { client, router: appRouter });
  app.setNotFoundHandler((request, reply) => answerError(new DomainError('not-found'), request, reply));
  return app;
}

// Quality 5 of 11: at most a tenth larger than the best, in a twentieth of the time. Answers are compressed while they are sent.
const BROTLI_PARAMS = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };

// A smaller answer, such as a long resume, is compressed in a tenth of a millisecond; through a stream it takes five times as long.
const SYNC_COMPRESSION_MAX_BYTES = 64 * 1024;

const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  brotliOptions: { params: BROTLI_PARAMS },
  syncThreshold: SYNC_COMPRESSION_MAX_BYTES,
};

// TCP sends the first ten segments, some 14 KB, without waiting (RFC 6928). An answer that fits in them arrives no sooner when it is
// compressed. Most resumes do, and compressing one takes a tenth of the time of reading it.
const CALLS_COMPRESSION_MIN_BYTES = 12 * 1024;

/** Closes keep-alive connections after their present request while the application closes. */
function closeConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** A request id from the client or a proxy, so that their logs and ours can be joined. No longer than a uuid: `log.ts` redacts longer texts. */
function knownRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,36}$/.test(header) ? header : null;
}
