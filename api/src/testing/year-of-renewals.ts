import { DEFAULT_METHOD_OF } from '@kreda/site/payment-methods';
import type { Provider } from '@kreda/site/providers';
import { checkout } from '../features/billing/orders/checkout.ts';
import { syncPayment } from '../features/billing/payments/sync-payment.ts';
import { startRefund } from '../features/billing/refunds/start-refund.ts';
import { addDays } from '../features/billing/subscriptions/calendar.ts';
import { cancelSubscription, resumeSubscription } from '../features/billing/subscriptions/cancel-subscription.ts';
import { renewDue } from '../features/billing/subscriptions/renew.ts';
import { openSettlement } from '../features/billing/subscriptions/settle.ts';
import { forEachConcurrently } from '../platform/work/for-each-concurrently.ts';
import type { PayingApi } from './paying.ts';
import { shownConsent } from './shown-consent.ts';
import { userContext } from './user-context.ts';

/** The time when the first users subscribe. */
export const YEAR_STARTS = new Date('2026-01-31T12:00:00Z');
/** Users subscribe on one of the first so many days; the year begins after the last of them. */
const FIRST_DAYS = 31;
const YEAR_DAYS = 365 + FIRST_DAYS;
/** The number of processes that renew at the same time. */
const PROCESSES = 3;
/** On these days every saved card and account is declined. */
const DECLINED_DAYS: readonly number[] = [150, 151];
/** On the first day the provider does its work, but breaks some connections before the answer. On the second it answers some errors. */
const HANGING_DAY = 200;
const FAILING_DAY = 230;
export const VOUCHER = { code: 'FIRST', percent: 33 };

const GOOD_CARD = '4242424242424242';
/** Can be saved, but is declined when it is charged. */
const ATTACHES_THEN_FAILS = '4000000000000341';

/** What a user does in the year; most only pay. Days count from the year's start; null means never. */
export interface Subscriber {
  id: string;
  email: string;
  packageSlug: 'monthly' | 'yearly' | 'trial-7-days';
  provider: Provider;
  card: string;
  hasVoucher: boolean;
  startsOn: number;
  withdrawsOn: number | null;
  cancelsOn: number | null;
  resumesOn: number | null;
  /** The day on which they pay a declined renewal with another card. */
  settlesOn: number | null;
}

function subscriber(no: number): Subscriber {
  const startsOn = no % FIRST_DAYS;
  const habit = no % 20;
  const isRare = no % 40 < 20;
  const isDeclined = habit === 2;
  return {
    id: crypto.randomUUID(),
    email: `${no}@example.pl`,
    packageSlug: habit === 1 || isDeclined ? 'trial-7-days' : habit === 3 ? 'yearly' : 'monthly',
    provider: habit === 4 && isRare ? 'paypal' : 'stripe',
    card: isDeclined ? ATTACHES_THEN_FAILS : GOOD_CARD,
    hasVoucher: habit === 5,
    startsOn,
    withdrawsOn: habit === 6 ? startsOn + 10 : null,
    cancelsOn: habit === 7 ? startsOn + 100 : habit === 8 ? startsOn + 160 : null,
    resumesOn: habit === 8 ? startsOn + 165 : null,
    // The first charge after the trial is declined on the seventh day; retries end on the twelfth.
    settlesOn: isDeclined && isRare ? startsOn + 9 : null,
  };
}

/**
 * Simulates a year, day by day, in which users subscribe, pay, are declined, settle, cancel, resume and withdraw, while several
 * processes renew at once and providers fail. Leaves the clock at the end of the year and returns the users.
 */
export async function liveThroughYear(paying: PayingApi, count: number): Promise<Subscriber[]> {
  const { api, paypal } = paying;
  const people = Array.from({ length: count }, (_, no) => subscriber(no));
  await api.db.voucher.create({
    data: {
      code: VOUCHER.code,
      kind: 'percentage',
      value: VOUCHER.percent,
      validFrom: new Date(0),
      validUntil: new Date('2040-01-01'),
      maxUses: count,
      maxUsesPerUser: 1,
      uses: 0,
      packageSlugs: [],
    },
  });
  const name = { firstName: 'Łucja', lastName: 'Żak', createdAt: YEAR_STARTS, updatedAt: YEAR_STARTS };
  await api.db.user.createMany({ data: people.map(({ id, email }) => ({ ...name, id, email })) });
  // Without webhook events: the simulation syncs each payment itself.
  await paypal.control('faults', { dropWebhooks: true });
  for (let day = 0; day <= YEAR_DAYS; day++) {
    api.now = addDays(YEAR_STARTS, day);
    const isDeclining = DECLINED_DAYS.includes(day);
    await paying.control('faults', {
      dropWebhooks: true,
      declineSaved: isDeclining,
      hangNext: day === HANGING_DAY ? 2 : 0,
      // More often than the SDK retries.
      failNext: day === FAILING_DAY ? 3 : 0,
    });
    await paypal.control('faults', { declineRenewals: isDeclining });
    await Promise.all(Array.from({ length: PROCESSES }, () => renewDue(api.deps)));
    await forEachConcurrently(people, (person) => liveThroughDay(paying, person, day));
  }
  return people;
}

async function liveThroughDay(paying: PayingApi, person: Subscriber, day: number): Promise<void> {
  const { api } = paying;
  const context = userContext(api.deps, person);
  if (person.startsOn === day) await subscribe(paying, person);
  if (person.cancelsOn === day) await cancelSubscription(context);
  if (person.resumesOn === day) await resumeSubscription(context);
  if (person.withdrawsOn === day) {
    const { id: orderId } = await api.db.order.findFirstOrThrow({ where: { userId: person.id } });
    await startRefund(api.deps, { orderId, amount: null, reason: 'withdrawal' });
  }
  if (person.settlesOn === day) {
    const paths = { returnPath: '/payments', cancelPath: '/payments' };
    const opened = await openSettlement(context, { method: 'card', paths });
    if (opened.kind !== 'form') throw new Error('A card is paid in our form');
    await paying.confirm(opened.clientSecret, GOOD_CARD);
    await syncPayment(api.deps, 'stripe', opened.providerRef);
  }
}

async function subscribe(paying: PayingApi, person: Subscriber): Promise<void> {
  const { api } = paying;
  const bought = await checkout(userContext(api.deps, person), {
    packageSlug: person.packageSlug,
    currency: 'PLN',
    resumeUuid: null,
    fullName: 'Łucja Żak',
    email: person.email,
    company: null,
    voucherCode: person.hasVoucher ? VOUCHER.code : null,
    consentVersion: shownConsent(person.packageSlug),
    method: DEFAULT_METHOD_OF[person.provider],
    paths: { returnPath: '/thank-you', cancelPath: '/pricing' },
  });
  if (bought.kind === 'page') await paying.paypal.approve(bought.approveUrl);
  else await paying.confirm(bought.clientSecret, person.card);
  await syncPayment(api.deps, person.provider, bought.providerRef);
}
