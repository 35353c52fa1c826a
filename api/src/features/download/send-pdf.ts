import type { FastifyReply } from 'fastify';
import { attachment } from '../../platform/rest/attachment.ts';
import { fileNameOf } from './file-name.ts';
import type { NamedPdf } from './service.ts';

/** Answers a PDF as a file to save. */
export function sendPdf(reply: FastifyReply, { name, pdf }: NamedPdf) {
  const fileName = fileNameOf(name);
  return reply
    .type('application/pdf')
    .header('x-file-name', Buffer.from(fileName, 'utf8').toString('base64'))
    .header('content-disposition', attachment(`${fileName}.pdf`))
    .header('cache-control', 'private, no-store')
    .send(pdf);
}
