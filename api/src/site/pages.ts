import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerInstead } from '../../../web/src/app/entry.ts';
import { matchPath, ROUTES } from '../../../web/src/app/routes.ts';
import { isOffered, type SiteLanguage } from '../../../web/src/i18n/language.ts';
import type { Deps } from '../context.ts';
import { isDatabaseDown } from '../database-errors.ts';
import { DomainError } from '../errors.ts';
import { authorize } from '../policy.ts';
import { requestContext } from '../rest/request-context.ts';
import { accessOfPlugin } from '../rest/route-access.ts';
import { findEntry, namesEntry } from './page-entry.ts';
import { injectHead, type PageEntry, pageHead } from './page-head.ts';

/** Addresses that belong to the API: below them nothing is a page. */
const API_PREFIXES = ['/api/', '/trpc/', '/webhooks/', '/auth/', '/fonts/', '/photos/', '/assets/', '/magazine/'];

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the built client's files, and answers what shows the client at every page's address, with 404 and the same client at
 * an unknown one; a visitor who asks for a page that needs login is sent to register. Null when the client is not built.
 */
export async function servePages(app: FastifyInstance, deps: Deps): Promise<PageHandler | null> {
  const { config } = deps;
  const indexFile = path.join(config.webDist, 'index.html');
  if (!existsSync(indexFile)) return null;
  const html = await readFile(indexFile, 'utf8');
  await app.register(async (scope) => {
    accessOfPlugin(scope, 'anybody');
    await scope.register(fastifyStatic, {
      root: config.webDist,
      index: false,
      wildcard: false,
      // Vite names what is below assets/ by its content.
      setHeaders(response, file) {
        const isHashed = path.relative(config.webDist, file).startsWith('assets');
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
  const site = { origin: config.publicUrl, name: config.site.name, language: config.site.language };
  return async (request, reply) => {
    const { instead, entry } = await entrance(deps, request, reply);
    if (instead !== null) return reply.redirect(instead);
    const head = pageHead({ url: request.url, chosenLanguage: request.cookies.language, entry }, site);
    return reply
      .status(head.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(injectHead(html, head));
  };
}

/** Where somebody goes who may not enter the page they ask for, and what the page's address names. */
interface Entrance {
  /** Null for who may enter, and where the page itself leads on: one for who has paid asks anew whether they have. */
  instead: string | null;
  entry: PageEntry;
}

const OPEN: Entrance = { instead: null, entry: { state: 'there' } };

async function entrance(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Entrance> {
  // Behind the origin, so that `//host` is a path of ours and not another site.
  const address = new URL(deps.config.publicUrl + request.url);
  const match = matchPath(address.pathname);
  if (match === null) return OPEN;
  const access = ROUTES[match.name].guard;
  if (access === 'anybody' && !namesEntry(match.name)) return OPEN;
  try {
    const context = await requestContext(deps, { request, reply });
    await authorize(access, context);
    return { instead: null, entry: await findEntry(context, match) };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated') {
      return { ...OPEN, instead: registerInstead(languageOf(request, deps), match, address) };
    }
    // The page tells it better than an error's bare text: it asks again, and sends who has not paid to pricing.
    if (isDatabaseDown(error) || error instanceof DomainError) return OPEN;
    throw error;
  }
}

function languageOf({ cookies }: FastifyRequest, { config }: Deps): SiteLanguage {
  return isOffered(cookies.language) ? cookies.language : config.site.language;
}

/** Whether a request that no route took asks for a page of the client. */
export function asksForPage({ method, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !API_PREFIXES.some((prefix) => url.startsWith(prefix));
}
