import { parseArgs } from 'node:util';
import { CURRENCIES, HOME_CURRENCY } from '@kreda/site/currencies';
import { z } from 'zod';
import { type NewVoucher, newVoucherSchema } from '../features/billing/desk/issue-voucher.ts';
import { type Signature, signatureSchema } from '../features/billing/desk/signature.ts';
import type { PriceChange } from '../features/billing/prices/change-price.ts';
import { periodOf } from '../features/billing/report/report-days.ts';
import { ArgumentError, argumentErrorOf } from './run-command.ts';

export const USAGE = `usage: npm run --silent desk -- COMMAND

  find TEXT [--json]          a buyer by e-mail address, account, order, order number, document number or provider's id: the whole record
  refund ORDER [AMOUNT]       all that is left, or an amount such as 12,50; with correction and mail
  resend DOCUMENT             the mail of an invoice or correction, such as FV/12/2026
  extend ORDER DAYS           adds days to the order's access
  block ACCOUNT               ends all sessions, allows no login, stops the renewal of the subscription, and expires open orders
  unblock ACCOUNT             allows logins; a stopped renewal stays stopped
  voucher CODE (--percent N | --amount N,NN [--currency EUR]) --until YYYY-MM-DD [--uses N] [--uses-per-user N] [--package SLUG]...   until the end of that day in Warsaw
  prices PACKAGE              the price history of a package, such as monthly
  price PACKAGE CURRENCY N,NN               the regular price from now on, in PLN or EUR
  reduce PACKAGE CURRENCY N,NN --until YYYY-MM-DD   a reduced price from now to the end of that day in Warsaw

Every command but find and prices needs --ticket NUMBER, and --operator NAME or DESK_OPERATOR. Both are stored in the audit log.`;

/** What the operator wants. */
export type DeskCommand =
  | { command: 'find'; text: string; json: boolean }
  | { command: 'refund'; orderId: string; amount: number | null; signature: Signature }
  | { command: 'resend'; document: string; signature: Signature }
  | { command: 'extend'; orderId: string; days: number; signature: Signature }
  | { command: 'block' | 'unblock'; userId: string; signature: Signature }
  | { command: 'voucher'; voucher: NewVoucher; signature: Signature }
  | { command: 'prices'; packageSlug: string }
  | { command: 'price'; change: PriceChange; signature: Signature };

const OPTIONS = {
  json: { type: 'boolean' },
  operator: { type: 'string' },
  ticket: { type: 'string' },
  percent: { type: 'string' },
  amount: { type: 'string' },
  currency: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'uses-per-user': { type: 'string' },
  package: { type: 'string', multiple: true },
} as const;

const orderId = z.uuid("ORDER: an order's id, as find prints it").toLowerCase();
const userId = z.uuid("ACCOUNT: an account's id, as find prints it").toLowerCase();
const count = (name: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `${name}: a number`)
    .transform(Number);
/** `12,50` or `12.50` as minor units. */
const amount = z
  .string()
  .regex(/^\d{1,6}[.,]\d{2}$/, 'AMOUNT: such as 12,50')
  .transform((text) => Number(text.replace(/[.,]/, '')));
const currency = z.enum(CURRENCIES, 'CURRENCY: PLN or EUR');
/** The end of that day in Warsaw. */
const lastDay = z.iso
  .date('--until: a date such as 2026-12-31')
  .transform((day) => periodOf({ from: day, to: day }).until);

/**
 * @param environment may name the operator in `DESK_OPERATOR`.
 * @throws {ArgumentError} that names each wrong argument, and what `parseArgs` throws.
 */
export function readDeskArguments(
  given: string[],
  environment: Readonly<Record<string, string | undefined>>,
): DeskCommand {
  try {
    return parse(given, environment);
  } catch (error) {
    throw error instanceof z.ZodError ? argumentErrorOf(error) : error;
  }
}

function parse(given: string[], environment: Readonly<Record<string, string | undefined>>): DeskCommand {
  const { values, positionals } = parseArgs({ args: given, options: OPTIONS, allowPositionals: true, strict: true });
  const command = z
    .enum(
      ['find', 'refund', 'resend', 'extend', 'block', 'unblock', 'voucher', 'prices', 'price', 'reduce'],
      'COMMAND: one of those below',
    )
    .parse(positionals[0]);
  const rest = positionals.slice(1);
  if (command === 'find')
    return { command, text: z.tuple([z.string().min(1)], 'find TEXT').parse(rest)[0], json: values.json ?? false };
  if (command === 'prices') return { command, packageSlug: z.tuple([z.string()], 'prices PACKAGE').parse(rest)[0] };
  const { operator = environment.DESK_OPERATOR, ticket } = values;
  const signature = signatureSchema.parse({ operator, ticket });
  switch (command) {
    case 'refund': {
      const [id, part] = z.tuple([orderId, amount.optional()], 'refund ORDER [AMOUNT]').parse(rest);
      return { command, orderId: id, amount: part ?? null, signature };
    }
    case 'resend':
      return { command, document: z.tuple([z.string()], 'resend DOCUMENT').parse(rest)[0].toUpperCase(), signature };
    case 'extend': {
      const [id, days] = z
        .tuple([orderId, count('DAYS').pipe(z.int().min(1, 'DAYS: 1 to 366').max(366, 'DAYS: 1 to 366'))])
        .parse(rest);
      return { command, orderId: id, days, signature };
    }
    case 'voucher': {
      const [code] = z.tuple([z.string()], 'voucher CODE').parse(rest);
      return { command, voucher: readVoucher(code, values), signature };
    }
    case 'price':
    case 'reduce':
      return { command: 'price', change: readPrice(rest, command === 'reduce' ? values : null), signature };
    default:
      return { command, userId: z.tuple([userId]).parse(rest)[0], signature };
  }
}

/** @param reduction the options of a reduction; null: a regular price. */
function readPrice(rest: string[], reduction: { until?: string } | null): PriceChange {
  const [packageSlug, code, gross] = z
    .tuple([z.string(), currency, amount.refine((value) => value > 0, 'AMOUNT: above zero')], 'PACKAGE CURRENCY AMOUNT')
    .parse(rest);
  if (reduction === null) return { packageSlug, currency: code, grossAmount: gross, reducedUntil: null };
  return { packageSlug, currency: code, grossAmount: gross, reducedUntil: lastDay.parse(reduction.until) };
}

interface VoucherOptions {
  percent?: string;
  amount?: string;
  currency?: string;
  until?: string;
  uses?: string;
  'uses-per-user'?: string;
  package?: string[];
}

function readVoucher(code: string, options: VoucherOptions): NewVoucher {
  const {
    percent,
    amount: off,
    currency: of = HOME_CURRENCY,
    until,
    uses = '1',
    'uses-per-user': perUser = '1',
    package: packageSlugs = [],
  } = options;
  if ((percent === undefined) === (off === undefined)) throw new ArgumentError('voucher: either --percent or --amount');
  return newVoucherSchema.parse({
    code,
    ...(percent === undefined
      ? { kind: 'amount', value: amount.parse(off) }
      : { kind: 'percentage', value: count('--percent').parse(percent) }),
    currency: currency.parse(of),
    validUntil: lastDay.parse(until),
    maxUses: count('--uses').parse(uses),
    maxUsesPerUser: count('--uses-per-user').parse(perUser),
    packageSlugs,
  });
}
