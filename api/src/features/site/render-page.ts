import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { matchPath } from '@kreda/site/routes';
import type { PageAddress, PageQuery, RenderedPage, ServerPages } from '@kreda/site/server-build';
import { type AnyTRPCRouter, callTRPCProcedure, TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import type { Deps, RequestContext } from '../../context.ts';
import { type CachedAnswers, isAway } from './cached-answers.ts';

/** Errors of the moment, which say nothing about the page. */
const NOT_NOW: ReadonlySet<TRPCError['code']> = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** The most cached pages, of about 60 KB each. */
const MAX_PAGES = 200;
/** The most cached pages at addresses that anybody can make up, such as `/?x=1`. */
const MAX_MADE_UP = 50;

export interface PageRenderer {
  /**
   * Renders a public page for the caller. Null for a page that only the browser renders, and when rendering fails: the browser then
   * renders it. 'unavailable' when the page's data cannot be read now.
   */
  render(context: RequestContext, page: PageAddress): Promise<RenderedPage | 'unavailable' | null>;
  /** Runs the queries of pages for a visitor, so that their answers are cached before the first request. @throws what a query throws. */
  warmUp(deps: Deps, pages: readonly PageAddress[]): Promise<void>;
}

interface PageRendererParts {
  serverPages: ServerPages;
  /** All procedures that the client's pages may query. */
  router: AnyTRPCRouter;
  /** The answers to visitors, for when the database is away. */
  cachedAnswers: CachedAnswers;
}

/** Renders pages with the answers of the client's own procedures. Pages with the same answers are rendered once. */
export function createPageRenderer({ serverPages, router, cachedAnswers }: PageRendererParts): PageRenderer {
  const pageCache = new LRUCache<string, string>({ max: MAX_PAGES });
  const madeUpCache = new LRUCache<string, string>({ max: MAX_MADE_UP });
  const answerFor = async (context: RequestContext, query: PageQuery) => {
    try {
      // A user's answers are private, so they are not cached.
      if (context.user !== null) return await answer(router, query, context);
      const question = [query.procedure, query.input, context.language, context.chosenCurrency];
      const { value } = await cachedAnswers.get(question, async () => ({
        value: await answer(router, query, context),
      }));
      return value;
    } catch (error) {
      // Caught outside of the cache, so that a refusal of one caller does not replace the cached answer.
      if (isOfCaller(error)) return undefined;
      throw error;
    }
  };
  const answersOf = (context: RequestContext, url: string) =>
    Promise.all(serverPages.queriesOf(url).map((query) => answerFor(context, query)));
  return {
    async warmUp(deps, pages) {
      for (const { url, language } of pages) await answersOf(visitorContext(deps, language), url);
    },
    render: async (context, page) => {
      try {
        const answers = await answersOf(context, page.url);
        const key = createHash('sha256')
          .update(JSON.stringify([page, answers]))
          .digest('base64');
        // A cache of their own, so that made-up addresses do not evict real pages.
        const cache = isMadeUp(serverPages, page.url) ? madeUpCache : pageCache;
        const html = cache.get(key) ?? serverPages.render(page, answers);
        cache.set(key, html);
        // Not cached: the state has the answers' age, and the client refetches old ones.
        return { html, state: serverPages.stateOf(page.url, answers) };
      } catch (error) {
        if (isAway(error)) return 'unavailable';
        context.log.error({ err: error, path: page.url.split('?')[0] }, 'a page was not rendered');
        return null;
      }
    },
  };
}

/** Whether the address is unknown, or its query string has no effect on the page's queries. */
function isMadeUp(serverPages: ServerPages, url: string): boolean {
  const { pathname, search } = new URL(`http://page${url}`);
  if (matchPath(pathname) === null) return true;
  return search !== '' && isDeepStrictEqual(serverPages.queriesOf(url), serverPages.queriesOf(pathname));
}

/** The context of queries that no request has asked for: a visitor's. */
function visitorContext(deps: Deps, language: PageAddress['language']): RequestContext {
  const ignore = () => {};
  return {
    ...deps,
    requestId: 'ahead',
    user: null,
    session: null,
    visitorId: null,
    deviceCookie: null,
    userAgent: '',
    chosenCurrency: null,
    knownSections: new Set(),
    address: '',
    addressCountry: null,
    language,
    cookies: { setSession: ignore, clearSession: ignore, setVisitor: ignore, clearVisitor: ignore, setDevice: ignore },
    limit: async () => {},
  };
}

/**
 * The answer that the client would get, parsed from JSON; undefined for a refusal that every caller would get.
 *
 * @throws {TRPCError} a refusal of this caller alone (`isOfCaller`), or an error of the moment.
 */
async function answer(router: AnyTRPCRouter, { procedure, input }: PageQuery, ctx: RequestContext): Promise<unknown> {
  try {
    const result: unknown = await callTRPCProcedure({
      router,
      path: procedure,
      getRawInput: async () => input,
      ctx,
      type: 'query',
      signal: undefined,
      batchIndex: 0,
    });
    return JSON.parse(JSON.stringify(result)) as unknown;
  } catch (error) {
    if (error instanceof TRPCError && !NOT_NOW.has(error.code) && !isOfCaller(error)) return undefined;
    throw error;
  }
}

/** Whether a refusal is about this caller's rate limit and not about the query. */
function isOfCaller(error: unknown): boolean {
  return error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS';
}
