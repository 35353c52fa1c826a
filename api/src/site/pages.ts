import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { injectHead, pageHead } from './page-head.ts';

/** Addresses that belong to the API: below them nothing is a page. */
const API_PREFIXES = ['/api/', '/trpc/', '/webhooks/', '/fonts/', '/photos/', '/assets/'];

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the built client's files, and answers what shows the client at every page's address, with 404 and the same client at
 * an unknown one. Null when the client is not built.
 */
export async function servePages(app: FastifyInstance, config: Config): Promise<PageHandler | null> {
  const indexFile = path.join(config.webDist, 'index.html');
  if (!existsSync(indexFile)) return null;
  const html = await readFile(indexFile, 'utf8');
  await app.register(fastifyStatic, {
    root: config.webDist,
    index: false,
    wildcard: false,
    // Vite names what is below assets/ by its content.
    setHeaders(response, file) {
      const isHashed = path.relative(config.webDist, file).startsWith('assets');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const site = { origin: config.publicUrl, name: config.site.name, language: config.site.language };
  return async (request, reply) => {
    const head = pageHead({ url: request.url, chosenLanguage: request.cookies.language }, site);
    return reply
      .status(head.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(injectHead(html, head));
  };
}

/** Whether a request that no route took asks for a page of the client. */
export function asksForPage({ method, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !API_PREFIXES.some((prefix) => url.startsWith(prefix));
}
