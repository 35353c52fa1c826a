import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { json, operation } from '../operation.ts';
import { access } from '../route-access.ts';
import type { OpenApiDocument } from './document.ts';

const GET_DOCUMENT = operation({
  tag: 'Description',
  summary: 'This document',
  answers: {
    200: json('OpenAPI 3.1.', z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })),
  },
});

/** `GET /api/openapi.json`, in every environment: docs/decisions/0022. */
export function openApiRoute(app: FastifyInstance, document: () => OpenApiDocument): void {
  app.get('/api/openapi.json', access('anybody', GET_DOCUMENT), async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document()),
  );
}
