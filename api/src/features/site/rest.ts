import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../context.ts';
import type { FontFile } from '../../platform/clients/fonts.ts';
import { DomainError } from '../../platform/errors.ts';
import { dataOf, json, operation } from '../../platform/rest/operation.ts';
import { access } from '../../platform/rest/route-access.ts';
import { createCachedSitemap } from './cached-sitemap.ts';
import { dictionaries } from './dictionaries.ts';
import { dictionariesSchema } from './dictionaries-schema.ts';
import { watchEventLoop } from './event-loop-watch.ts';
import { createReadinessCheck } from './readiness.ts';
import { robotsTxt } from './sitemap.ts';

const brotliCompress = promisify(zlib.brotliCompress);
/** Brotli's quality, of 11: files are an eighth larger than the best, in a hundredth of the time. */
const FONT_QUALITY = 5;
/** Room for all common faces and for one or two with Chinese characters, which have 3 to 6 MB each and take 0.3 s to compress. */
const COMPRESSED_FONT_BYTES = 24 * 1024 * 1024;
const HOUR = 'public, max-age=3600';
const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';

const DICTIONARIES = operation({
  tag: 'Lists',
  summary: 'The lists that forms choose from',
  description: 'Worded in the interface’s language, which the cookie `language` names.',
  answers: { 200: json('The lists by their names.', dataOf(dictionariesSchema)) },
});

/** Specification, section 7. */
export function dictionaryRoutes(app: FastifyInstance): void {
  app.get('/dictionaries', access('anybody', DICTIONARIES), async (request) => ({
    data: dictionaries(request.ctx.language),
  }));
}

/** `GET /robots.txt` and `GET /sitemap.xml`: the pages that are indexed, in the site's language, and the open job offers. */
export function crawlerRoutes(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config;
  app.get('/robots.txt', access('anybody'), async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(robotsTxt(publicUrl)),
  );
  const cachedSitemap = createCachedSitemap(deps);
  app.get('/sitemap.xml', { ...access('anybody'), compress: false }, async (request, reply) => {
    const compressed = await cachedSitemap();
    reply.type('application/xml; charset=utf-8').header('cache-control', HOUR).header('vary', 'accept-encoding');
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'gzip').send(compressed);
    // Inflated as a stream, so that a slow connection does not keep the whole sitemap in memory.
    return reply.send(Readable.from([compressed]).pipe(zlib.createGunzip()));
  });
}

/**
 * `GET /healthz` answers 200 while the process is alive; without an answer the orchestrator restarts it. `GET /readyz` answers 200 when
 * requests may be sent to this process, with `degraded` if a shared dependency is away, and 503 otherwise.
 */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', { ...access('anybody'), logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  const eventLoop = watchEventLoop();
  app.addHook('onReady', async () => eventLoop.start());
  app.addHook('onClose', async () => eventLoop.stop());
  const check = createReadinessCheck(deps, eventLoop);
  app.get('/readyz', { ...access('anybody'), logLevel: 'warn' }, async (_request, reply) => {
    const readiness = await check();
    reply.header('cache-control', 'no-store').status(readiness.status === 'not ready' ? 503 : 200);
    return readiness;
  });
}

/** A font without its bytes: it is streamed from the file, so that a slow connection does not keep it in memory. */
type ServedFont = Pick<FontFile, 'name' | 'path'>;

/**
 * `GET /fonts/{name}`: the same files that text is measured with. Each is compressed once and cached, since compressing them for each
 * request would cost more than the rest of an editor's first page. The few clients without Brotli get the uncompressed file.
 */
export function fontRoutes(app: FastifyInstance, fonts: ReadonlyMap<string, ServedFont>): void {
  const compressed = new LRUCache<string, Buffer, ServedFont>({
    maxSize: COMPRESSED_FONT_BYTES,
    sizeCalculation: ({ length }) => length,
    // Concurrent requests share one compression.
    fetchMethod: async (_name, _stale, { context }) =>
      brotliCompress(await readFile(context.path), { params: { [constants.BROTLI_PARAM_QUALITY]: FONT_QUALITY } }),
  });
  const brotli = (font: ServedFont) => compressed.forceFetch(font.name, { context: font });
  app.get<{ Params: { name: string } }>(
    '/fonts/:name',
    { ...access('anybody'), logLevel: 'warn', compress: false },
    async (request, reply) => {
      const font = fonts.get(request.params.name);
      if (!font) throw new DomainError('not-found');
      reply.type('font/ttf').header('cache-control', YEAR_IMMUTABLE).header('vary', 'accept-encoding');
      if (/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
        return reply.header('content-encoding', 'br').send(await brotli(font));
      const { size } = await stat(font.path);
      return reply.header('content-length', size).send(createReadStream(font.path));
    },
  );
}
