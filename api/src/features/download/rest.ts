import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../platform/errors.ts';
import { createByteBudget } from '../../platform/rest/byte-budget.ts';
import { readUpload, type UploadLimits } from '../../platform/rest/multipart.ts';
import { idOf, uuidOf } from '../../platform/rest/params.ts';
import { access } from '../../platform/rest/route-access.ts';
import { requireUser } from '../../policy.ts';
import { applicationRoutes } from './application/rest.ts';
import { countDownload } from './count-download.ts';
import { MAX_PAGE_BYTES, MAX_PAGES, MAX_TOTAL_BYTES, pagesOf } from './pages.ts';
import { DOWNLOAD_AGAIN, DOWNLOAD_PAGES, DOWNLOAD_SAVED, GRANTED, pageFieldsSchema } from './rest-operations.ts';
import { sendPdf } from './send-pdf.ts';
import { sentRoutes } from './sent/rest.ts';
import * as downloads from './service.ts';

const PAGE_LIMITS: Omit<UploadLimits, 'share'> = {
  maxFiles: MAX_PAGES,
  maxFileBytes: MAX_PAGE_BYTES,
  maxTotalBytes: MAX_TOTAL_BYTES,
  tooLarge: () => new DomainError('pages-too-large'),
};

/** For each API process: room for one upload of the largest size and for hundreds of typical ones. */
const heldPages = createByteBudget(100 * 1024 * 1024);

/** The specification's download calls (section 7), and the address of each earlier download. */
export function downloadRoutes(app: FastifyInstance): void {
  app.get('/resumes/:uuid/download-granted', access('user', GRANTED), (request) =>
    downloads.isGranted(requireUser(request.ctx), uuidOf(request)),
  );

  app.post('/resumes/:uuid/v1/download', access('user', DOWNLOAD_SAVED), async (request, reply) => {
    const context = requireUser(request.ctx);
    const asked = DOWNLOAD_SAVED.body.parse(request.body ?? {});
    await countDownload(context);
    return sendPdf(reply, await downloads.downloadSaved(context, uuidOf(request), asked));
  });

  app.post('/resumes/:uuid/v2/download', access('user', DOWNLOAD_PAGES), async (request, reply) => {
    const context = requireUser(request.ctx);
    await countDownload(context);
    const share = heldPages.share();
    const receivePages = async () => {
      const { files, fields } = await readUpload(request, { ...PAGE_LIMITS, share });
      return { pages: pagesOf(files), ...pageFieldsSchema.parse(fields) };
    };
    try {
      return sendPdf(reply, await downloads.downloadPages(context, uuidOf(request), receivePages));
    } finally {
      share.release();
    }
  });

  applicationRoutes(app);
  sentRoutes(app);

  app.get('/downloads/:id', access('user', DOWNLOAD_AGAIN), async (request, reply) => {
    const context = requireUser(request.ctx);
    return sendPdf(reply, await downloads.readDownload(context, idOf(request)));
  });
}
