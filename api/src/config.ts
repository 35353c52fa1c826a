import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRendererTls } from '@kreda/proto/renderer-tls';
import { telemetrySettings } from '@kreda/telemetry/settings';
import { environmentProblems } from './environment-problems.ts';
import {
  type Environment,
  environmentSchema,
  type LanguageSites,
  linesOf,
  SAMPLE_SELLER_MARK,
  SAMPLES,
} from './environment-schema.ts';
import { type KsefCertificate, readKsefCertificate } from './features/billing/ksef/ksef-certificate.ts';
import type { KsefCredentials } from './features/billing/ksef/ksef-login.ts';
import { ksefAddressProblem, qrBaseOf } from './features/billing/ksef/ksef-settings.ts';
import { nipDigits } from './features/billing/orders/nip.ts';
import { PAYPAL_HOST } from './features/billing/providers/paypal/paypal-settings.ts';
import { STRIPE_METHODS } from './features/billing/providers/stripe/stripe-settings.ts';
import type { S3Settings } from './platform/clients/s3-storage.ts';
import { readDatabaseTls } from './platform/database-address.ts';

/** The settings, read from the environment and validated. */
export type Config = ReturnType<typeof readConfig>;

/** The environment has wrong values. The message names every wrong variable, without its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  /** One line for each wrong variable, which begins with its name. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not right:${problems.length === 1 ? ' ' : '\n  '}${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/**
 * Reads the environment. Nothing else in api/ does.
 *
 * @throws {ConfigError} naming each variable that is wrong.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable counts as unset: compose files make unset ones empty.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(wrong);
  }
  const env = parsed.data;
  const rendererTls = readRendererTls(env);
  const databaseTls = readDatabaseTls(env);
  const ksef = readKsef(env);
  const problems = [...databaseTls.problems, ...rendererTls.problems, ...ksef.problems, ...environmentProblems(env)];
  if (problems.length > 0) {
    throw new ConfigError(problems);
  }
  const dataDir = path.resolve(env.DATA_DIR);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin;
  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    /** Then cookies are `Secure`. */
    isHttps: publicUrl.startsWith('https:'),
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir,
    database: {
      url: env.DATABASE_URL ?? pathToFileURL(path.join(dataDir, 'kreda.db')).href,
      tls: databaseTls.tls,
    },
    apiReplicas: env.API_REPLICAS,
    databaseConnections: connectionLimitOf(env.DATABASE_URL) ?? env.DATABASE_CONNECTIONS,
    files: filesConfig(env, dataDir),
    rendererAddress: env.RENDERER_ADDRESS,
    /** Null for plain text. */
    rendererTls: rendererTls.tls && { ...rendererTls.tls, name: env.RENDERER_TLS_NAME },
    webDist: path.resolve(env.WEB_DIST),
    release: env.RELEASE ?? null,
    logLevel: env.LOG_LEVEL,
    shutdown: { noticeMs: env.SHUTDOWN_NOTICE_MS, drainMs: env.SHUTDOWN_DRAIN_MS },
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    maxConnections: env.MAX_CONNECTIONS,
    ...telemetrySettings(env),
    loginAttemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE,
    /** New visitors from one address. It is generous, since a school or an office shares an address. */
    newVisitorsPerHour: env.NEW_VISITORS_PER_HOUR,
    newResumesPerHour: env.NEW_RESUMES_PER_HOUR,
    visitorResumes: env.VISITOR_RESUMES,
    stripe: stripeConfig(env),
    paypal: paypalConfig(env),
    ksef: ksef.config,
    nbpApiBase: env.NBP_API_BASE.replace(/\/$/, ''),
    tax: {
      /** Null: the One Stop Shop is not used. */
      ossFrom: env.OSS_FROM ?? null,
      excludedCountries: new Set(env.EXCLUDED_COUNTRIES),
      /** In lower case, as Node names headers; null: no proxy tells the country. */
      countryHeader: env.COUNTRY_HEADER?.toLowerCase() ?? null,
    },
    vies: {
      apiBase: env.VIES_API_BASE.replace(/\/$/, ''),
      requesterNip: nipDigits(env.SELLER_NIP ?? SAMPLES.SELLER_NIP),
    },
    google: googleConfig(env),
    mailboxKey: mailboxKey(env),
    trialsPerMethod: env.TRIALS_PER_METHOD,
    deviceKey: deviceKey(env),
    applicationKey: applicationKey(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${env.SITE_NAME} <${env.CONTACT_MAIL}>`,
      outboxDir: path.join(dataDir, 'outbox'),
      isProduction: env.NODE_ENV === 'production',
    },
    seller: {
      name: env.SELLER_NAME ?? `${env.SITE_NAME} ${SAMPLE_SELLER_MARK}`,
      address: linesOf(env.SELLER_ADDRESS ?? SAMPLES.SELLER_ADDRESS),
      taxId: env.SELLER_NIP ?? SAMPLES.SELLER_NIP,
    },
    tagManagerId: env.NODE_ENV === 'production' ? (env.TAG_MANAGER_ID ?? null) : null,
    site: {
      name: env.SITE_NAME,
      language: env.SITE_LANG,
      languageSites: languageSites(env, publicUrl),
      logo: env.SITE_LOGO,
      contactMail: env.CONTACT_MAIL,
      websiteBase: env.WEBSITE_BASE ?? publicUrl,
      colors: { main: env.MAIN_COLOR, primary1: env.PRIMARY1_COLOR, primary2: env.PRIMARY2_COLOR },
    },
  };
}

/** The address's `?connectionLimit=`, which the driver obeys; null without one. */
function connectionLimitOf(databaseUrl: string | undefined): number | null {
  const limit = databaseUrl === undefined ? null : URL.parse(databaseUrl)?.searchParams.get('connectionLimit');
  return limit ? Number(limit) : null;
}

/** The origins of all languages' sites, this one included; empty where there is no other. */
function languageSites({ LANGUAGE_SITES: others, SITE_LANG }: Environment, publicUrl: string): LanguageSites {
  return others === undefined ? {} : { ...others, [SITE_LANG]: publicUrl };
}

/** The storage of files: a bucket or a folder. */
function filesConfig(env: Environment, dataDir: string): { s3: S3Settings } | { folder: string } {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return { folder: path.join(dataDir, 'files') };
  }
  const region = env.S3_REGION ?? 'us-east-1';
  return {
    s3: {
      endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
      region,
      bucket,
      accessKeyId,
      secretAccessKey,
      isPathStyle: env.S3_PATH_STYLE === undefined ? env.S3_ENDPOINT !== undefined : env.S3_PATH_STYLE === 'true',
    },
  };
}

/** Stripe's address and keys, or the sandbox's. */
function stripeConfig(env: Environment) {
  if (env.STRIPE_SECRET_KEY === undefined) {
    const origin = new URL(env.STRIPE_SANDBOX_URL).origin;
    return {
      secretKey: 'sk_test_sandbox',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
      apiBase: origin,
      methods: new Set<string>(STRIPE_METHODS),
      client: { mode: 'sandbox', confirmUrl: origin } as const,
    };
  }
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
    apiBase: env.STRIPE_API_BASE,
    methods: new Set<string>(['card', ...env.STRIPE_METHODS]),
    client: { mode: 'live', publishableKey: env.STRIPE_PUBLISHABLE_KEY! } as const,
  };
}

/**
 * The key that hashes mailboxes where mails to them are counted, so that the database alone does not reveal addresses. It is derived
 * from a secret that all processes share already. When that changes, the day's counts start again.
 */
function mailboxKey(env: Environment): Buffer {
  return Buffer.from(hkdfSync('sha256', stripeConfig(env).webhookSecret, '', 'kreda mailbox counts', 32));
}

/** The key that signs device cookies, derived from the same secret. When that changes, a browser is known again after its next login. */
function deviceKey(env: Environment): Buffer {
  return Buffer.from(hkdfSync('sha256', stripeConfig(env).webhookSecret, '', 'kreda device cookies', 32));
}

/** The key that seals files of applications, derived from the same secret. When that changes, files made before cannot be kept any more. */
function applicationKey(env: Environment): Buffer {
  return Buffer.from(hkdfSync('sha256', stripeConfig(env).webhookSecret, '', 'kreda application seals', 32));
}

/** Null without PayPal. */
function paypalConfig(env: Environment) {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return null;
  const mode = new URL(env.PAYPAL_API_BASE).hostname === PAYPAL_HOST ? 'live' : 'sandbox';
  return { clientId, clientSecret, webhookId, apiBase: env.PAYPAL_API_BASE, mode } as const;
}

/** The national e-invoicing system; null where it is off. */
function readKsef(env: Environment) {
  const now = new Date();
  const login = readKsefCertificate(
    'Authentication',
    { cert: env.KSEF_AUTH_CERT, key: env.KSEF_AUTH_KEY, passphrase: env.KSEF_AUTH_KEY_PASSPHRASE },
    now,
  );
  const offline = readKsefCertificate(
    'Offline',
    { cert: env.KSEF_OFFLINE_CERT, key: env.KSEF_OFFLINE_KEY, passphrase: env.KSEF_OFFLINE_KEY_PASSPHRASE },
    now,
  );
  const problems = [...login.problems, ...offline.problems];
  const credentials = ksefCredentials(env, login.certificate);
  if (credentials === null) {
    if (offline.certificate) problems.push('KSEF_AUTH_CERT or KSEF_TOKEN: needed beside KSEF_OFFLINE_CERT');
    return { config: null, problems };
  }
  const address = ksefAddressProblem({ apiBase: env.KSEF_API_BASE, isProduction: env.NODE_ENV === 'production' });
  if (address) problems.push(address);
  const apiBase = env.KSEF_API_BASE.replace(/\/$/, '');
  const nip = nipDigits(env.SELLER_NIP ?? SAMPLES.SELLER_NIP);
  const offlineCertificate = offline.certificate;
  return { config: { apiBase, qrBase: qrBaseOf(apiBase), credentials, nip, offlineCertificate }, problems };
}

/** The certificate goes before the token: KSeF accepts tokens until the end of 2026. */
function ksefCredentials(
  { KSEF_TOKEN: token }: Environment,
  certificate: KsefCertificate | null,
): KsefCredentials | null {
  if (certificate !== null) return { certificate };
  return token === undefined ? null : { token };
}

function googleConfig({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Environment) {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, issuer };
}
