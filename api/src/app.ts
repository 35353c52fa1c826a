import { randomUUID } from 'node:crypto';
import zlib from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { paymentWebhooks } from './billing/webhook.ts';
import { readFonts } from './clients/fonts.ts';
import type { Deps } from './context.ts';
import { DomainError } from './errors.ts';
import { feedRoute } from './magazine/rest.ts';
import { observeRequests } from './observability/observe-requests.ts';
import { answerError } from './rest/error-answer.ts';
import { type OpenApiDocument, openApiDocument } from './rest/openapi/document.ts';
import { openApiRoute } from './rest/openapi/rest.ts';
import { checkOrigin } from './rest/origin-check.ts';
import { requestContext } from './rest/request-context.ts';
import { restApi } from './rest/rest-api.ts';
import { accessOfPlugin, type KnownRoute, watchRoutes } from './rest/route-access.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './rest/security-headers.ts';
import { type AppRouter, appRouter } from './router.ts';
import { openBuiltClient } from './site/built-client.ts';
import { servePages } from './site/pages.ts';
import { crawlerRoutes, fontRoutes, healthRoutes } from './site/rest.ts';
import { toTrpcError } from './trpc/init.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its policy. */
    knownRoutes: KnownRoute[];
  }
}

/** A whole section at its bounds, with room for what JSON adds. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** The whole application, not yet listening. Whoever builds it closes it; what it was built from stays the builder's. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 120_000,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    // As in the renderer's log.
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId: (request) => knownRequestId(request.headers['x-request-id']) ?? randomUUID(),
    // A batch of procedures is one parameter of tRPC's route.
    routerOptions: { maxParamLength: 5_000 },
    // Connections kept open with nothing under way must not hold up a shutdown.
    forceCloseConnections: 'idle',
  });

  const routes = watchRoutes(app);
  app.decorate('knownRoutes', { getter: routes });
  let document: OpenApiDocument | undefined;
  const openApi = () => {
    document ??= openApiDocument(routes(), config);
    return document;
  };
  // Nothing is served that nobody has decided about, and nothing below /api that nobody has described.
  app.addHook('onReady', async () => void openApi());
  app.setErrorHandler(answerError);
  // Before all that may refuse.
  observeRequests(app, deps.metrics);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // A webhook proves itself by its signature.
    if (!request.url.startsWith('/webhooks/')) checkOrigin(request, config.publicUrl);
  });
  app.addHook('onSend', async (request, reply) => {
    // What somebody was answered is for them: no cache keeps it, unless the route has said how.
    if (/^\/(api|trpc|auth)\//.test(request.url) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  letGoWhenClosing(app);
  const client = await openBuiltClient(config.webDist);
  await app.register(fastifyHelmet, securityHeaders(config, client?.inlineScripts ?? []));
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], brotliOptions: { params: BROTLI_PARAMS } });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });

  healthRoutes(app, deps);
  crawlerRoutes(app, deps);
  fontRoutes(app, readFonts());
  if (!config.isProduction) {
    // Its samples are not a part of what production runs.
    const { galleryRoute } = await import('./site/gallery.ts');
    galleryRoute(app, deps.typesetter);
  }
  feedRoute(app, deps);
  await app.register((scope) => restApi(scope, deps));
  openApiRoute(app, openApi);
  if (!config.isProduction) {
    const { openApiViewer } = await import('./rest/openapi/viewer.ts');
    await app.register((scope) => openApiViewer(scope, openApi));
  }
  await app.register((scope) =>
    paymentWebhooks(scope, {
      db: deps.db,
      clock: deps.clock,
      verifiers: deps.verifiers,
      onStored: deps.onPaymentNotice,
    }),
  );
  await app.register(async (scope) => {
    accessOfPlugin(scope, 'procedure');
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        createContext: async ({ req, res }) => {
          try {
            return await requestContext(deps, { request: req, reply: res });
          } catch (error) {
            throw toTrpcError(error);
          }
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });

  if (client) await servePages(app, deps, client);
  app.setNotFoundHandler((request, reply) => answerError(new DomainError('not-found'), request, reply));
  return app;
}

// Quality 5 of 11: within a tenth of the best size at a twentieth of the time, since answers are compressed as they go out.
const BROTLI_PARAMS = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };

/** A connection that finishes its request while the application closes is not kept open for another. */
function letGoWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** An id from the browser or a proxy in front, so that their log and ours can be joined. No longer than a uuid: `log.ts` hides longer ones. */
function knownRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,36}$/.test(header) ? header : null;
}
