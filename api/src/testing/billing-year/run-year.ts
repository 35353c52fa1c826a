import { housekeepingSteps } from '../../app/housekeeping-steps.ts';
import { addDays } from '../../features/billing/subscriptions/calendar.ts';
import { billingRounds } from '../../features/billing/worker.ts';
import { runHousekeeping } from '../../platform/housekeeping.ts';
import type { TestDatabase } from '../databases.ts';
import { startTestKsef } from '../ksef.ts';
import { type PayingApi, startPayingApi } from '../paying.ts';
import { doAct } from './acts.ts';
import { Buyer } from './buyer.ts';
import { type Act, type BuyerPlan, planBuyer } from './buyer-plan.ts';
import { checkYear } from './check-year.ts';
import { deliverEvents, forgeEvent, holdEvents, newDelivery } from './deliver-events.ts';
import { clearFaults, injectFaults } from './inject-faults.ts';
import { instantRenderer } from './instant-renderer.ts';
import { VOUCHER } from './purchase.ts';
import { randomOf } from './random.ts';
import { count, differ, FIRST_MORNING, type Year, type YearOptions } from './year.ts';

const HOUR_MS = 60 * 60_000;
const CHECK_EVERY_DAYS = 30;
/** Days at the end without faults and acts, in which payments and refunds in flight are settled. */
const SETTLING_DAYS = 8;

/**
 * Simulates a year of buyers, day by day: on the API over HTTP, with the rounds of its worker, the outbox and housekeeping, against the sandboxes
 * of Stripe, PayPal and KSeF. Only the clock and the drawing of PDFs are replaced.
 */
export async function runYear(
  database: TestDatabase,
  options: YearOptions,
  onDay: (day: number, year: Year) => void = () => {},
): Promise<Year> {
  let paying: PayingApi | undefined;
  const ksef = await startTestKsef(() => paying?.api.now ?? FIRST_MORNING);
  try {
    paying = await startPayingApi({
      databaseUrl: database.url,
      renderer: instantRenderer,
      environment: { ...ksef.environment, TRUSTED_PROXIES: '1' },
    });
    paying.api.now = FIRST_MORNING;
    const random = randomOf(options.seed);
    const client = ksef.connect(paying.api);
    const year: Year = {
      options,
      paying,
      ksef: { sandbox: ksef, client },
      random,
      buyers: [],
      mails: [],
      differences: [],
      counts: new Map(),
    };
    await simulateYear(year, onDay);
    return year;
  } finally {
    await paying?.stop();
    await ksef.stop();
  }
}

async function simulateYear(year: Year, onDay: (day: number, year: Year) => void): Promise<void> {
  const { options, paying, random } = year;
  const { days, joinDays } = options;
  await offerVoucher(paying);
  await holdEvents(year);
  const plans = Array.from({ length: options.buyers }, (_, no) => planBuyer(random, { no, joinDays, days }));
  const agenda = agendaOf(plans);
  const buyers = new Map<number, Buyer>();
  const delivery = newDelivery();
  for (let day = 0; day <= days + SETTLING_DAYS; day++) {
    const morning = addDays(FIRST_MORNING, day);
    const isSettling = day > days;
    paying.api.now = morning;
    if (!isSettling) await injectFaults(year);
    await work(year);
    await deliverEvents(year, delivery, day);
    await work(year);
    // Noon: buyers act, their banks, and the desk.
    paying.api.now = new Date(morning.getTime() + 6 * HOUR_MS);
    for (const { no, act } of agenda.get(day) ?? []) {
      paying.api.now = new Date(paying.api.now.getTime() + 1_000);
      const known = buyers.get(no);
      // Registering takes the sent mails.
      if (!known) await collectMails(year);
      const buyer = known ?? (await Buyer.register(paying, plans[no]!));
      if (!known) {
        buyers.set(no, buyer);
        year.buyers.push(buyer);
      }
      const outcome = await doAct(year, buyer, act);
      count(year, `acts: ${act.kind}: ${outcome}`);
      // A buyer whose call fails in an outage tries again on the next day.
      if (outcome === 'provider-unavailable') agenda.set(day + 1, [...(agenda.get(day + 1) ?? []), { no, act }]);
      if (outcome.startsWith('status ') || outcome === 'invalid')
        differ(year, `${act.kind} was answered by ${outcome}`);
    }
    if (day % 9 === 0) await forgeEvent(year);
    await deliverEvents(year, delivery, day);
    await work(year);
    // In the afternoon the providers work again, and the reconciler finds lost answers.
    await clearFaults(year);
    paying.api.now = new Date(morning.getTime() + 10 * HOUR_MS);
    await work(year);
    await deliverEvents(year, delivery, day);
    paying.api.now = new Date(morning.getTime() + 15 * HOUR_MS);
    await work(year);
    await runHousekeeping({ log: paying.api.deps.log, steps: housekeepingSteps(paying.api.deps) }, () => false);
    const isEnd = day === days + SETTLING_DAYS;
    onDay(day, year);
    if (isEnd || (day > 0 && day % CHECK_EVERY_DAYS === 0)) await checkYear(year, { isEnd });
  }
}

/** One round of all that a process does beside requests, in an order in which nothing is charged before a dispute is known. */
async function work(year: Year): Promise<void> {
  const { paying, ksef } = year;
  const { api } = paying;
  const rounds = billingRounds({ ...api.deps, ksef: ksef.client });
  // As many rounds as are needed: one takes a batch.
  do await rounds.events(() => false);
  while ((await dueEvents(api.db, api.now)) > 0);
  await rounds.disputes();
  await rounds.renewals(() => false);
  await rounds.reconciler();
  await rounds.documents?.(() => false);
  await collectMails(year);
}

/** Works off the outbox, and keeps what was sent. */
async function collectMails({ paying: { api }, mails }: Year): Promise<void> {
  const sent = await api.mails();
  mails.push(...sent.map(({ to, subject }) => ({ to, subject, at: api.now })));
}

function dueEvents(db: PayingApi['api']['db'], now: Date): Promise<number> {
  return db.webhookEvent.count({ where: { state: { in: ['new', 'failed'] }, nextTryAt: { lte: now } } });
}

function agendaOf(plans: readonly BuyerPlan[]): Map<number, { no: number; act: Act }[]> {
  const agenda = new Map<number, { no: number; act: Act }[]>();
  for (const { no, acts } of plans)
    for (const { day, act } of acts) agenda.set(day, [...(agenda.get(day) ?? []), { no, act }]);
  return agenda;
}

async function offerVoucher({ api }: PayingApi): Promise<void> {
  await api.db.voucher.create({
    data: {
      code: VOUCHER.code,
      kind: 'percentage',
      value: VOUCHER.percent,
      validFrom: new Date(0),
      validUntil: new Date('2040-01-01'),
      maxUses: 100_000,
      maxUsesPerUser: 1,
      uses: 0,
      packageSlugs: [],
    },
  });
}
