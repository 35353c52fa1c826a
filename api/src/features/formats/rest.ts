import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { attachment } from '../../platform/rest/attachment.ts';
import { FILE_HEADERS, operation } from '../../platform/rest/operation.ts';
import { RESUME_PARAMS, uuidOf } from '../../platform/rest/params.ts';
import { access } from '../../platform/rest/route-access.ts';
import { exportResume } from './service.ts';
import { FORMAT_MEDIA_TYPES, formatSchema } from './write-file.ts';

const EXPORT = operation({
  tag: 'CV',
  summary: 'The CV as a file to save',
  params: { ...RESUME_PARAMS, format: formatSchema },
  answers: { 200: { description: 'The file.', file: FORMAT_MEDIA_TYPES, headers: FILE_HEADERS } },
});

const paramsSchema = z.object({ format: EXPORT.params.format });

/** `GET /resumes/{uuid}/export/{format}`: the resume as a file to save. */
export function formatsRoutes(app: FastifyInstance): void {
  app.get('/resumes/:uuid/export/:format', access('owner', EXPORT), async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw new DomainError('not-found');
    const { fileName, mediaType, content } = await exportResume(request.ctx, uuidOf(request), params.data.format);
    return reply
      .type(mediaType)
      .header('content-disposition', attachment(fileName))
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
