import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { KsefFaults } from './receive-document.ts';
import type { KsefStore } from './state.ts';

const faultsSchema = z.object({
  rejectNext: z.int().min(0).optional(),
  rejectWith: z.object({ code: z.int(), description: z.string() }).optional(),
  pendingPolls: z.int().min(0).optional(),
  loseNext: z.int().min(0).optional(),
  isDown: z.boolean().optional(),
});

/** What tests and curious developers use to make the outside world misbehave; KSeF has no such routes. */
export function controlRoutes(app: FastifyInstance, { store, faults }: { store: KsefStore; faults: KsefFaults }): void {
  app.post('/_sandbox/faults', async ({ body }) => {
    for (const [name, value] of Object.entries(faultsSchema.parse(body)))
      if (value !== undefined) Object.assign(faults, { [name]: value });
    return faults;
  });
  // The keys of sessions are nobody's business.
  app.get('/_sandbox/state', async () => ({ documents: store.state.documents }));
  app.post('/_sandbox/reset', async () => {
    const { counter } = store.state;
    store.reset();
    // Numbers are never given twice.
    store.state.counter = counter;
    store.save();
    return {};
  });
}
