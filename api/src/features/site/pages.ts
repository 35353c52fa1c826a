import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { addAllRouteTitles } from '@kreda/site/all-route-titles';
import { type PageEntry, pageHead } from '@kreda/site/page-head';
import { registerInstead } from '@kreda/site/register-instead';
import { matchPath, ROUTES, type RouteMatch } from '@kreda/site/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps, RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { inTime } from '../../platform/in-time.ts';
import { requestContext, strangerContext } from '../../platform/rest/request-context.ts';
import { access, accessOfPlugin } from '../../platform/rest/route-access.ts';
import { authorize } from '../../policy.ts';
import type { BuiltClient } from './built-client.ts';
import { createPageDrawing } from './render-page.ts';
import { createKeptAnswers, isAway, type KeptAnswers } from './cached-answers.ts';
import { findEntry } from './page-entry.ts';
import { pageHtml } from './page-html.ts';
import { listedRoutes } from './sitemap.ts';

/** Addresses that belong to the API: below them nothing is a page. */
const API_PREFIXES = ['/api/', '/trpc/', '/webhooks/', '/auth/', '/fonts/', '/photos/', '/assets/', '/magazine/'];

/** When who met a page without its database may come again. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Serves the built client's files, and answers what shows the client at every page's address, with 404 and the same client at
 * an unknown one; a visitor who asks for a page that needs login is sent to register. Public pages arrive drawn, while the database is away
 * as they were last.
 */
export async function servePages(app: FastifyInstance, deps: Deps, client: BuiltClient): Promise<void> {
  const { config } = deps;
  const { publicDir, indexHtml, drawer, scriptsOf } = client;
  addAllRouteTitles();
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
  const keptAnswers = createKeptAnswers();
  const drawing = drawer && createPageDrawing(drawer, keptAnswers);

  // A process that has just begun knows its site's pages too when the database goes.
  app.addHook('onReady', async () => {
    const { language } = config.site;
    const pages = listedRoutes(language).map(({ path: url }) => ({ url, language }));
    await drawing?.askAhead(deps, pages).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the answers of public pages could not be kept ahead');
    });
  });

  const draw = async (context: RequestContext, stranger: RequestContext, url: string) => {
    if (drawing === null) return null;
    const page = { url, language: context.language };
    const drawn = await drawing.draw(context, page);
    // Whose page it is cannot be told: they get a stranger's, and the browser asks again who they are.
    return drawn === 'unavailable' && context.user !== null ? drawing.draw(stranger, page) : drawn;
  };
  app.get('/*', access('anybody'), async (request, reply) => {
    if (!namesPage(request)) throw new DomainError('not-found');
    const stranger = strangerContext(deps, { request, reply });
    const visit = await visitOf(requestContext(deps, { request, reply }), { stranger, keptAnswers, request });
    if (visit.instead !== null) return reply.redirect(visit.instead);
    const { address, context, entry, isUnknown } = visit;
    const { language } = stranger;
    const head = pageHead({ address, language, entry }, config.site);
    const isDrawnHere = drawer?.draws(address.pathname) ?? false;
    const isAnswered = visit.isEntryKnown && (isDrawnHere || !isUnknown);
    const drawn = isAnswered && isDrawnHere ? await draw(context, stranger, request.url) : null;
    const scripts = scriptsOf(drawer?.sourcesOf({ url: request.url, language }) ?? []);
    // A member's page holds their name and e-mail: neither the browser nor anything in between keeps it.
    const isMembers = isUnknown || context.user !== null;
    reply.type('text/html; charset=utf-8').header('cache-control', isMembers ? 'no-store' : 'private, no-cache');
    if (!isAnswered || drawn === 'unavailable') {
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
  /** A stranger's where nobody can say who is asking. */
  context: RequestContext;
  /** Nobody can say who is asking, since the database is away. */
  isUnknown: boolean;
  /** Where somebody goes who may not enter; null for who may, and where the page itself leads on. */
  instead: string | null;
  /** What the address names. */
  entry: PageEntry;
  /** False where the database is away that would say what the address names, or who may enter. */
  isEntryKnown: boolean;
}

interface Visiting {
  stranger: RequestContext;
  keptAnswers: KeptAnswers;
  request: FastifyRequest;
}

async function visitOf(asking: Promise<RequestContext>, { stranger, keptAnswers, request }: Visiting): Promise<Visit> {
  const address = new URL(stranger.config.publicUrl + request.url);
  const match = matchPath(address.pathname);
  const asked = await inTime(asking);
  // The page tells it better than an error's bare text, and asks again.
  if ('error' in asked && !isAway(asked.error)) throw asked.error;
  const context = 'value' in asked ? asked.value : stranger;
  const isUnknown = 'error' in asked;
  if (isUnknown) keptAnswers.noteAway();
  const visit: Visit = { address, context, isUnknown, instead: null, entry: { state: 'there' }, isEntryKnown: true };
  if (match === null) return visit;
  // A stranger would be sent to register; who asks may be a member.
  if (isUnknown && ROUTES[match.name].guard !== 'anybody') return { ...visit, isEntryKnown: false };
  return { ...visit, ...(await entrance(context, match, { address, keptAnswers })) };
}

async function entrance(
  context: RequestContext,
  match: RouteMatch,
  { address, keptAnswers }: { address: URL; keptAnswers: KeptAnswers },
): Promise<Partial<Pick<Visit, 'instead' | 'entry' | 'isEntryKnown'>>> {
  const { name, params } = match;
  const find = () => findEntry(context, match);
  try {
    await authorize(ROUTES[name].guard, context);
    if (ROUTES[name].guard !== 'anybody') return { entry: await find() };
    // What is not there may have come since: only what is there is kept.
    const question = [name, params, context.language];
    return { entry: await keptAnswers.get(question, find, ({ state }) => state === 'there') };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated') {
      return { instead: registerInstead(context.language, match, address) };
    }
    // One for who has paid asks anew whether they have, and sends who has not to pricing.
    if (error instanceof DomainError) return {};
    if (isAway(error)) return { isEntryKnown: false };
    throw error;
  }
}

function namesPage({ url }: FastifyRequest): boolean {
  return !API_PREFIXES.some((prefix) => url.startsWith(prefix));
}
