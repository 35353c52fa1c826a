import type { FastifyReply } from 'fastify';
import { setFileHeaders } from './file-headers.ts';
import type { NamedPdf } from './service.ts';

/** Answers a PDF as a file to save. */
export function sendPdf(reply: FastifyReply, { id, name, pdf }: NamedPdf) {
  return setFileHeaders(reply, name, 'pdf').header('x-download-id', id).send(pdf);
}
