import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../platform/errors.ts';
import { type ByteShare, createByteBudget } from '../../../platform/rest/byte-budget.ts';
import { readUpload } from '../../../platform/rest/multipart.ts';
import { idOf, uuidOf } from '../../../platform/rest/params.ts';
import { access } from '../../../platform/rest/route-access.ts';
import { sendToEnd } from '../../../platform/rest/send-to-end.ts';
import { requireUser } from '../../../policy.ts';
import { getResume } from '../../resume/service.ts';
import { countDownload } from '../count-download.ts';
import { setFileHeaders } from '../file-headers.ts';
import { downloadTurns } from '../service.ts';
import { keepApplication } from './keep-application.ts';
import { DOWNLOAD_SENT, MAX_APPLICATION_MB, NOTE_APPLICATION, sentApplicationFieldsSchema } from './operation.ts';
import { findSent, readSent } from './sent-files.ts';

const MAX_FILE_BYTES = MAX_APPLICATION_MB * 1_000_000;
/** One file of the largest size of one user at a time, with its form's fields. */
const MAX_HELD_OF_USER = MAX_FILE_BYTES + 1_000_000;
/** For each API process: files are held while they arrive or are sent. */
const heldFiles = createByteBudget(2 * MAX_HELD_OF_USER);

const UPLOAD_LIMITS = {
  maxFiles: 1,
  maxFileBytes: MAX_FILE_BYTES,
  maxTotalBytes: MAX_FILE_BYTES,
  // Room is held meanwhile, and a caller could hold it without sending anything more.
  deadlineMs: 60_000,
  leastSpeed: { bytes: 200_000, periodMs: 10_000 },
  tooLarge: () => new DomainError({ code: 'file-too-large', max: MAX_APPLICATION_MB }),
};

/** Notes of applications, whose files the caller sends back, and the files of all notes. Other calls about notes are procedures. */
export function sentRoutes(app: FastifyInstance): void {
  app.post('/resumes/:uuid/sent-application', access('user', NOTE_APPLICATION), async (request) => {
    const context = requireUser(request.ctx);
    await countDownload(context);
    // Checks the owner before it receives megabytes.
    await getResume(context, uuidOf(request));
    return withShare(context.user.id, async (share) => {
      const { files, fields } = await readUpload(request, { ...UPLOAD_LIMITS, share });
      const { pageCount, format, seal, ...note } = sentApplicationFieldsSchema.parse(fields);
      const bytes = files[0]?.bytes;
      if (bytes === undefined) throw new DomainError('invalid', { fields: { file: 'The file is missing' } });
      const id = await keepApplication(context, uuidOf(request), { bytes, pageCount, format, seal, note });
      return { id };
    });
  });

  app.get('/sent/:id', access('user', DOWNLOAD_SENT), async (request, reply) => {
    const context = requireUser(request.ctx);
    await countDownload(context);
    const { name, format, fileKey, sizeBytes } = await findSent(context, idOf(request));
    if (format !== 'pdf' && format !== 'zip') throw new Error(`a sent file has the unknown format ${format}`);
    await downloadTurns.run(context.user.id, () =>
      withShare(context.user.id, async (share) => {
        if (!share.take(sizeBytes)) throw new DomainError('unavailable');
        await sendToEnd(setFileHeaders(reply, name, format), await readSent(context, fileKey));
      }),
    );
    return reply;
  });
}

/** Runs a task with a share of what is held for files, and releases the share after it. */
async function withShare<T>(userId: string, task: (share: ByteShare) => Promise<T>): Promise<T> {
  const share = heldFiles.share([{ key: userId, maxBytes: MAX_HELD_OF_USER }]);
  try {
    return await task(share);
  } finally {
    share.release();
  }
}
