import { sentenceOf } from '@kreda/site/reasons';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/rate-limits.ts';
import { abandonmentOf } from '../../platform/rest/abandoned-request.ts';
import { attachment } from '../../platform/rest/attachment.ts';
import { createByteBudget, type Holder } from '../../platform/rest/byte-budget.ts';
import { readUpload } from '../../platform/rest/multipart.ts';
import { FILE_HEADERS, operation } from '../../platform/rest/operation.ts';
import { RESUME_PARAMS, uuidOf } from '../../platform/rest/params.ts';
import { access } from '../../platform/rest/route-access.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { IMPORT_LIMITS } from '../reading/import-in-process.ts';
import { exportResume } from './export-resume.ts';
import { IMPORT, importFieldsSchema, MAX_IMPORT_FILES } from './import-operation.ts';
import { importResume } from './import-resume.ts';
import { FORMAT_MEDIA_TYPES, formatSchema } from './write-file.ts';

const EXPORT = operation({
  tag: 'CV',
  summary: 'The CV as a file to save',
  params: { ...RESUME_PARAMS, format: formatSchema },
  answers: { 200: { description: 'The file.', file: FORMAT_MEDIA_TYPES, headers: FILE_HEADERS } },
});

const paramsSchema = z.object({ format: EXPORT.params.format });

const UPLOAD_LIMITS = {
  maxFiles: MAX_IMPORT_FILES,
  maxFileBytes: IMPORT_LIMITS.bytes,
  maxTotalBytes: IMPORT_LIMITS.bytes,
  // Room is held meanwhile, and a caller could hold it without sending anything more.
  deadlineMs: 40_000,
  tooLarge: () => new DomainError({ code: 'file-too-large', max: IMPORT_LIMITS.bytes / 1024 / 1024 }),
};

const MB = 1024 * 1024;

/** For each API process: room for files that arrive, wait to be read and are read. */
const heldFiles = createByteBudget(60 * MB);

/** A caller has room for one import of the largest size, and so have two callers of one network. Users are not counted by network. */
function holdersOf(context: RequestContext): Holder[] {
  const owner = { key: `owner ${turnKey(context)}`, maxBytes: 15 * MB };
  return context.user ? [owner] : [owner, { key: `network ${networkOf(context.address)}`, maxBytes: 25 * MB }];
}

/** `POST /resumes/import`, and `GET /resumes/{uuid}/export/{format}`: the resume as a file to save. */
export function formatsRoutes(app: FastifyInstance): void {
  app.post('/resumes/import', access('anybody', IMPORT), async (request, reply) => {
    const abandonment = abandonmentOf(reply);
    const share = heldFiles.share(holdersOf(request.ctx));
    const receive = async () => {
      const form = await readUpload(request, { ...UPLOAD_LIMITS, share });
      const { language } = importFieldsSchema.parse(form.fields);
      const files = form.files.filter(({ field }) => field === 'file');
      if (files.length === 0) throw new DomainError('invalid', { fields: { file: sentenceOf('choice-required') } });
      return { files: files.map(({ fileName, bytes }) => ({ name: fileName, bytes })), language };
    };
    try {
      const { stored, format, notes, readings } = await importResume(request.ctx, receive, abandonment);
      const { uuid, name } = stored.resume;
      return reply.status(201).send({ data: { uuid, name, format, notes, readings } });
    } finally {
      share.release();
    }
  });

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
