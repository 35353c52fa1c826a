import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { uuidOf } from '../rest/params.ts';
import { access } from '../rest/route-access.ts';
import { formatSchema } from './formats.ts';
import { exportResume } from './service.ts';

const paramsSchema = z.object({ format: formatSchema });

/** `GET /resumes/{uuid}/export/{format}`: the resume as a text file to save. */
export function exchangeRoutes(app: FastifyInstance): void {
  app.get('/resumes/:uuid/export/:format', access('owner'), async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw new DomainError('not-found');
    const { fileName, mediaType, text } = await exportResume(request.ctx, uuidOf(request), params.data.format);
    return reply
      .type(mediaType)
      .header('content-disposition', contentDisposition(fileName))
      .header('cache-control', 'private, no-store')
      .send(text);
  });
}
