import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { access } from '../../platform/rest/route-access.ts';
import { feedTokenSchema, readFeed } from './feed.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

const coverParams = z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(svg|webp|jpg|png)$/) });
const feedParams = z.object({ language: z.enum(['pl', 'en']), token: feedTokenSchema });

/** `GET /magazine/covers/{name}`: covers of posts, named by a hash of their content. */
export function coverRoutes(app: FastifyInstance): void {
  app.get('/magazine/covers/:name', access('paid'), async (request, reply) => {
    const params = coverParams.safeParse(request.params);
    const bytes = params.success ? await request.ctx.files.get(`magazine/${params.data.name}`) : null;
    if (!params.success || bytes === null) throw new DomainError('not-found');
    return reply
      .type(TYPES[path.extname(params.data.name)]!)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(Buffer.from(bytes));
  });
}

/** `GET /magazine/feed/{language}/{token}`: a paid user's RSS. The address is the secret, since feed readers have no cookies. */
export function feedRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/magazine/feed/:language/:token', access('token'), async (request, reply) => {
    const params = feedParams.safeParse(request.params);
    if (!params.success) throw new DomainError('not-found');
    const feed = await readFeed(deps, params.data);
    return reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'private, max-age=900').send(feed);
  });
}
