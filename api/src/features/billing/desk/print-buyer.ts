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
      ({ id, packageSlug, purpose, state, grossAmount, currency, createdAt }) =>
        `order         ${id}  ${timeOf(createdAt)}  ${packageSlug} (${purpose}), ${moneyOf(grossAmount, currency)}, ${state}`,
    ),
    '',
    ...events.map(({ at, about, text }) => `${timeOf(at)}  ${about.padEnd(12)}  ${text}`),
  ];
  return `${lines.join('\n')}\n`;
}

function timeOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
