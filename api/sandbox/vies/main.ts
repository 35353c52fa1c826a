import { z } from 'zod';
import { buildViesSandbox } from './server.ts';

const environment = z
  .object({ VIES_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(12_115) })
  .parse(process.env);

const sandbox = buildViesSandbox();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
// Loopback only: its answers prove nothing.
await sandbox.listen({ host: '127.0.0.1', port: environment.VIES_SANDBOX_PORT });
