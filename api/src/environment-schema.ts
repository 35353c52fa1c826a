import { LANGUAGES, type Language } from '@kreda/document/engine/text/languages';
import { isCountry } from '@kreda/site/tax/countries';
import { telemetryVariables } from '@kreda/telemetry/settings';
import { z } from 'zod';
import { NBP_API } from './features/billing/exchange/nbp-settings.ts';
import { LIVE_API } from './features/billing/ksef/ksef-settings.ts';
import { isNip } from './features/billing/orders/nip.ts';
import { PAYPAL_HOST } from './features/billing/providers/paypal/paypal-settings.ts';
import { STRIPE_METHODS } from './features/billing/providers/stripe/stripe-settings.ts';
import { LIVE_VIES } from './features/billing/tax/vies-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour is written #rrggbb');

/** Whether a code may be excluded: the seller's own country may not. */
function isSellable(code: string): boolean {
  return code !== 'PL' && isCountry(code);
}

export type LanguageSites = Partial<Record<Language, string>>;

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
/** A part of the sample seller's name. */
export const SAMPLE_SELLER_MARK = '(dane testowe)';

/** The environment variables that the API reads, each by itself. What they need together stands in `environment-problems.ts`. */
export const environmentSchema = z.object({
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

export type Environment = z.output<typeof environmentSchema>;

/** The lines of an address, as invoices print them. */
export function linesOf(address: string): string[] {
  return address.split('|').map((line) => line.trim());
}
