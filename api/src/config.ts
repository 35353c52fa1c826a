import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@kreda/document/engine/text/languages';
import { readRendererTls } from '@kreda/proto/renderer-tls';
import { isCountry } from '@kreda/site/tax/countries';
import { telemetrySettings, telemetryVariables } from '@kreda/telemetry/settings';
import { z } from 'zod';
import { NBP_API, nbpAddressProblem } from './features/billing/exchange/nbp-settings.ts';
import { type KsefCertificate, readKsefCertificate } from './features/billing/ksef/ksef-certificate.ts';
import type { KsefCredentials } from './features/billing/ksef/ksef-login.ts';
import { ksefAddressProblem, LIVE_API, qrBaseOf } from './features/billing/ksef/ksef-settings.ts';
import { isNip, nipDigits } from './features/billing/orders/nip.ts';
import { PAYPAL_HOST, paypalSettingsProblem } from './features/billing/providers/paypal/paypal-settings.ts';
import {
  STRIPE_METHODS,
  stripeKeysProblem,
  stripeSettingsProblem,
} from './features/billing/providers/stripe/stripe-settings.ts';
import { LIVE_VIES, viesAddressProblem } from './features/billing/tax/vies-settings.ts';
import type { S3Settings } from './platform/clients/s3-storage.ts';
import { readDatabaseTls } from './platform/database-address.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour is written #rrggbb');

/** Whether a code may be excluded: the seller's own country may not. */
function isSellable(code: string): boolean {
  return code !== 'PL' && isCountry(code);
}

type LanguageSites = Partial<Record<Language, string>>;

function readLanguageSites(list: string, check: z.RefinementCtx): LanguageSites {
  const sites: LanguageSites = {};
  for (const entry of list.split(',')) {
    const [name = '', address = ''] = entry.trim().split(/=(.*)/s);
    const language = LANGUAGES.find((known) => known === name);
    if (language === undefined || !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
      check.addIssue(`a list of language=address, with languages of ${LANGUAGES.join(', ')}`);
      return z.NEVER;
    }
    sites[language] = new URL(address).origin;
  }
  return sites;
}

/** Sample values of the seller and the contact, for trying the product. Production refuses them. */
export const SAMPLES = {
  CONTACT_MAIL: 'pomoc@kreda.example',
  SELLER_ADDRESS: 'ul. Przykładowa 1|00-001 Warszawa',
  SELLER_NIP: '5250001003',
} as const;
const SAMPLE_SELLER_MARK = '(dane testowe)';

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** The interface to listen on. */
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** The address that browsers use. Its scheme decides whether cookies are for HTTPS only. */
  PUBLIC_URL: z.url().optional(),
  /** The number of reverse proxies in front whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** The folder of the embedded database, photos and finished PDFs. */
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(mysql|mariadb):\/\/|^file:/, 'starts with mysql://, mariadb:// or file:')
    .optional(),
  /** The most APIs that run at a time on one database, during a release too. The database needs room for all their connections. */
  API_REPLICAS: z.coerce.number().int().min(1).max(10_000).default(1),
  /** The most connections of one process to MySQL. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1_000).default(10),
  /** TLS to the database, verified by the system's CAs or by the CA of a PEM file. Without both: plain text. */
  DATABASE_TLS: z.enum(['true', 'false']).optional(),
  DATABASE_TLS_CA: z.string().optional(),
  /** An S3 bucket for photos and PDFs instead of DATA_DIR/files: the bucket and both keys. Several machines need one. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Whether the bucket is in the path, as most self-hosted services need, or in the host's name, as at Amazon. */
  S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  /** The renderers: host:port, `dns:///host:port` or `ipv4:host:port,host:port`. Calls are balanced over all addresses. */
  RENDERER_ADDRESS: z.string().default('127.0.0.1:50051'),
  /** Mutual TLS with the renderers, as PEM files: their CA, and this process's certificate and key. All three, or plain text. */
  RENDERER_TLS_CA: z.string().optional(),
  RENDERER_TLS_CERT: z.string().optional(),
  RENDERER_TLS_KEY: z.string().optional(),
  /** The name in the renderers' certificates, where it is not the host of RENDERER_ADDRESS. */
  RENDERER_TLS_NAME: z.string().optional(),
  /** The folder with the client's build; without one the API serves no pages. */
  WEB_DIST: z.string().default('web/dist'),
  /** The version that is deployed, for example the image's tag: the same for the API and the renderer of one release. */
  RELEASE: z.string().min(1).max(200).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How long a process that is ending goes on serving while /readyz answers 503, in ms, until all load balancers have noticed. */
  SHUTDOWN_NOTICE_MS: z.coerce.number().int().min(0).max(120_000).default(0),
  /** How long requests in flight may take after that, in ms. A download takes at most a minute. */
  SHUTDOWN_DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(65_000),
  /** How long a request may take to arrive, headers and body, in ms. After that it is refused. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(60_000),
  /** The most open connections of one process. Further ones are closed at once. */
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(4_000),
  ...telemetryVariables('kreda-api'),
  /** The most attempts to log in or register from one address in a minute. */
  LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  NEW_VISITORS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  /** The most resumes that one owner may make, copy or import in an hour. An address may ten times as many. */
  NEW_RESUMES_PER_HOUR: z.coerce.number().int().min(1).default(60),
  /** The most resumes that a visitor may have, the trash included. */
  VISITOR_RESUMES: z.coerce.number().int().min(1).max(200).default(5),

  /** Real card payments need all three, from Stripe's dashboard. Without a secret key, payments go to the sandbox. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'starts with sk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'starts with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'starts with whsec_').optional(),
  /** What is enabled in Stripe's dashboard beside cards, which always are. */
  /** How many trials may start with one card or PayPal account in two years. */
  TRIALS_PER_METHOD: z.coerce.number().int().min(1).max(1_000_000).default(1),
  STRIPE_METHODS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .transform((names) => names.filter((name) => name !== ''))
    .pipe(z.array(z.enum(STRIPE_METHODS, `any of ${STRIPE_METHODS.join(', ')}, divided by commas`))),
  STRIPE_API_BASE: z.url().default('https://api.stripe.com'),
  /** The sandbox's address, for browsers and for the API. */
  STRIPE_SANDBOX_URL: z.url().default('http://localhost:12111'),

  /** PayPal needs all three, from its developer dashboard. Without them only cards are offered. */
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  /** PayPal's id of the webhook that points at /webhooks/paypal. */
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  /** PayPal's own address, its sandbox's, or a sandbox on this machine. */
  PAYPAL_API_BASE: z.url().default(`https://${PAYPAL_HOST}`),

  /**
   * The KSeF certificate of the type Authentication and its key, as PEM files, to log in to the national e-invoicing system (KSeF); or a
   * token that may issue invoices. With both, the certificate is used; without either, no document goes there.
   */
  KSEF_AUTH_CERT: z.string().min(1).optional(),
  KSEF_AUTH_KEY: z.string().min(1).optional(),
  KSEF_AUTH_KEY_PASSPHRASE: z.string().min(1).optional(),
  KSEF_TOKEN: z.string().min(1).optional(),
  /** KSeF's own address, its test or demo environment's, or a sandbox's on this machine. */
  KSEF_API_BASE: z.url({ protocol: /^https?$/ }).default(LIVE_API),
  /** The KSeF certificate of the type Offline and its key, as PEM files, for prints without a number. Both, or code II is not printed. */
  KSEF_OFFLINE_CERT: z.string().min(1).optional(),
  KSEF_OFFLINE_KEY: z.string().min(1).optional(),
  KSEF_OFFLINE_KEY_PASSPHRASE: z.string().min(1).optional(),

  /** The National Bank of Poland's API, or a sandbox on this machine. It gives the exchange rates of invoices. */
  NBP_API_BASE: z.url({ protocol: /^https?$/ }).default(NBP_API),
  /** The first day of VAT of the consumers' member states (One Stop Shop), such as 2026-10-01. Without it consumers of the Union pay Polish VAT. */
  OSS_FROM: z.iso.date('a day such as 2026-10-01').optional(),
  /** Countries that nothing is sold to: ISO 3166-1 codes, divided by commas. */
  EXCLUDED_COUNTRIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((code) => code.trim()))
    .transform((codes) => codes.filter((code) => code !== ''))
    .pipe(z.array(z.string().refine(isSellable, 'ISO 3166-1 codes such as US, divided by commas, and not PL'))),
  /** The header in which the proxy in front tells the country of the client's address, such as CF-IPCountry. The proxy has to overwrite it. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'the name of a header')
    .optional(),
  /** The Commission's register of VAT numbers (VIES), or a sandbox on this machine. */
  VIES_API_BASE: z.url({ protocol: /^https?$/ }).default(LIVE_VIES),

  /** Signing in with Google needs both, from Google's console or the sandbox. Without them it is not offered. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Google, or another OpenID Connect provider that sends e-mail addresses and whether they are verified. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),

  /** The mail server. Without it, mails are written into DATA_DIR/outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'starts with smtp:// or smtps://')
    .optional(),
  /** An e-mail address, with or without a name: `Kreda <cv@kreda.example>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'an address, or a name and an <address>')
    .optional(),

  /** The tag manager that gets analytics events, only in production and after consent. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'looks like GTM-ABC123')
    .optional(),

  /** The seller on invoices. The address's lines are separated by bars. Production needs all three. */
  SELLER_NAME: z.string().min(1).max(200).optional(),
  SELLER_ADDRESS: z.string().min(1).max(400).optional(),
  /** The Polish tax number. */
  SELLER_NIP: z.string().refine(isNip, 'a NIP of ten digits with its check digit').optional(),

  SITE_NAME: z.string().min(1).default('Kreda'),
  /** The file `logos/{slug}.svg` of the built client. */
  SITE_LOGO: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a file name without folder and extension')
    .default('kreda'),
  SITE_LANG: z.enum(LANGUAGES).default('pl'),
  /** This product's sites in other languages, for search engines: `en=https://kreda.example,de=https://kreda.example.de`. */
  LANGUAGE_SITES: z.string().transform(readLanguageSites).optional(),
  CONTACT_MAIL: z.email().default(SAMPLES.CONTACT_MAIL),
  WEBSITE_BASE: z.url().optional(),
  MAIN_COLOR: color.default('#2c3149'),
  PRIMARY1_COLOR: color.default('#707cb8'),
  PRIMARY2_COLOR: color.default('#434a6e'),
});

/** The names of the environment variables that the API reads. */
export const SETTING_NAMES: ReadonlySet<string> = new Set(Object.keys(environmentSchema.shape));

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
  const problems = [
    ...databaseFileProblems(env),
    ...databaseTls.problems,
    ...rendererTls.problems,
    ...rendererNameProblems(env),
    ...s3Problems(env),
    ...stripeProblems(env),
    ...paypalProblems(env),
    ...ksef.problems,
    ...nbpProblems(env),
    ...viesProblems(env),
    ...googleProblems(env),
    ...productionProblems(env),
  ];
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

/** The lines of an address, as invoices print them. */
function linesOf(address: string): string[] {
  return address.split('|').map((line) => line.trim());
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

type Environment = z.infer<typeof environmentSchema>;

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

/** SQLite creates the file, but not its folder. */
function databaseFileProblems({ DATABASE_URL: url }: Environment): string[] {
  if (url === undefined || !url.startsWith('file:')) return [];
  const [, file = ''] = /^file:(?:\/\/[^/]*)?([^?#]*)/.exec(url) ?? [];
  const folder = path.resolve(path.dirname(decodePath(file)));
  return existsSync(folder) ? [] : [`DATABASE_URL: the folder ${folder} does not exist`];
}

/** Decodes as the driver does: a path with an invalid percent code stays as it is. */
function decodePath(file: string): string {
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

function rendererNameProblems({ RENDERER_TLS_NAME, RENDERER_TLS_CA }: Environment): string[] {
  return RENDERER_TLS_NAME !== undefined && RENDERER_TLS_CA === undefined
    ? ['RENDERER_TLS_NAME: of no use without the RENDERER_TLS_ files']
    : [];
}

function s3Problems(env: Environment): string[] {
  const any = [
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_PATH_STYLE',
  ] as const;
  if (any.every((name) => env[name] === undefined)) return [];
  return (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: needed beside the other S3_ variables`);
}

/** Missing keys, and keys and addresses that do not belong together. */
function stripeProblems(env: Environment): string[] {
  const isProduction = env.NODE_ENV === 'production';
  if (env.STRIPE_SECRET_KEY === undefined) {
    return isProduction ? ['STRIPE_SECRET_KEY: production needs a live key'] : [];
  }
  return [
    stripeSettingsProblem({ secretKey: env.STRIPE_SECRET_KEY, apiBase: env.STRIPE_API_BASE, isProduction }),
    env.STRIPE_PUBLISHABLE_KEY === undefined
      ? 'STRIPE_PUBLISHABLE_KEY: needed beside STRIPE_SECRET_KEY'
      : stripeKeysProblem(env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY),
    env.STRIPE_WEBHOOK_SECRET === undefined ? 'STRIPE_WEBHOOK_SECRET: needed beside STRIPE_SECRET_KEY' : null,
  ].filter((problem) => problem !== null);
}

function paypalProblems(env: Environment): string[] {
  const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return [];
  const isProduction = env.NODE_ENV === 'production';
  const address = paypalSettingsProblem({ apiBase: env.PAYPAL_API_BASE, isProduction });
  return [
    ...missing.map((name) => `${name}: needed beside the other PAYPAL_ variables`),
    ...(address ? [address] : []),
  ];
}

function nbpProblems({ NBP_API_BASE: apiBase, NODE_ENV }: Environment): string[] {
  const problem = nbpAddressProblem({ apiBase, isProduction: NODE_ENV === 'production' });
  return problem === null ? [] : [problem];
}

function viesProblems({ VIES_API_BASE: apiBase, NODE_ENV, COUNTRY_HEADER, TRUSTED_PROXIES }: Environment): string[] {
  const address = viesAddressProblem({ apiBase: apiBase.replace(/\/$/, ''), isProduction: NODE_ENV === 'production' });
  return [
    ...(address === null ? [] : [address]),
    ...(COUNTRY_HEADER !== undefined && TRUSTED_PROXIES === 0
      ? ['COUNTRY_HEADER: of no use without TRUSTED_PROXIES, since anybody could send it']
      : []),
  ];
}

function googleProblems({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, NODE_ENV }: Environment): string[] {
  const problems: string[] = [];
  if (GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET === undefined) {
    problems.push('GOOGLE_CLIENT_SECRET: needed beside GOOGLE_CLIENT_ID');
  }
  if (GOOGLE_CLIENT_SECRET !== undefined && GOOGLE_CLIENT_ID === undefined) {
    problems.push('GOOGLE_CLIENT_ID: needed beside GOOGLE_CLIENT_SECRET');
  }
  if (NODE_ENV === 'production' && !GOOGLE_ISSUER.startsWith('https:')) {
    problems.push('GOOGLE_ISSUER: in production an https address');
  }
  return problems;
}

/** Settings that are optional in development and needed in production. */
function productionProblems(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return [
    ...(env.PUBLIC_URL?.startsWith('https:') ? [] : ['PUBLIC_URL: production needs an https address']),
    ...(env.SMTP_URL === undefined
      ? ['SMTP_URL: production needs a mail server, or nobody can set a new password']
      : []),
    ...mailProblems(env),
    ...sellerProblems(env),
  ];
}

/** Sample addresses of mails and legal pages: replies would reach nobody. */
function mailProblems({ MAIL_FROM, CONTACT_MAIL }: Environment): string[] {
  return [
    ...(isReserved(CONTACT_MAIL)
      ? ['CONTACT_MAIL: production needs the address that people write to, and not a sample']
      : []),
    // Without MAIL_FROM, mails are from CONTACT_MAIL.
    ...(MAIL_FROM !== undefined && isReserved(MAIL_FROM)
      ? ['MAIL_FROM: production needs an address of yours, and not a sample']
      : []),
  ];
}

/** Whether the domain is reserved and belongs to nobody (RFC 2606). */
function isReserved(mail: string): boolean {
  return /@([^@>]+\.)?(example|test|invalid|localhost|example\.(com|net|org))>?$/i.test(mail.trim());
}

function sellerProblems(env: Environment): string[] {
  const isSample = {
    SELLER_NAME: env.SELLER_NAME?.includes(SAMPLE_SELLER_MARK),
    SELLER_ADDRESS:
      env.SELLER_ADDRESS !== undefined && linesOf(env.SELLER_ADDRESS).join('|') === SAMPLES.SELLER_ADDRESS,
    SELLER_NIP: env.SELLER_NIP !== undefined && nipDigits(env.SELLER_NIP) === SAMPLES.SELLER_NIP,
  };
  return (['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_NIP'] as const)
    .filter((name) => env[name] === undefined || isSample[name])
    .map(
      (name) =>
        `${name}: production needs to say on its invoices who sells${isSample[name] ? ', and not the sample' : ''}`,
    );
}
