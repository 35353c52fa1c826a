import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../errors.ts';
import { requireUser } from '../policy.ts';
import { readFiles } from '../rest/multipart.ts';
import { idOf, uuidOf } from '../rest/params.ts';
import { MAX_PAGE_BYTES, MAX_PAGES, MAX_TOTAL_BYTES, pagesOf } from './pages.ts';
import * as downloads from './service.ts';

/** Specification, section 7: the name of a file whose resume has none. */
const DEFAULT_NAME = 'CV';

/** The specification's download calls (section 7), and the way to a PDF downloaded before. */
export function downloadRoutes(app: FastifyInstance): void {
  app.get('/resumes/:uuid/download-granted', (request) =>
    downloads.isGranted(requireUser(request.ctx), uuidOf(request)),
  );

  app.post('/resumes/:uuid/v1/download', async (request, reply) =>
    sendPdf(reply, await downloads.downloadSaved(requireUser(request.ctx), uuidOf(request))),
  );

  app.post('/resumes/:uuid/v2/download', async (request, reply) => {
    const context = requireUser(request.ctx);
    const files = await readFiles(request, {
      maxFiles: MAX_PAGES,
      maxFileBytes: MAX_PAGE_BYTES,
      maxTotalBytes: MAX_TOTAL_BYTES,
      tooLarge: () => new DomainError('too-large', 'The pages are too large'),
    });
    return sendPdf(reply, await downloads.downloadPages(context, uuidOf(request), pagesOf(files)));
  });

  app.get('/downloads/:id', async (request, reply) => {
    const context = requireUser(request.ctx);
    return sendPdf(reply, await downloads.readDownload(context, idOf(request)));
  });
}

function sendPdf(reply: FastifyReply, { name, pdf }: downloads.NamedPdf) {
  // What no file system takes in a name; a browser would put something of its own there.
  const fileName = name.replace(/[\\/:*?"<>|]/g, '-').trim() || DEFAULT_NAME;
  return reply
    .type('application/pdf')
    .header('x-file-name', Buffer.from(fileName, 'utf8').toString('base64'))
    .header('content-disposition', contentDisposition(`${fileName}.pdf`))
    .header('cache-control', 'private, no-store')
    .send(pdf);
}
