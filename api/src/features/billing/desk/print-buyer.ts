import { HOME } from '../tax/buyer-country.ts';
import { rateOf, ruleOf, type StoredTax } from '../tax/order-tax.ts';
import { type BuyerRecord, moneyOf } from './timeline.ts';

/** A buyer's record as text for a terminal: who, subscriptions, orders, and the timeline with times in UTC. */
export function printBuyer({ account, subscriptions, orders, events }: BuyerRecord): string {
  const access = orders.flatMap(({ fulfilment }) =>
    fulfilment && !fulfilment.revokedAt ? [fulfilment.accessUntil] : [],
  );
  const lastAccess = access.sort((a, b) => b.getTime() - a.getTime())[0];
  const lines = [
    ...(account
      ? [
          `account       ${account.id}${account.blockedAt ? `  BLOCKED since ${timeOf(account.blockedAt)}` : ''}`,
          `person        ${account.firstName} ${account.lastName} <${account.email}>, ${account.language}`,
          `address       ${account.emailVerifiedAt ? `verified ${timeOf(account.emailVerifiedAt)}` : 'not verified'}`,
        ]
      : ['account       deleted']),
    `access        ${lastAccess ? `until ${timeOf(lastAccess)}` : 'none'}`,
    ...subscriptions.map(
      ({ id, packageSlug, state, methodLabel, periodEndsAt, dueAt, cancelledAt, failedTries }) =>
        `subscription  ${id}  ${packageSlug}, ${state}${cancelledAt ? ', cancelled' : ''}, period ends ${timeOf(periodEndsAt)}, ` +
        `next step ${dueAt ? timeOf(dueAt) : 'none'}, ${failedTries} failed tries, ${methodLabel ?? 'no saved method'}`,
    ),
    ...orders.map(
      ({ id, packageSlug, purpose, state, grossAmount, currency, createdAt, ...tax }) =>
        `order         ${id}  ${timeOf(createdAt)}  ${packageSlug} (${purpose}), ${moneyOf(grossAmount, currency)}${taxOf(tax)}, ${state}`,
    ),
    '',
    ...events.map(({ at, about, text }) => `${timeOf(at)}  ${about.padEnd(12)}  ${text}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Of a buyer of another country: `, DE reverse-charge` or `, FI oss 25.5 %`. */
function taxOf({ buyerCountry, ...tax }: StoredTax & { buyerCountry: string | null }): string {
  if (buyerCountry === null || buyerCountry === HOME) return '';
  const rate = rateOf(tax);
  return `, ${buyerCountry} ${ruleOf(tax)}${rate === 0 ? '' : ` ${rate} %`}`;
}

function timeOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
