import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { generateClients } from '../prisma/scripts/generate-clients.ts';
import { buildWeb } from './build-web.ts';
import { endWith, Failure, say } from './failure.ts';
import { checkDataDir, checkPort, freePort } from './preflight.ts';
import { type Supervised, supervise } from './supervise.ts';

const ROOT = join(import.meta.dirname, '..');
const READY_MS = 60_000;

const started: Supervised[] = [];
let isEnding = false;

/** Ends every process in the reverse order of their start, so that the API finishes its requests first. */
async function end(code: number): Promise<never> {
  isEnding = true;
  for (const one of started.toReversed()) await one.stop();
  process.exit(code);
}

function start(name: string, file: string, environment: Record<string, string>): void {
  const giveUp = () => {
    process.stderr.write(`\nThe ${name} does not start: see its message above.\n`);
    void end(1);
  };
  started.push(supervise(name, join(ROOT, file), { environment, giveUp }));
}

async function startRenderer(): Promise<string> {
  if (process.env.RENDERER_ADDRESS) return process.env.RENDERER_ADDRESS;
  const address = `127.0.0.1:${process.env.RENDERER_PORT || (await freePort())}`;
  start('renderer', 'renderer/src/main.ts', { RENDERER_LISTEN: address });
  return address;
}

/** The payment sandbox, unless real keys are set. Returns what the API must know of it. */
async function startSandbox(apiUrl: string, dataDir: string): Promise<Record<string, string>> {
  if (process.env.STRIPE_SECRET_KEY) return {};
  const port = process.env.STRIPE_SANDBOX_PORT || String(await freePort());
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  start('payment sandbox', 'api/sandbox/stripe/main.ts', {
    STRIPE_SANDBOX_PORT: port,
    STRIPE_SANDBOX_DATA: join(dataDir, 'stripe-sandbox.json'),
    STRIPE_WEBHOOK_URL: `${apiUrl}/webhooks/stripe`,
    STRIPE_WEBHOOK_SECRET: secret,
  });
  return { STRIPE_SANDBOX_URL: `http://localhost:${port}`, STRIPE_WEBHOOK_SECRET: secret };
}

/** PayPal's sandbox, unless PayPal is set. Returns what the API must know of it. */
async function startPaypalSandbox(apiUrl: string, dataDir: string): Promise<Record<string, string>> {
  if (process.env.PAYPAL_CLIENT_ID) return {};
  const port = process.env.PAYPAL_SANDBOX_PORT || String(await freePort());
  const webhookId = `sandbox-${randomBytes(8).toString('hex')}`;
  start('PayPal sandbox', 'api/sandbox/paypal/main.ts', {
    PAYPAL_SANDBOX_PORT: port,
    PAYPAL_SANDBOX_DATA: join(dataDir, 'paypal-sandbox.json'),
    PAYPAL_WEBHOOK_URL: `${apiUrl}/webhooks/paypal`,
    PAYPAL_WEBHOOK_ID: webhookId,
  });
  return {
    PAYPAL_API_BASE: `http://localhost:${port}`,
    PAYPAL_CLIENT_ID: 'kreda-sandbox',
    PAYPAL_CLIENT_SECRET: randomBytes(24).toString('hex'),
    PAYPAL_WEBHOOK_ID: webhookId,
  };
}

/** A provider of OpenID Connect in Google's place, unless Google is set. Returns what the API must know of it. */
async function startGoogleSandbox(publicUrl: string): Promise<Record<string, string>> {
  if (process.env.GOOGLE_CLIENT_ID) return {};
  const port = process.env.GOOGLE_SANDBOX_PORT || String(await freePort());
  const client = { GOOGLE_CLIENT_ID: 'kreda-sandbox', GOOGLE_CLIENT_SECRET: randomBytes(24).toString('hex') };
  start('Google sandbox', 'api/sandbox/google/main.ts', {
    ...client,
    GOOGLE_SANDBOX_PORT: port,
    GOOGLE_REDIRECT_URI: `${publicUrl}/auth/google/callback`,
  });
  return { ...client, GOOGLE_ISSUER: `http://localhost:${port}` };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  let reason = 'no answer yet';
  while (Date.now() < deadline && !isEnding) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response) {
      reason = await response.text();
      // The API is ready without a renderer; the product is not.
      if (response.status === 200 && (JSON.parse(reason) as { degraded: string[] }).degraded.length === 0) return;
    }
    await new Promise((done) => setTimeout(done, 150));
  }
  throw new Failure(
    `The product is not ready after ${READY_MS / 1000} s: ${reason}`,
    'Look at the messages above; then try again.',
  );
}

async function main(): Promise<void> {
  const host = process.env.HOST || '127.0.0.1';
  const port = await checkPort(process.env.PORT, host);
  const dataDir = resolve(process.env.DATA_DIR || join(ROOT, 'data'));
  await checkDataDir(dataDir);
  generateClients();
  await buildWeb();
  say('Starting database, renderer, sandboxes and API …');
  const apiUrl = `http://127.0.0.1:${port}`;
  const rendererAddress = await startRenderer();
  const stripe = await startSandbox(apiUrl, dataDir);
  const paypal = await startPaypalSandbox(apiUrl, dataDir);
  const google = await startGoogleSandbox(process.env.PUBLIC_URL || `http://localhost:${port}`);
  start('API', 'api/src/main.ts', {
    HOST: host,
    PORT: String(port),
    DATA_DIR: dataDir,
    WEB_DIST: join(ROOT, 'web', 'dist'),
    RENDERER_ADDRESS: rendererAddress,
    ...stripe,
    ...paypal,
    ...google,
  });
  await untilReady(apiUrl);
  for (const one of started) one.trust();
  say(`\nKreda is ready: http://localhost:${port}\n`);
  say(`  Data lies in ${dataDir}. Stop with Ctrl+C.`);
  if (!process.env.SMTP_URL) say(`  Mails are written into ${join(dataDir, 'outbox')}; to send them set SMTP_URL.`);
  if ('GOOGLE_ISSUER' in google) {
    say('  Google is a sandbox too; for the real one set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.');
  }
  if ('PAYPAL_API_BASE' in paypal) {
    say('  PayPal is a sandbox too; for the real one set the PAYPAL_ variables.');
  }
  if ('STRIPE_SANDBOX_URL' in stripe) {
    say('  Payments go to the sandbox: card 4242 4242 4242 4242, any future expiry, any CVC.');
    say(
      '  For real ones set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; for MySQL set DATABASE_URL.\n',
    );
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));
try {
  await main();
} catch (error) {
  isEnding = true;
  for (const one of started.toReversed()) await one.stop();
  endWith(error);
}
