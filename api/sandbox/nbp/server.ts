import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tablesBetween } from './tables.ts';

const querySchema = z.object({
  code: z.string().length(3).toUpperCase(),
  from: z.iso.date(),
  to: z.iso.date(),
});
const outageSchema = z.object({ outage: z.enum(['failing', 'hanging-up', 'nonsense']).nullable() });
const MAX_DAYS = 93;
const DAY_MS = 24 * 3_600_000;

/**
 * The part of the National Bank of Poland's API that the product asks, with invented rates (api.nbp.pl). Its control route makes it fail:
 * `POST /_sandbox/outage` with `failing`, `hanging-up`, `nonsense` or null.
 */
export async function buildNbpSandbox(): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  let outage: z.output<typeof outageSchema>['outage'] = null;

  app.post('/_sandbox/outage', (request) => {
    outage = outageSchema.parse(request.body).outage;
    return { outage };
  });

  app.get('/api/exchangerates/rates/a/:code/:from/:to', (request, reply) => {
    if (outage === 'hanging-up') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    if (outage === 'failing') return reply.status(503).type('text/plain').send('503 Service Unavailable');
    if (outage === 'nonsense') return { table: 'A', rates: [] };
    const { data } = querySchema.safeParse(request.params);
    if (!data || data.from > data.to) return reply.status(400).type('text/plain').send('400 BadRequest');
    const { code, from, to } = data;
    if (Date.parse(to) - Date.parse(from) > MAX_DAYS * DAY_MS)
      return reply.status(400).type('text/plain').send('400 BadRequest - Przekroczony limit 93 dni');
    const rates = code === 'EUR' ? tablesBetween(from, to) : [];
    if (rates.length === 0) return reply.status(404).type('text/plain').send('404 NotFound - Brak danych');
    return { table: 'A', currency: 'euro', code, rates };
  });
  return app;
}
