import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { addAllRouteTitles } from '@kreda/site/all-route-titles';
import { type PageEntry, pageHead } from '@kreda/site/page-head';
import { registerInstead } from '@kreda/site/register-instead';
import { matchPath, ROUTES, type RouteMatch } from '@kreda/site/routes';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps, RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { anonymousContext, requestContext } from '../../platform/rest/request-context.ts';
import { access, accessOfPlugin } from '../../platform/rest/route-access.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { authorize } from '../../policy.ts';
import type { BuiltClient } from './built-client.ts';
import { type CachedAnswers, createCachedAnswers, isAway } from './cached-answers.ts';
import { findEntry } from './page-entry.ts';
import { pageHtml } from './page-html.ts';
import { createPageRenderer } from './render-page.ts';
import { listedRoutes } from './sitemap.ts';

/** The API's addresses: nothing below them is a page. */
const API_PREFIXES = [
  '/api/',
  '/trpc/',
  '/webhooks/',
  '/auth/',
  '/fonts/',
  '/photos/',
  '/signatures/',
  '/assets/',
  '/magazine/',
];

/** Retry-After of a page whose database is away. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Serves the built client's files, and the client's HTML at every page's address, with status 404 at an unknown address. Redirects a
 * visitor from a page that needs a login to the registration. Public pages are server-rendered, from cached answers while the
 * database is away.
 */
export async function servePages(
  app: FastifyInstance,
  deps: Deps,
  { client, router }: { client: BuiltClient; router: AnyTRPCRouter },
): Promise<void> {
  const { config } = deps;
  const { main: themeColor } = config.site.colors;
  const { publicDir, indexHtml, serverPages, scriptsOf } = client;
  addAllRouteTitles();
  await app.register(async (scope) => {
    accessOfPlugin(scope, 'anybody');
    await scope.register(fastifyStatic, {
      root: publicDir,
      index: false,
      wildcard: false,
      // The build has compressed them (compressAssets).
      preCompressed: true,
      // Vite names files below assets/ by a hash of their content.
      setHeaders(response, file) {
        const isHashed = path.relative(publicDir, file).startsWith('assets');
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
  const cachedAnswers = createCachedAnswers();
  const renderer = serverPages && createPageRenderer({ serverPages, router, cachedAnswers });

  // Fills the cache at the start, in case the database goes down before the first request.
  app.addHook('onReady', async () => {
    const { language } = config.site;
    const pages = listedRoutes(language).map(({ path: url }) => ({ url, language }));
    await renderer?.warmUp(deps, pages).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the answers of public pages could not be cached at the start');
    });
  });

  const render = async (context: RequestContext, anonymous: RequestContext, url: string) => {
    if (renderer === null) return null;
    const page = { url, language: context.language };
    const rendered = await renderer.render(context, page);
    // A user's answers are not cached: they get the page of a visitor, and the browser fetches their own data again.
    return rendered === 'unavailable' && context.user !== null ? renderer.render(anonymous, page) : rendered;
  };
  app.get('/*', access('anybody'), async (request, reply) => {
    if (!isPageAddress(request)) throw new DomainError('not-found');
    const anonymous = anonymousContext(deps, { request, reply });
    const visit = await visitOf(requestContext(deps, { request, reply }), { anonymous, cachedAnswers, request });
    if (visit.redirectTo !== null) return reply.redirect(visit.redirectTo);
    const { address, context, entry, isUnknown } = visit;
    const { language } = anonymous;
    const head = pageHead({ address, language, entry }, config.site);
    const isServerRendered = serverPages?.isServerRendered(address.pathname) ?? false;
    const isAnswered = visit.isEntryKnown && (isServerRendered || !isUnknown);
    const rendered = isAnswered && isServerRendered ? await render(context, anonymous, request.url) : null;
    const scripts = scriptsOf(serverPages?.sourcesOf({ url: request.url, language }) ?? []);
    // A user's page has their name and e-mail address: no browser and no proxy may store it.
    const isPersonal = isUnknown || context.user !== null;
    reply.type('text/html; charset=utf-8').header('cache-control', isPersonal ? 'no-store' : 'private, no-cache');
    if (!isAnswered || rendered === 'unavailable') {
      // The browser renders the page and fetches its data. Crawlers come back after Retry-After.
      reply.status(503).header('retry-after', RETRY_AFTER_SECONDS);
      return pageHtml(indexHtml, { head, rendered: null, scripts, themeColor });
    }
    reply.status(head.status);
    return pageHtml(indexHtml, { head, rendered, scripts, themeColor });
  });
}

/** A request for a page. */
interface Visit {
  /** Built on our origin, so that `//host` is a path of ours and not another site. */
  address: URL;
  /** The caller's context, or a visitor's if the caller is unknown. */
  context: RequestContext;
  /** Whether the caller is unknown, since the database is away. */
  isUnknown: boolean;
  /** The address to redirect a caller to who may not see the page; null otherwise, and where the page itself redirects. */
  redirectTo: string | null;
  /** The offer, post, author or category that the address names. */
  entry: PageEntry;
  /** False when the database is away, so that the entry or the caller's access is unknown. */
  isEntryKnown: boolean;
}

interface VisitParts {
  anonymous: RequestContext;
  cachedAnswers: CachedAnswers;
  request: FastifyRequest;
}

async function visitOf(
  caller: Promise<RequestContext>,
  { anonymous, cachedAnswers, request }: VisitParts,
): Promise<Visit> {
  const address = new URL(anonymous.config.publicUrl + request.url);
  const match = matchPath(address.pathname);
  const asked = await withTimeout(caller);
  // While the database is away, the client's page shows that better than an error's text, and retries.
  if ('error' in asked && !isAway(asked.error)) throw asked.error;
  const context = 'value' in asked ? asked.value : anonymous;
  const isUnknown = 'error' in asked;
  if (isUnknown) cachedAnswers.noteAway();
  const visit: Visit = { address, context, isUnknown, redirectTo: null, entry: { state: 'there' }, isEntryKnown: true };
  if (match === null) return visit;
  // An unknown caller is not redirected to the registration, since they may be a user.
  if (isUnknown && ROUTES[match.name].guard !== 'anybody') return { ...visit, isEntryKnown: false };
  return { ...visit, ...(await findEntrance(context, match, { address, cachedAnswers })) };
}

async function findEntrance(
  context: RequestContext,
  match: RouteMatch,
  { address, cachedAnswers }: { address: URL; cachedAnswers: CachedAnswers },
): Promise<Partial<Pick<Visit, 'redirectTo' | 'entry' | 'isEntryKnown'>>> {
  const { name, params } = match;
  const find = () => findEntry(context, match);
  try {
    await authorize(ROUTES[name].guard, context);
    if (ROUTES[name].guard !== 'anybody') return { entry: await find() };
    // Only existing entries are cached: a missing one may exist soon.
    const question = [name, params, context.language];
    return { entry: await cachedAnswers.get(question, find, ({ state }) => state === 'there') };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated') {
      return { redirectTo: registerInstead(context.language, match, address) };
    }
    // The page itself checks access, and redirects users without it to the price list.
    if (error instanceof DomainError) return {};
    if (isAway(error)) return { isEntryKnown: false };
    throw error;
  }
}

function isPageAddress({ url }: FastifyRequest): boolean {
  return !API_PREFIXES.some((prefix) => url.startsWith(prefix));
}
