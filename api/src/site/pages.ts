import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerInstead } from '../../../web/src/app/entry.ts';
import { type PageEntry, pageHead } from '../../../web/src/app/page-head.ts';
import { matchPath, ROUTES, type RouteMatch } from '../../../web/src/app/routes.ts';
import type { SiteLanguage } from '../../../web/src/i18n/language.ts';
import type { Deps, RequestContext } from '../context.ts';
import { isDatabaseDown } from '../database-errors.ts';
import { DomainError } from '../errors.ts';
import { authorize } from '../policy.ts';
import { chosenLanguage, requestContext } from '../rest/request-context.ts';
import { access, accessOfPlugin } from '../rest/route-access.ts';
import type { BuiltClient } from './built-client.ts';
import { createPageDrawing } from './draw-page.ts';
import { findEntry } from './page-entry.ts';
import { pageHtml } from './page-html.ts';

/** Addresses that belong to the API: below them nothing is a page. */
const API_PREFIXES = ['/api/', '/trpc/', '/webhooks/', '/auth/', '/fonts/', '/photos/', '/assets/', '/magazine/'];

/** When who met a page without its database may come again. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Serves the built client's files, and answers what shows the client at every page's address, with 404 and the same client at
 * an unknown one; a visitor who asks for a page that needs login is sent to register. Public pages arrive drawn.
 */
export async function servePages(app: FastifyInstance, deps: Deps, client: BuiltClient): Promise<void> {
  const { config } = deps;
  const { publicDir, indexHtml, drawer, scriptsOf } = client;
  await app.register(async (scope) => {
    accessOfPlugin(scope, 'anybody');
    await scope.register(fastifyStatic, {
      root: publicDir,
      index: false,
      wildcard: false,
      // As the build has left them: see compressAssets there.
      preCompressed: true,
      // Vite names what is below assets/ by its content.
      setHeaders(response, file) {
        const isHashed = path.relative(publicDir, file).startsWith('assets');
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
  const drawing = drawer && createPageDrawing(drawer);

  const draw = async (request: FastifyRequest, visit: Visit) => {
    if (visit.context === null || drawing === null || !drawer?.draws(visit.address.pathname)) return null;
    return drawing.draw(visit.context, { url: request.url, language: visit.context.language });
  };
  app.get('/*', access('anybody'), async (request, reply) => {
    if (!namesPage(request)) throw new DomainError('not-found');
    const visit = await visitOf(deps, request, reply);
    if (visit.instead !== null) return reply.redirect(visit.instead);
    const { address, language, entry } = visit;
    const head = pageHead({ address, language, entry }, config.site);
    const drawn = await draw(request, visit);
    const scripts = scriptsOf(drawer?.sourcesOf({ url: request.url, language }) ?? []);
    reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    if (visit.isDatabaseDown || drawn === 'unavailable') {
      // The browser draws the page, and asks again for what it needs; whoever reads only this comes back later.
      reply.status(503).header('retry-after', RETRY_AFTER_SECONDS);
      return pageHtml(indexHtml, { head, drawn: null, scripts });
    }
    reply.status(head.status);
    return pageHtml(indexHtml, { head, drawn, scripts });
  });
}

/** A request for a page. */
interface Visit {
  /** Behind the origin, so that `//host` is a path of ours and not another site. */
  address: URL;
  language: SiteLanguage;
  /** Null where nobody can say who is asking, since the database is away. */
  context: RequestContext | null;
  isDatabaseDown: boolean;
  /** Where somebody goes who may not enter; null for who may, and where the page itself leads on. */
  instead: string | null;
  /** What the address names. */
  entry: PageEntry;
}

async function visitOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const address = new URL(deps.config.publicUrl + request.url);
  const match = matchPath(address.pathname);
  const context = await contextOf(deps, request, reply);
  const language = context?.language ?? chosenLanguage(request.cookies.language) ?? deps.config.site.language;
  const entry: PageEntry = { state: 'there' };
  const visit: Visit = { address, language, context, isDatabaseDown: context === null, instead: null, entry };
  if (match === null || context === null) return visit;
  return { ...visit, ...(await entrance(context, match, address)) };
}

async function contextOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<RequestContext | null> {
  try {
    return await requestContext(deps, { request, reply });
  } catch (error) {
    // The page tells it better than an error's bare text, and asks again.
    if (isDatabaseDown(error)) return null;
    throw error;
  }
}

async function entrance(
  context: RequestContext,
  match: RouteMatch,
  address: URL,
): Promise<Partial<Pick<Visit, 'instead' | 'entry' | 'isDatabaseDown'>>> {
  try {
    await authorize(ROUTES[match.name].guard, context);
    return { entry: await findEntry(context, match) };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated') {
      return { instead: registerInstead(context.language, match, address) };
    }
    // One for who has paid asks anew whether they have, and sends who has not to pricing.
    if (error instanceof DomainError) return {};
    if (isDatabaseDown(error)) return { isDatabaseDown: true };
    throw error;
  }
}

function namesPage({ url }: FastifyRequest): boolean {
  return !API_PREFIXES.some((prefix) => url.startsWith(prefix));
}
