import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Environment, linesOf, SAMPLE_SELLER_MARK, SAMPLES } from './environment-schema.ts';
import { nbpAddressProblem } from './features/billing/exchange/nbp-settings.ts';
import { nipDigits } from './features/billing/orders/nip.ts';
import { paypalSettingsProblem } from './features/billing/providers/paypal/paypal-settings.ts';
import { stripeKeysProblem, stripeSettingsProblem } from './features/billing/providers/stripe/stripe-settings.ts';
import { viesAddressProblem } from './features/billing/tax/vies-settings.ts';

/** What is wrong with variables that are right by themselves and do not go together. One line each, which begins with the variable's name. */
export function environmentProblems(env: Environment): string[] {
  return [
    ...databaseFileProblems(env),
    ...rendererNameProblems(env),
    ...s3Problems(env),
    ...stripeProblems(env),
    ...paypalProblems(env),
    ...nbpProblems(env),
    ...viesProblems(env),
    ...googleProblems(env),
    ...productionProblems(env),
  ];
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
