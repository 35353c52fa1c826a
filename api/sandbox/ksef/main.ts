import { z } from 'zod';
import { buildKsefSandbox } from './server.ts';

const environment = z
  .object({
    KSEF_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(12_114),
    KSEF_SANDBOX_DATA: z.string().optional(),
  })
  .parse(process.env);

const sandbox = await buildKsefSandbox({ dataFile: environment.KSEF_SANDBOX_DATA });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
// Loopback only: its documents are no invoices.
await sandbox.listen({ host: '127.0.0.1', port: environment.KSEF_SANDBOX_PORT });
