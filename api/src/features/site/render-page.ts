import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DrawnPage, PageAddress, PageDrawer, PageQuery } from '@kreda/site/drawn-page';
import { matchPath } from '@kreda/site/routes';
import { callTRPCProcedure, TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import type { Deps, RequestContext } from '../../context.ts';
import { appRouter } from '../../router.ts';
import { isAway, type KeptAnswers } from './cached-answers.ts';

/** What says nothing of the page, but of the moment. */
const NOT_NOW: ReadonlySet<TRPCError['code']> = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** Pages that are kept, of some 60 KB each. */
const KEPT_PAGES = 200;
/** Of addresses that anybody can make up without end, such as `/?x=1`. */
const KEPT_MADE_UP = 50;

export interface PageDrawing {
  /**
   * Draws a public page as it is for who asks. Null where the page is for the browser alone, or cannot be drawn: the browser then
   * draws it by itself. 'unavailable' where what it says could not be had now.
   */
  draw(context: RequestContext, page: PageAddress): Promise<DrawnPage | 'unavailable' | null>;
  /** Asks what strangers' pages ask, so that their answers are kept before the first of them comes. @throws what the asking throws. */
  askAhead(deps: Deps, pages: readonly PageAddress[]): Promise<void>;
}

/**
 * Draws pages with the answers of the client's own procedures. What was drawn from the same answers is not drawn again.
 *
 * @param keptAnswers what strangers were answered, for when the database is away.
 */
export function createPageDrawing(drawer: PageDrawer, keptAnswers: KeptAnswers): PageDrawing {
  const keptPages = new LRUCache<string, string>({ max: KEPT_PAGES });
  const keptMadeUp = new LRUCache<string, string>({ max: KEPT_MADE_UP });
  const answerFor = async (context: RequestContext, query: PageQuery) => {
    try {
      // What somebody is answered is theirs.
      if (context.user !== null) return await answer(query, context);
      const question = [query.procedure, query.input, context.language];
      const { value } = await keptAnswers.get(question, async () => ({ value: await answer(query, context) }));
      return value;
    } catch (error) {
      // Out here, so that what everybody was answered stays kept.
      if (isOfCaller(error)) return undefined;
      throw error;
    }
  };
  const answersOf = (context: RequestContext, url: string) =>
    Promise.all(drawer.queriesOf(url).map((query) => answerFor(context, query)));
  return {
    async askAhead(deps, pages) {
      for (const { url, language } of pages) await answersOf(nobody(deps, language), url);
    },
    draw: async (context, page) => {
      try {
        const answers = await answersOf(context, page.url);
        const key = createHash('sha256')
          .update(JSON.stringify([page, answers]))
          .digest('base64');
        // Apart, so that they never push out the pages that everybody reads.
        const kept = isMadeUp(drawer, page.url) ? keptMadeUp : keptPages;
        const html = kept.get(key) ?? drawer.draw(page, answers);
        kept.set(key, html);
        // Made anew: it says how old the answers are, and the client asks again for old ones.
        return { html, state: drawer.stateOf(page.url, answers) };
      } catch (error) {
        if (isAway(error)) return 'unavailable';
        context.log.error({ err: error, path: page.url.split('?')[0] }, 'a page was not drawn');
        return null;
      }
    },
  };
}

/** Whether nothing is at the address, or the page asks nothing of what stands behind its question mark. */
function isMadeUp(drawer: PageDrawer, url: string): boolean {
  const { pathname, search } = new URL(`http://page${url}`);
  if (matchPath(pathname) === null) return true;
  return search !== '' && isDeepStrictEqual(drawer.queriesOf(url), drawer.queriesOf(pathname));
}

/** The context of a call that nobody makes. */
function nobody(deps: Deps, language: PageAddress['language']): RequestContext {
  const ignore = () => {};
  return {
    ...deps,
    requestId: 'ahead',
    user: null,
    session: null,
    visitorId: null,
    deviceCookie: null,
    userAgent: '',
    address: '',
    language,
    cookies: { setSession: ignore, clearSession: ignore, setVisitor: ignore, clearVisitor: ignore, setDevice: ignore },
    limit: async () => {},
  };
}

/**
 * What the client would be answered, as JSON says it; undefined where anybody would be refused.
 *
 * @throws {TRPCError} what is so for this caller alone (`isOfCaller`), or for the moment.
 */
async function answer({ procedure, input }: PageQuery, ctx: RequestContext): Promise<unknown> {
  try {
    const result: unknown = await callTRPCProcedure({
      router: appRouter,
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

/** Whether a refusal says nothing of what was asked, but of who has asked how often. */
function isOfCaller(error: unknown): boolean {
  return error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS';
}
