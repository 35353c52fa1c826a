import type { FastifyReply } from 'fastify';
import { attachment } from '../../platform/rest/attachment.ts';
import { fileNameOf } from './file-name.ts';

const MEDIA_TYPES = { pdf: 'application/pdf', zip: 'application/zip' };

/** Sets the headers of a file to save that is named as its document. */
export function setFileHeaders(reply: FastifyReply, name: string, format: keyof typeof MEDIA_TYPES): FastifyReply {
  const fileName = fileNameOf(name);
  return reply
    .type(MEDIA_TYPES[format])
    .header('x-file-name', Buffer.from(fileName, 'utf8').toString('base64'))
    .header('content-disposition', attachment(`${fileName}.${format}`))
    .header('cache-control', 'private, no-store');
}
