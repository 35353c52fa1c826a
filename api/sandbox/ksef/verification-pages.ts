import type { FastifyInstance } from 'fastify';
import type { KsefStore } from './state.ts';

/** The pages that the codes on prints lead to: in the sandbox they say whether it has the document. */
export function verificationPages(app: FastifyInstance, store: KsefStore): void {
  app.get<{ Params: { nip: string; day: string; hash: string } }>(
    '/invoice/:nip/:day/:hash',
    async ({ params }, reply) => {
      const hash = Buffer.from(params.hash, 'base64url').toString('base64');
      const known = store.state.documents.find((one) => one.hash === hash && one.ksefNumber !== null);
      return reply
        .type('text/html')
        .send(
          page(
            known
              ? `<h1>Faktura jest w KSeF</h1><p>Numer KSeF: <b>${known.ksefNumber}</b></p>`
              : '<h1>Faktury nie ma jeszcze w KSeF</h1>',
          ),
        );
    },
  );
  app.get('/certificate/*', async (_request, reply) =>
    reply.type('text/html').send(page('<h1>Weryfikacja certyfikatu</h1><p>Piaskownica nie sprawdza podpisu.</p>')),
  );
}

function page(body: string): string {
  return `<!doctype html><html lang="pl"><meta charset="utf-8"><title>KSeF (piaskownica)</title><p>Piaskownica KSeF</p>${body}</html>`;
}
