import { z } from 'zod';
import { startGoogleSandbox } from './server.ts';

const environment = z
  .object({
    GOOGLE_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(12_112),
    GOOGLE_CLIENT_ID: z.string().min(1),
    GOOGLE_CLIENT_SECRET: z.string().min(1),
    GOOGLE_REDIRECT_URI: z.url(),
  })
  .parse(process.env);

const sandbox = await startGoogleSandbox({
  port: environment.GOOGLE_SANDBOX_PORT,
  clientId: environment.GOOGLE_CLIENT_ID,
  clientSecret: environment.GOOGLE_CLIENT_SECRET,
  redirectUri: environment.GOOGLE_REDIRECT_URI,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.stop());
