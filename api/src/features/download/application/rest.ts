import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../platform/errors.ts';
import { abandonmentOf } from '../../../platform/rest/abandoned-request.ts';
import { createByteBudget } from '../../../platform/rest/byte-budget.ts';
import { readUpload } from '../../../platform/rest/multipart.ts';
import { uuidOf } from '../../../platform/rest/params.ts';
import { access } from '../../../platform/rest/route-access.ts';
import { sendToEnd } from '../../../platform/rest/send-to-end.ts';
import { requireUser } from '../../../policy.ts';
import { countDownload } from '../count-download.ts';
import { setFileHeaders } from '../file-headers.ts';
import { downloadTurns } from '../service.ts';
import { joinApplication } from './join-application.ts';
import {
  applicationFieldsSchema,
  JOIN_APPLICATION,
  MAX_ATTACHMENT_MB,
  MAX_ATTACHMENTS,
  UPLOAD_BYTES,
} from './operation.ts';

const UPLOAD_LIMITS = {
  maxFiles: MAX_ATTACHMENTS,
  maxFileBytes: UPLOAD_BYTES.file,
  maxTotalBytes: UPLOAD_BYTES.together,
  // Room and a turn are held meanwhile, and a caller could hold them without sending anything more.
  deadlineMs: 60_000,
  leastSpeed: { bytes: 200_000, periodMs: 10_000 },
  tooLarge: () => new DomainError({ code: 'file-too-large', max: MAX_ATTACHMENT_MB }),
};

/** One application of the largest size of one user at a time, with its form's fields. */
const MAX_HELD_OF_USER = UPLOAD_BYTES.together + 1_000_000;
/** For each API process, and for three users at least: files are held while they arrive, and until the answer, which is about as large, is sent. */
const heldFiles = createByteBudget(3 * MAX_HELD_OF_USER);

/** `POST /resumes/{uuid}/application`: the resume and files as one file. */
export function applicationRoutes(app: FastifyInstance): void {
  app.post('/resumes/:uuid/application', access('user', JOIN_APPLICATION), async (request, reply) => {
    const context = requireUser(request.ctx);
    await countDownload(context);
    const abandonment = abandonmentOf(reply);
    const share = heldFiles.share([{ key: context.user.id, maxBytes: MAX_HELD_OF_USER }]);
    const receive = async () => {
      const { files, fields } = await readUpload(request, { ...UPLOAD_LIMITS, share });
      return { files, ...applicationFieldsSchema.parse(fields) };
    };
    try {
      await downloadTurns.run(context.user.id, async () => {
        const { name, format, content, seal, report } = await joinApplication(
          context,
          uuidOf(request),
          receive,
          abandonment,
        );
        const facts = Buffer.from(JSON.stringify(report)).toString('base64');
        const headers = { 'x-application-report': facts, 'x-application-seal': seal };
        await sendToEnd(setFileHeaders(reply, name, format).headers(headers), content);
      });
      return reply;
    } finally {
      share.release();
    }
  });
}
