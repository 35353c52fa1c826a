import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

/** How the sandbox answers until it is told otherwise: as VIES does, or as while something is wrong. */
const VIES_FAULTS = [
  'none',
  'deregistered',
  'member-state-down',
  'failing',
  'slow',
  'malformed',
  'other-number',
  'hanging-up',
] as const;
export type ViesFault = (typeof VIES_FAULTS)[number];

/** Numbers that VIES does not know here end with these digits. All others are valid. */
const UNKNOWN_END = '999';
const SLOW_MS = 20_000;

const bodySchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string(),
  requesterNumber: z.string(),
});

/**
 * The part of VIES's REST interface that we use, without the member states' registers. `POST /_sandbox/fault` with `{ "fault": … }` makes it
 * fail in one of the ways of `VIES_FAULTS`.
 */
export function buildViesSandbox(clock: () => Date = () => new Date()): FastifyInstance {
  const app = Fastify();
  let fault: ViesFault = 'none';
  let checks = 0;
  app.post('/_sandbox/fault', (request) => {
    ({ fault } = z.object({ fault: z.enum(VIES_FAULTS) }).parse(request.body));
    return { fault };
  });
  app.post('/rest-api/check-vat-number', async (request, reply) => {
    const { countryCode, vatNumber } = bodySchema.parse(request.body);
    checks += 1;
    switch (fault) {
      case 'member-state-down':
        return { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
      case 'failing':
        return reply.status(500).send({ actionSucceed: false });
      case 'malformed':
        return reply.type('text/html').send('<html>VIES</html>');
      case 'hanging-up':
        request.raw.socket.destroy();
        return reply.hijack();
      case 'slow':
        await new Promise((resolve) => {
          const timer = setTimeout(resolve, SLOW_MS);
          request.raw.once('close', () => clearTimeout(timer));
          reply.raw.once('close', () => {
            clearTimeout(timer);
            resolve(null);
          });
        });
        break;
      default:
    }
    const isValid = fault !== 'deregistered' && !vatNumber.endsWith(UNKNOWN_END);
    return {
      countryCode,
      vatNumber: fault === 'other-number' ? '000000000' : vatNumber,
      requestDate: clock().toISOString(),
      valid: isValid,
      requestIdentifier: isValid ? `WAPI${String(checks).padStart(12, '0')}` : '',
      name: '---',
      address: '---',
    };
  });
  return app;
}
