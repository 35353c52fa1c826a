import type { FastifyInstance } from 'fastify';
import { googleRoutes } from '../account/google-rest.ts';
import { accountRoutes } from '../account/rest.ts';
import { invoiceRoutes } from '../billing/rest.ts';
import type { Deps, RequestContext } from '../context.ts';
import { downloadRoutes } from '../download/rest.ts';
import { DomainError } from '../errors.ts';
import { exchangeRoutes } from '../exchange/rest.ts';
import { coverRoutes } from '../magazine/rest.ts';
import { authorize } from '../policy.ts';
import { photoRoutes, resumeRoutes } from '../resume/rest.ts';
import { dictionaryRoutes } from '../site/rest.ts';
import { suggestionRoutes } from '../suggestions/rest.ts';
import { requestContext } from './request-context.ts';
import { isPolicyAccess } from './route-access.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, on routes of the REST façade. */
    ctx: RequestContext;
  }
}

/** The specification's calls under /api (section 7), and photos. Routes validate, call one service and shape its answer. */
export async function restApi(app: FastifyInstance, deps: Deps): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    request.ctx = await requestContext(deps, { request, reply });
    const { access } = request.routeOptions.config;
    if (!isPolicyAccess(access)) throw new Error('the route has no policy');
    await authorize(access, request.ctx);
  });
  // sendBeacon sends a string as text/plain; forms may come urlencoded.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch (cause) {
      done(new DomainError('invalid', 'The body is not JSON', { cause }));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  googleRoutes(app);
  photoRoutes(app);
  coverRoutes(app);
  await app.register(
    async (api) => {
      accountRoutes(api);
      dictionaryRoutes(api);
      resumeRoutes(api);
      downloadRoutes(api);
      exchangeRoutes(api);
      suggestionRoutes(api);
      invoiceRoutes(api);
    },
    { prefix: '/api' },
  );
}
