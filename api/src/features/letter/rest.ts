import { sentenceOf } from '@kreda/site/reasons';
import type { FastifyInstance } from 'fastify';
import { DomainError, invalid } from '../../platform/errors.ts';
import { createByteBudget } from '../../platform/rest/byte-budget.ts';
import { readUpload } from '../../platform/rest/multipart.ts';
import { idOf, letterUuidOf } from '../../platform/rest/params.ts';
import { access, textAccess } from '../../platform/rest/route-access.ts';
import { requireUser } from '../../policy.ts';
import { countDownload } from '../download/count-download.ts';
import { sendPdf } from '../download/send-pdf.ts';
import { limitedSchema } from '../resume/limit-values.ts';
import { imageTooLarge, MAX_IMAGE_BYTES } from '../resume/photo.ts';
import { receiveUpload } from '../resume/photo-intake.ts';
import { downloadLetter, readLetterDownload } from './download.ts';
import * as operations from './rest-operations.ts';
import { savedLetterOperationSchema } from './schema.ts';
import * as letters from './service.ts';
import { readSignature, removeSignature, setSignature } from './signature.ts';

const SIGNATURE_LIMITS = {
  maxFiles: 1,
  maxFileBytes: MAX_IMAGE_BYTES,
  maxTotalBytes: MAX_IMAGE_BYTES,
  tooLarge: imageTooLarge,
};

/** For each API process: room for four signatures of the largest size, or dozens of typical ones, that arrive or wait to be decoded. */
const heldSignatures = createByteBudget(20 * 1024 * 1024);

/** What needs a file or a beacon. The other calls about letters are procedures. */
export function letterRoutes(app: FastifyInstance): void {
  app.post(
    '/letters/:uuid/save-before-quit',
    textAccess('owner', operations.SAVE_LETTER_BEFORE_QUIT),
    async (request, reply) => {
      const body = operations.SAVE_LETTER_BEFORE_QUIT.body.parse(limitedSchema.parse(request.body));
      const parsed = body.map((change) => savedLetterOperationSchema.safeParse(change));
      const changes = parsed.flatMap(({ data }) => (data ? [data] : []));
      // The page is closed, so the user cannot correct a refused change: the valid ones are saved without it, in order.
      const refused = parsed.flatMap(({ error }) => (error ? [error] : []));
      if (refused.length > 0)
        request.log.warn({ refused: refused.length }, 'changes of a letter saved before quitting were refused');
      if (changes.length > 0) await letters.savePending(request.ctx, letterUuidOf(request), changes);
      else throw invalid(refused[0]!);
      return reply.status(204).send();
    },
  );

  app.post('/letters/:uuid/signature', access('owner', operations.UPLOAD_SIGNATURE), async (request) => {
    // Checks the letter's owner before it receives megabytes.
    await letters.getLetter(request.ctx, letterUuidOf(request));
    return receiveUpload(request.ctx, async () => {
      const share = heldSignatures.share();
      try {
        const { files } = await readUpload(request, { ...SIGNATURE_LIMITS, share });
        const upload = files.find(({ field }) => field === 'file');
        if (!upload) throw new DomainError('invalid', { fields: { file: sentenceOf('choice-required') } });
        return await setSignature(request.ctx, letterUuidOf(request), upload.bytes);
      } finally {
        share.release();
      }
    });
  });

  app.delete('/letters/:uuid/signature', access('owner', operations.REMOVE_SIGNATURE), (request) =>
    removeSignature(request.ctx, letterUuidOf(request)),
  );

  app.post('/letters/:uuid/download', access('user', operations.DOWNLOAD_LETTER), async (request, reply) => {
    const context = requireUser(request.ctx);
    await countDownload(context);
    return sendPdf(reply, await downloadLetter(context, letterUuidOf(request)));
  });

  app.get('/letter-downloads/:id', access('user', operations.DOWNLOAD_LETTER_AGAIN), async (request, reply) => {
    const context = requireUser(request.ctx);
    return sendPdf(reply, await readLetterDownload(context, idOf(request)));
  });
}

/** `GET /signatures/{id}`, outside /api. */
export function signatureRoutes(app: FastifyInstance): void {
  app.get('/signatures/:id', access('owner'), async (request, reply) => {
    const jpeg = await readSignature(request.ctx, idOf(request));
    // The picture at an address never changes, but only its owner's browser may cache it.
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=31536000, immutable').send(jpeg);
  });
}
