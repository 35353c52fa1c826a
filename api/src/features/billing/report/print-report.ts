import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import type { Difference } from './difference.ts';
import type { ReportedDispute } from './repo.ts';
import type { Report } from './report.ts';
import type { Total } from './totals.ts';

/** A report as English text for a terminal. */
export function printReport({ from, to, providers, disputes, differences, totals }: Report): string {
  return [
    `Payments from ${from} to ${to}, days in Warsaw, both included.`,
    '',
    ...providers.map(({ provider, isListed }) =>
      isListed
        ? `${provider}: everything that it lists was compared.`
        : `${provider}: it has no lists; each payment and refund in our database was compared, one by one. ` +
          'Refunds made in its dashboard are not found if their webhook event never came.',
    ),
    '',
    ...(disputes.length === 0 ? [] : [...table(DISPUTE_HEAD, disputes.map(disputeCells), 5), '']),
    ...(differences.length === 0 ? [] : [...table(DIFFERENCE_HEAD, differences.map(differenceCells), 4), '']),
    ...(totals.length === 0 ? ['No payments or refunds.'] : table(TOTAL_HEAD, totals.map(totalCells), 2)),
    '',
    `Differences: ${differences.length}`,
    '',
  ].join('\n');
}

const DIFFERENCE_HEAD = ['difference', 'provider', 'reference', 'order', 'amount', 'what'];
const DISPUTE_HEAD = ['dispute', 'provider', 'order', 'state', 'opened', 'amount', 'withdrawn'];
const TOTAL_HEAD = ['provider', 'currency', 'payments', 'refunds', 'disputes', 'net', 'documents', 'differences'];

function differenceCells({ kind, provider, ref, orderId, amount, currency, text }: Difference): string[] {
  const money = amount === null ? '-' : `${inUnits(amount)} ${currency ?? ''}`.trim();
  return [kind, provider ?? '-', ref, orderId ?? '-', money, text];
}

function disputeCells({ provider, providerRef, orderId, state, openedAt, ...money }: ReportedDispute): string[] {
  const amount = `${inUnits(money.amount)} ${money.currency}`;
  return [providerRef, provider, orderId, state, dayInWarsaw(openedAt), amount, inUnits(money.bookedAmount)];
}

function totalCells({ provider, currency, payments, refunds, disputes, net, documents, differences }: Total): string[] {
  return [provider, currency, ...[payments, refunds, disputes, net, documents].map(inUnits), String(differences)];
}

/** Minor units as an amount with two decimals, as all our currencies have. */
function inUnits(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rows under a head, in columns. Columns from `firstRight` on are numbers, aligned to the right, except the column `what`. */
function table(head: readonly string[], rows: readonly string[][], firstRight: number): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const isNumber = (column: number) => column >= firstRight && head[column] !== 'what';
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
}
