import type { FastifyInstance } from 'fastify';
import type { Deps, RequestContext } from '../context.ts';
import { googleRoutes } from '../features/account/google-rest.ts';
import { accountRoutes } from '../features/account/rest.ts';
import { invoiceRoutes } from '../features/billing/invoices/rest.ts';
import { downloadRoutes } from '../features/download/rest.ts';
import { formatsRoutes } from '../features/formats/rest.ts';
import { letterRoutes, signatureRoutes } from '../features/letter/rest.ts';
import { coverRoutes } from '../features/magazine/rest.ts';
import { photoRoutes, resumeRoutes } from '../features/resume/rest.ts';
import { dictionaryRoutes } from '../features/site/rest.ts';
import { suggestionRoutes } from '../features/suggestions/rest.ts';
import { DomainError } from '../platform/errors.ts';
import { requestContext } from '../platform/rest/request-context.ts';
import { isPolicyAccess } from '../platform/rest/route-access.ts';
import { authorize } from '../policy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of the request. Set on routes of the REST façade, and for tRPC where the request has a body. */
    ctx: RequestContext;
  }
}

/** The calls below /api (specification, section 7), photos, signatures, covers and Google's routes. Routes validate, call one service and shape its answer. */
export async function restApi(app: FastifyInstance, deps: Deps): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    request.ctx = await requestContext(deps, { request, reply });
    const { access } = request.routeOptions.config;
    if (!isPolicyAccess(access)) throw new Error('the route has no policy');
    await authorize(access, request.ctx);
  });
  // sendBeacon sends a string as text/plain. Forms may be sent urlencoded.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch (cause) {
      done(new DomainError({ code: 'request-malformed', problem: 'The body is not JSON' }, { cause }));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  googleRoutes(app);
  photoRoutes(app);
  signatureRoutes(app);
  coverRoutes(app);
  await app.register(
    async (api) => {
      accountRoutes(api);
      dictionaryRoutes(api);
      resumeRoutes(api);
      letterRoutes(api);
      downloadRoutes(api);
      formatsRoutes(api);
      suggestionRoutes(api);
      invoiceRoutes(api);
    },
    { prefix: '/api' },
  );
}
