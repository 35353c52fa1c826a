import { createHash } from 'node:crypto';
import { callTRPCProcedure, TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import type { DrawnPage, PageAddress, PageDrawer } from '../../../web/src/app/drawn-page.ts';
import type { RequestContext } from '../context.ts';
import { appRouter } from '../router.ts';

/** What says nothing of the page, but of the moment. */
const NOT_NOW: ReadonlySet<TRPCError['code']> = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** Pages that are kept, of some 60 KB each. */
const KEPT_PAGES = 200;

export interface PageDrawing {
  /**
   * Draws a public page as it is for who asks. Null where the page is for the browser alone, or cannot be drawn: the browser then
   * draws it by itself. 'unavailable' where what it says could not be had now.
   */
  draw(context: RequestContext, page: PageAddress): Promise<DrawnPage | 'unavailable' | null>;
}

/** Draws pages with the answers of the client's own procedures. What was drawn from the same answers is not drawn again. */
export function createPageDrawing(drawer: PageDrawer): PageDrawing {
  const kept = new LRUCache<string, string>({ max: KEPT_PAGES });
  return {
    draw: async (context, page) => {
      try {
        const answers = await Promise.all(drawer.queriesOf(page.url).map((query) => answer(query, context)));
        const key = createHash('sha256')
          .update(JSON.stringify([page, answers]))
          .digest('base64');
        const html = kept.get(key) ?? drawer.draw(page, answers);
        kept.set(key, html);
        // Made anew: it says how old the answers are, and the client asks again for old ones.
        return { html, state: drawer.stateOf(page.url, answers) };
      } catch (error) {
        if (error instanceof TRPCError && error.code === 'SERVICE_UNAVAILABLE') return 'unavailable';
        context.log.error({ err: error, path: page.url.split('?')[0] }, 'a page was not drawn');
        return null;
      }
    },
  };
}

/** What the client would be answered, as JSON says it; undefined where it would be refused. */
async function answer({ procedure, input }: { procedure: string; input: unknown }, ctx: RequestContext) {
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
    if (error instanceof TRPCError && !NOT_NOW.has(error.code)) return undefined;
    throw error;
  }
}
