import type { FastifyReply } from 'fastify';
import { setFileHeaders } from './file-headers.ts';
import type { NamedPdf } from './service.ts';

/** Answers a PDF as a file to save. */
export function sendPdf(reply: FastifyReply, { name, pdf }: NamedPdf) {
  return setFileHeaders(reply, name, 'pdf').send(pdf);
}
