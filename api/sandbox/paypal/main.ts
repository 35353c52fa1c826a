import { z } from 'zod';
import { buildPaypalSandbox } from './server.ts';

const environment = z
  .object({
    PAYPAL_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(12_113),
    PAYPAL_SANDBOX_DATA: z.string().optional(),
    PAYPAL_WEBHOOK_URL: z.url().optional(),
    PAYPAL_WEBHOOK_ID: z.string().min(1).default('sandbox'),
  })
  .parse(process.env);

const sandbox = await buildPaypalSandbox({
  dataFile: environment.PAYPAL_SANDBOX_DATA,
  webhookUrl: () => environment.PAYPAL_WEBHOOK_URL,
  webhookId: environment.PAYPAL_WEBHOOK_ID,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
// Loopback only: it holds no money, and must not look as if it did.
await sandbox.listen({ host: '127.0.0.1', port: environment.PAYPAL_SANDBOX_PORT });
