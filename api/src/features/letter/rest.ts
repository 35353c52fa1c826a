import type { FastifyInstance } from 'fastify';
import { createByteBudget } from '../../platform/rest/byte-budget.ts';
import { idOf, letterUuidOf } from '../../platform/rest/params.ts';
import { access, textAccess } from '../../platform/rest/route-access.ts';
import { sendOwnPicture } from '../../platform/rest/send-own-picture.ts';
import { validChanges } from '../../platform/rest/valid-changes.ts';
import { requireUser } from '../../policy.ts';
import { countDownload } from '../download/count-download.ts';
import { sendPdf } from '../download/send-pdf.ts';
import { limitedSchema } from '../resume/limit-values.ts';
import { receivePicture } from '../resume/receive-picture.ts';
import { downloadLetter, readLetterDownload } from './download.ts';
import * as operations from './rest-operations.ts';
import { savedLetterOperationSchema } from './schema.ts';
import * as letters from './service.ts';
import { readSignature, removeSignature, setSignature } from './signature.ts';

/** For each API process: room for four signatures of the largest size, or dozens of typical ones, that arrive or wait to be decoded. */
const heldSignatures = createByteBudget(20 * 1024 * 1024);

/** What needs a file or a beacon. The other calls about letters are procedures. */
export function letterRoutes(app: FastifyInstance): void {
  app.post(
    '/letters/:uuid/save-before-quit',
    textAccess('owner', operations.SAVE_LETTER_BEFORE_QUIT),
    async (request, reply) => {
      const body = operations.SAVE_LETTER_BEFORE_QUIT.body.parse(limitedSchema.parse(request.body));
      const changes = validChanges(request, body, () => savedLetterOperationSchema);
      await letters.savePending(request.ctx, letterUuidOf(request), changes);
      return reply.status(204).send();
    },
  );

  app.post('/letters/:uuid/signature', access('owner', operations.UPLOAD_SIGNATURE), async (request) => {
    // Checks the letter's owner before it receives megabytes.
    await letters.getLetter(request.ctx, letterUuidOf(request));
    return receivePicture(request, heldSignatures, (upload) =>
      setSignature(request.ctx, letterUuidOf(request), upload),
    );
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
    return sendOwnPicture(reply, jpeg);
  });
}
