import { z } from 'zod';
import { buildSandbox } from './server.ts';

const environment = z
  .object({
    STRIPE_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(12_111),
    STRIPE_SANDBOX_DATA: z.string().optional(),
    STRIPE_WEBHOOK_URL: z.url().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_sandbox'),
  })
  .parse(process.env);

const sandbox = await buildSandbox({
  dataFile: environment.STRIPE_SANDBOX_DATA,
  webhookUrl: () => environment.STRIPE_WEBHOOK_URL,
  webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
// Loopback only: it holds no money, and must not look as if it did.
await sandbox.listen({ host: '127.0.0.1', port: environment.STRIPE_SANDBOX_PORT });
