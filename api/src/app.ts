import { randomUUID } from 'node:crypto';
import zlib from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { MAX_BATCH_CALLS } from '@kreda/site/max-batch-calls';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Deps } from './context.ts';
import { paymentWebhooks } from './features/billing/webhook-events/receive-webhook.ts';
import { feedRoute } from './features/magazine/rest.ts';
import { openBuiltClient } from './features/site/built-client.ts';
import { servePages } from './features/site/pages.ts';
import { crawlerRoutes, fontRoutes, healthRoutes } from './features/site/rest.ts';
import { readFonts } from './platform/clients/fonts.ts';
import { DomainError, toDomainError } from './platform/errors.ts';
import { observeRequests } from './platform/observability/observe-requests.ts';
import { createBodiesUnderWay } from './platform/rest/bodies-under-way.ts';
import { MAX_BODY_BYTES, MAX_TEXT_BODY_BYTES } from './platform/rest/body-sizes.ts';
import { boundBodies } from './platform/rest/bound-bodies.ts';
import { endUnreadBodies } from './platform/rest/end-unread-bodies.ts';
import { answerError } from './platform/rest/error-answer.ts';
import { hasBody } from './platform/rest/has-body.ts';
import { type OpenApiDocument, openApiDocument } from './platform/rest/openapi/document.ts';
import { openApiRoute } from './platform/rest/openapi/rest.ts';
import { checkOrigin } from './platform/rest/origin-check.ts';
import { refuseEncodedBody } from './platform/rest/refuse-encoded-body.ts';
import { requestContext } from './platform/rest/request-context.ts';
import { restApi } from './platform/rest/rest-api.ts';
import { accessOfPlugin, type KnownRoute, watchRoutes } from './platform/rest/route-access.ts';
import { securityHeaders } from './platform/rest/security-headers.ts';
import { sendWhole } from './platform/rest/whole-answers.ts';
import { admitBody } from './platform/trpc/admit-body.ts';
import { toTrpcError } from './platform/trpc/init.ts';
import { plainCalls } from './platform/trpc/plain-calls.ts';
import { retryAfterOf } from './platform/trpc/retry-after.ts';
import { type AppRouter, appRouter } from './router.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its policy. */
    knownRoutes: KnownRoute[];
  }
}

/** For one process. A sender may have three of the largest bodies in flight at once. All together take far less than its memory. */
const BYTES_IN_FLIGHT = { perSender: 8 * 1024 * 1024, members: 64 * 1024 * 1024, strangers: 64 * 1024 * 1024 };

/** Builds the whole application, which does not listen yet. The caller closes it, and the dependencies that it was built from. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: config.requestTimeoutMs,
    http: {
      // Node checks all connections at this interval, so a request exceeds its timeout by no more than that.
      connectionsCheckingInterval: Math.min(5_000, config.requestTimeoutMs),
      headersTimeout: Math.min(30_000, config.requestTimeoutMs),
    },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // As in the renderer's log.
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId: (request) => knownRequestId(request.headers['x-request-id']) ?? randomUUID(),
    // A batch of procedures is one parameter of tRPC's route.
    routerOptions: { maxParamLength: 5_000 },
    // Idle keep-alive connections must not delay a shutdown.
    forceCloseConnections: 'idle',
  });

  app.server.maxConnections = config.maxConnections;

  const routes = watchRoutes(app);
  app.decorate('knownRoutes', { getter: routes });
  let document: OpenApiDocument | undefined;
  const openApi = () => {
    document ??= openApiDocument(routes(), config);
    return document;
  };
  // Refuses to start with a route that has no access policy, or one below /api without an OpenAPI description.
  app.addHook('onReady', async () => void openApi());
  app.setErrorHandler(answerError);
  // Before all hooks that may refuse a request.
  observeRequests(app, deps.metrics);
  const client = await openBuiltClient(config.webDist);
  const headers = securityHeaders(config, client?.inlineScripts ?? []);
  app.addHook('onRequest', endUnreadBodies);
  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.setHeaders(headers);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    refuseEncodedBody(request.headers);
    // Webhook events are authenticated by their signatures.
    if (!request.url.startsWith('/webhooks/')) checkOrigin(request, config.publicUrl);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Answers are private: no cache stores them, unless the route has set its own policy.
    if (/^\/(api|trpc|auth)\//.test(request.url) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done();
  });
  app.decorateRequest('ctx');
  app.decorateRequest('maxBodyBytes', null);
  app.addHook('preParsing', boundBodies(createBodiesUnderWay(BYTES_IN_FLIGHT)));
  closeConnectionsOnShutdown(app);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: BROTLI_PARAMS },
    // Requests are never inflated: three kilobytes can inflate to four gigabytes, and inflating goes on after a refusal.
    globalDecompression: false,
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });

  healthRoutes(app, deps);
  crawlerRoutes(app, deps);
  fontRoutes(app, readFonts());
  if (!config.isProduction) {
    // Production does not load its samples.
    const { galleryRoute } = await import('./features/site/gallery.ts');
    galleryRoute(app, deps.typesetter);
  }
  feedRoute(app, deps);
  await app.register((scope) => restApi(scope, deps));
  openApiRoute(app, openApi);
  if (!config.isProduction) {
    const { openApiViewer } = await import('./platform/rest/openapi/viewer.ts');
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
        // Procedures log their own errors, but none runs without a context.
        if (domainError.code === 'internal')
          request.log.error({ err: domainError.cause ?? domainError }, 'the caller could not be identified');
        throw toTrpcError(domainError);
      }
    };
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = MAX_TEXT_BODY_BYTES;
    });
    scope.addHook('onRequest', admitBody(appRouter));
    // Identifies the caller before the body is received, since users' bodies have a limit of their own.
    scope.addHook('onRequest', async (request, reply) => {
      if (!hasBody(request.raw)) return;
      try {
        request.ctx = await requestContext(deps, { request, reply });
      } catch (error) {
        // Each procedure call identifies the caller again, and answers the error in tRPC's shape.
        request.log.debug({ err: error }, 'the sender of the body could not be identified');
      }
    });
    scope.addHook('preHandler', plainCalls(appRouter, contextOf));
    scope.addHook('onSend', sendWhole);
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

  if (client) await servePages(app, deps, client);
  app.setNotFoundHandler((request, reply) => answerError(new DomainError('not-found'), request, reply));
  return app;
}

// Quality 5 of 11, since answers are compressed on the fly: at most a tenth larger than the best, in a twentieth of the time.
const BROTLI_PARAMS = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };

// Compressing a smaller answer, such as a resume, takes a tenth of a millisecond at once, and five times as long as a stream.
const COMPRESSED_AT_ONCE_BYTES = 64 * 1024;

/** Closes a keep-alive connection after its request when the application is closing. */
function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** A request id from the browser or a proxy in front, so that logs can be joined. At most as long as a uuid: `log.ts` hides longer ones. */
function knownRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,36}$/.test(header) ? header : null;
}
