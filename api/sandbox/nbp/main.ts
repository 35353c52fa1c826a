import { z } from 'zod';
import { buildNbpSandbox } from './server.ts';

const environment = z
  .object({ NBP_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(12_115) })
  .parse(process.env);

const sandbox = await buildNbpSandbox();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
// Loopback only: its rates are invented.
await sandbox.listen({ host: '127.0.0.1', port: environment.NBP_SANDBOX_PORT });
