import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { issueCertificate } from '../api/sandbox/ksef/issue-certificate.ts';
import { SAMPLES } from '../api/src/environment-schema.ts';
import { nipDigits } from '../api/src/features/billing/orders/nip.ts';
import { freePort } from './preflight.ts';
import type { Service } from './supervise.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses and the data folder of the product, for its sandboxes. */
export interface SandboxedProduct {
  /** The address that browsers use. */
  publicUrl: string;
  /** The API, from this machine. */
  apiUrl: string;
  dataDir: string;
}

/** Programs that replace external services, and the API's settings for them. */
export interface Sandboxes {
  services: Service[];
  settings: Record<string, string>;
}

const SANDBOXES = join(import.meta.dirname, '..', 'api', 'sandbox');

/** Chooses a sandbox for each external service that the environment does not configure. Production has none. */
export async function chooseSandboxes(environment: Environment, product: SandboxedProduct): Promise<Sandboxes> {
  if (environment.NODE_ENV === 'production') return { services: [], settings: {} };
  const chosen = [
    await stripeSandbox(environment, product),
    await paypalSandbox(environment, product),
    await googleSandbox(environment, product),
    await ksefSandbox(environment, product),
    await nbpSandbox(environment),
    await viesSandbox(environment),
  ];
  return {
    services: chosen.flatMap(({ services }) => services),
    settings: Object.assign({}, ...chosen.map(({ settings }) => settings)) as Record<string, string>,
  };
}

const NONE: Sandboxes = { services: [], settings: {} };

async function stripeSandbox(environment: Environment, { apiUrl, dataDir }: SandboxedProduct): Promise<Sandboxes> {
  if (environment.STRIPE_SECRET_KEY) return NONE;
  const port = environment.STRIPE_SANDBOX_PORT || String(await freePort());
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const service = {
    name: 'payment sandbox',
    file: join(SANDBOXES, 'stripe', 'main.ts'),
    environment: {
      STRIPE_SANDBOX_PORT: port,
      STRIPE_SANDBOX_DATA: join(dataDir, 'stripe-sandbox.json'),
      STRIPE_WEBHOOK_URL: `${apiUrl}/webhooks/stripe`,
      STRIPE_WEBHOOK_SECRET: secret,
    },
  };
  return {
    services: [service],
    settings: { STRIPE_SANDBOX_URL: `http://localhost:${port}`, STRIPE_WEBHOOK_SECRET: secret },
  };
}

async function paypalSandbox(environment: Environment, { apiUrl, dataDir }: SandboxedProduct): Promise<Sandboxes> {
  if (environment.PAYPAL_CLIENT_ID) return NONE;
  const port = environment.PAYPAL_SANDBOX_PORT || String(await freePort());
  const webhookId = `sandbox-${randomBytes(8).toString('hex')}`;
  const service = {
    name: 'PayPal sandbox',
    file: join(SANDBOXES, 'paypal', 'main.ts'),
    environment: {
      PAYPAL_SANDBOX_PORT: port,
      PAYPAL_SANDBOX_DATA: join(dataDir, 'paypal-sandbox.json'),
      PAYPAL_WEBHOOK_URL: `${apiUrl}/webhooks/paypal`,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
  };
  return {
    services: [service],
    settings: {
      PAYPAL_API_BASE: `http://localhost:${port}`,
      PAYPAL_CLIENT_ID: 'kreda-sandbox',
      PAYPAL_CLIENT_SECRET: randomBytes(24).toString('hex'),
      PAYPAL_WEBHOOK_ID: webhookId,
    },
  };
}

/** An OpenID Connect provider that replaces Google. */
async function googleSandbox(environment: Environment, { publicUrl }: SandboxedProduct): Promise<Sandboxes> {
  if (environment.GOOGLE_CLIENT_ID) return NONE;
  const port = environment.GOOGLE_SANDBOX_PORT || String(await freePort());
  const client = { GOOGLE_CLIENT_ID: 'kreda-sandbox', GOOGLE_CLIENT_SECRET: randomBytes(24).toString('hex') };
  const service = {
    name: 'Google sandbox',
    file: join(SANDBOXES, 'google', 'main.ts'),
    environment: {
      ...client,
      GOOGLE_SANDBOX_PORT: port,
      GOOGLE_REDIRECT_URI: `${publicUrl}/auth/google/callback`,
    },
  };
  return { services: [service], settings: { ...client, GOOGLE_ISSUER: `http://localhost:${port}` } };
}

/** The national e-invoicing system. The product logs in to it with a new certificate of the seller. */
async function ksefSandbox(environment: Environment, { dataDir }: SandboxedProduct): Promise<Sandboxes> {
  if (environment.KSEF_TOKEN || environment.KSEF_AUTH_CERT) return NONE;
  const port = environment.KSEF_SANDBOX_PORT || String(await freePort());
  const service = {
    name: 'KSeF sandbox',
    file: join(SANDBOXES, 'ksef', 'main.ts'),
    environment: { KSEF_SANDBOX_PORT: port, KSEF_SANDBOX_DATA: join(dataDir, 'ksef-sandbox.json') },
  };
  const { x509, privateKey } = issueCertificate({ nip: nipDigits(environment.SELLER_NIP || SAMPLES.SELLER_NIP) });
  const files = { KSEF_AUTH_CERT: join(dataDir, 'ksef-sandbox.crt'), KSEF_AUTH_KEY: join(dataDir, 'ksef-sandbox.key') };
  await writeFile(files.KSEF_AUTH_CERT, x509.toString());
  await writeFile(files.KSEF_AUTH_KEY, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return { services: [service], settings: { ...files, KSEF_API_BASE: `http://localhost:${port}/v2` } };
}

/** The exchange rates of the National Bank of Poland. */
async function nbpSandbox(environment: Environment): Promise<Sandboxes> {
  if (environment.NBP_API_BASE) return NONE;
  const port = environment.NBP_SANDBOX_PORT || String(await freePort());
  const service = {
    name: 'NBP sandbox',
    file: join(SANDBOXES, 'nbp', 'main.ts'),
    environment: { NBP_SANDBOX_PORT: port },
  };
  return { services: [service], settings: { NBP_API_BASE: `http://localhost:${port}/api` } };
}

/** The Commission's register of VAT numbers (VIES). */
async function viesSandbox(environment: Environment): Promise<Sandboxes> {
  if (environment.VIES_API_BASE) return NONE;
  const port = environment.VIES_SANDBOX_PORT || String(await freePort());
  const service = {
    name: 'VIES sandbox',
    file: join(SANDBOXES, 'vies', 'main.ts'),
    environment: { VIES_SANDBOX_PORT: port },
  };
  return { services: [service], settings: { VIES_API_BASE: `http://localhost:${port}/rest-api` } };
}
