import { beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import { addDays } from './calendar.ts';
import { forgetOldTrials } from './trial-uses.ts';

const START = new Date('2026-01-31T12:00:00Z');
const PASSWORD = 'zielona-kreda';
const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';
const CARD_USED =
  'This card or PayPal account has already been used for a trial. Nothing was charged. Choose another package';

interface Opened {
  orderId: string;
  clientSecret: string;
  approveUrl: string;
}

onEachDatabase('trials on $kind', {}, ({ create }) => {
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(
    create,
    (started) => {
      paying = started;
      ({ api } = started);
    },
    { environment: { TRIALS_PER_METHOD: '1' } },
  );
  beforeEach(async () => {
    api.now = START;
    await api.db.trialUse.deleteMany({});
    await paying.control('faults', { dropWebhooks: true });
  });

  const open = async (browser: TestBrowser, more: object = {}) => {
    const answer = await paying.checkout(browser, { packageSlug: 'trial-7-days', ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Opened;
  };
  const sync = async (browser: TestBrowser, orderId: string) =>
    (await browser.mutate('billing.sync', { orderId })).body;
  const trial = async (browser: TestBrowser, card: string) => {
    const { orderId, clientSecret } = await open(browser);
    await paying.confirm(clientSecret, card);
    return { orderId, synced: await sync(browser, orderId) };
  };
  const subscription = async (browser: TestBrowser) => (await browser.query('billing.subscription.current')).body;
  const stripeMethods = async () => {
    const { methods } = (await paying.state()) as { methods: Record<string, { object: { customer: string | null } }> };
    return Object.values(methods).filter(({ object }) => object.customer !== null).length;
  };

  test('start once with a card, whatever account it is used with, and the next one charges nothing', {
    tags: ['sql'],
  }, async () => {
    const first = await paying.newBuyer();
    expect((await trial(first.browser, VISA)).synced).toMatchObject({ state: 'fulfilled' });
    const second = await paying.newBuyer();
    const kept = await stripeMethods();
    const { orderId, synced } = await trial(second.browser, VISA);
    const refused = { state: 'cancelled', message: CARD_USED, isProcessing: false };
    expect(synced).toEqual(refused);
    // Asked again, by the page or by the provider's event, it is refused in the same way.
    expect(await sync(second.browser, orderId)).toEqual(refused);
    expect(await subscription(second.browser)).toBeNull();
    expect((await second.browser.query('account.isPaid')).body).toBe(false);
    expect(await api.db.auditEvent.count({ where: { kind: 'payment.failed' } })).toBe(1);
    await api.mails();
    expect(await stripeMethods()).toBe(kept);
    // The package that is paid can be bought with it.
    await paying.buy(second.browser, { packageSlug: 'monthly' }, VISA);
    expect(await subscription(second.browser)).toMatchObject({ state: 'active' });
    // Another card of that buyer has not had its trial: a refused one does not count against the mailbox.
    const third = await paying.newBuyer();
    await trial(third.browser, VISA);
    expect((await trial(third.browser, MASTERCARD)).synced).toMatchObject({ state: 'fulfilled' });
  });

  test('start once with a PayPal account', async () => {
    const states = [];
    for (const _ of ['first', 'second']) {
      const { browser } = await paying.newBuyer();
      const { orderId, approveUrl } = await open(browser, { method: 'paypal' });
      await paying.paypal.approve(approveUrl);
      states.push(await sync(browser, orderId));
    }
    expect(states).toMatchObject([{ state: 'fulfilled' }, { state: 'cancelled', message: CARD_USED }]);
  });

  test('start once with a mailbox, also after its account was deleted', async () => {
    const { browser, email } = await paying.newBuyer();
    await trial(browser, VISA);
    expect((await browser.mutate('account.delete', { password: PASSWORD })).status).toBe(200);
    const [name, domain] = email.split('@');
    const again = new TestBrowser(api.url);
    const person = { email: `${name}+again@${domain}`, firstName: 'Łucja', lastName: 'Żak', password: PASSWORD };
    expect((await again.send('POST', '/api/register', person)).status).toBe(201);
    expect(await paying.checkout(again, { packageSlug: 'trial-7-days' })).toMatchObject({
      status: 409,
      body: { message: 'You have used your trial already. Choose another package' },
    });
    expect(JSON.stringify(await api.db.trialUse.findMany())).not.toContain(name);
  });

  test('start once when two accounts verify one card at the same moment', { tags: ['concurrency'] }, async () => {
    const buyers = await Promise.all([paying.newBuyer(), paying.newBuyer()]);
    const opened = await Promise.all(buyers.map(({ browser }) => open(browser)));
    for (const { clientSecret } of opened) await paying.confirm(clientSecret, VISA);
    const answers = await Promise.all(buyers.map(({ browser }, n) => sync(browser, opened[n]!.orderId)));
    expect(answers.map((answer) => (answer as { state: string }).state).sort()).toEqual(['cancelled', 'fulfilled']);
  });

  test('start twice when the setting allows two, and of three at the same moment one is refused', {
    tags: ['concurrency'],
  }, async () => {
    api.deps.config.trialsPerMethod = 2;
    try {
      const buyers = await Promise.all([paying.newBuyer(), paying.newBuyer(), paying.newBuyer()]);
      const opened = await Promise.all(buyers.map(({ browser }) => open(browser)));
      for (const { clientSecret } of opened) await paying.confirm(clientSecret, VISA);
      const answers = await Promise.all(buyers.map(({ browser }, n) => sync(browser, opened[n]!.orderId)));
      const states = answers.map((answer) => (answer as { state: string }).state).sort();
      expect(states).toEqual(['cancelled', 'fulfilled', 'fulfilled']);
    } finally {
      api.deps.config.trialsPerMethod = 1;
    }
  });

  describe('with an address that is not verified', () => {
    const register = async (email: string) => {
      const browser = new TestBrowser(api.url);
      const person = { email, firstName: 'Łucja', lastName: 'Żak', password: PASSWORD };
      expect((await browser.send('POST', '/api/register', person)).status).toBe(201);
      return browser;
    };

    test('count against the card alone: nobody uses up the trial of somebody else’s mailbox', async () => {
      const stranger = await register('jan.nowak+1@gmail.com');
      expect((await trial(stranger, VISA)).synced).toMatchObject({ state: 'fulfilled' });
      expect(await api.db.trialUse.count()).toBe(1);
      expect((await stranger.mutate('account.delete', { password: PASSWORD })).status).toBe(200);
      const owner = await register('jannowak@gmail.com');
      expect((await trial(owner, VISA)).synced).toMatchObject({ state: 'cancelled', message: CARD_USED });
      expect((await trial(owner, MASTERCARD)).synced).toMatchObject({ state: 'fulfilled' });
    });

    test('do not start by BLIK, which cannot be told from others, until it is verified', async () => {
      const email = `${crypto.randomUUID()}@example.pl`;
      const browser = await register(email);
      const offered = async (isTrial: boolean, by = browser) => {
        const purchase = { amount: 0, renewalAmount: 3_900, currency: 'PLN', country: 'PL', isTrial };
        return (await by.query('billing.methods', purchase)).body;
      };
      expect(await offered(true, new TestBrowser(api.url))).toEqual(['card', 'paypal']);
      expect(await offered(true)).toEqual(['card', 'paypal']);
      // A change of the method verifies it too, and begins no trial.
      expect(await offered(false)).toEqual(['card', 'blik', 'paypal']);
      const refused = await paying.checkout(browser, { packageSlug: 'trial-7-days', method: 'blik' });
      expect(refused).toMatchObject({
        status: 403,
        body: { data: { reason: { code: 'trial-needs-verified-address' } } },
      });
      // What is paid for needs no verified address.
      expect((await paying.checkout(browser, { method: 'blik' })).status).toBe(200);
      await api.db.user.update({ where: { email }, data: { emailVerifiedAt: api.now } });
      expect(await offered(true)).toEqual(['card', 'blik', 'paypal']);
      const { orderId, clientSecret } = await open(browser, { method: 'blik' });
      await paying.confirmAtBank(clientSecret, { method: 'blik', answer: 'yes' });
      expect(await sync(browser, orderId)).toMatchObject({ state: 'fulfilled' });
      expect(await api.db.trialUse.count()).toBe(1);
    });
  });

  test('are not counted when they do not start, because the buyer has got a subscription meanwhile', async () => {
    const { browser, email } = await paying.newBuyer();
    const { orderId, clientSecret } = await open(browser);
    await paying.confirm(clientSecret, VISA);
    const { id: userId } = await api.db.user.findUniqueOrThrow({ where: { email } });
    const other = await paying.newBuyer();
    const { orderId: bought } = await paying.buy(other.browser, { packageSlug: 'monthly' }, MASTERCARD);
    const { subscriptionId } = await api.db.order.findUniqueOrThrow({ where: { id: bought } });
    await api.db.subscription.update({ where: { id: subscriptionId! }, data: { userId, liveKey: userId } });
    expect(await sync(browser, orderId)).toMatchObject({ state: 'fulfilled' });
    expect(await api.db.subscription.count({ where: { userId } })).toBe(1);
    expect(await api.db.trialUse.count()).toBe(0);
  });

  test('start again after two years', async () => {
    await trial((await paying.newBuyer()).browser, VISA);
    api.now = addDays(START, 729);
    await forgetOldTrials(api.deps);
    expect(await api.db.trialUse.count()).toBe(2);
    api.now = addDays(START, 731);
    await forgetOldTrials(api.deps);
    expect(await api.db.trialUse.count()).toBe(0);
  });
});
