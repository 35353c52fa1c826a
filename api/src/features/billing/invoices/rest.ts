import type { FastifyInstance } from 'fastify';
import { attachment } from '../../../platform/rest/attachment.ts';
import { FILE_HEADERS, operation } from '../../../platform/rest/operation.ts';
import { ID_PARAMS, idOf } from '../../../platform/rest/params.ts';
import { access } from '../../../platform/rest/route-access.ts';
import { requireUser } from '../../../policy.ts';
import { downloadDocument } from '../payments/list-payments.ts';

const GET_INVOICE = operation({
  tag: 'Invoices',
  summary: 'An invoice or a correction as a PDF',
  params: ID_PARAMS,
  answers: { 200: { description: 'The PDF.', file: ['application/pdf'], headers: FILE_HEADERS } },
});

/** `GET /api/invoices/{id}`: an invoice or a correction as a PDF. */
export function invoiceRoutes(app: FastifyInstance): void {
  app.get('/invoices/:id', access('user', GET_INVOICE), async (request, reply) => {
    const { fileName, pdf } = await downloadDocument(requireUser(request.ctx), idOf(request));
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(fileName))
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });
}
