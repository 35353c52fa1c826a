import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import type { PayingApi } from '../../../testing/paying.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { usePayingApi } from '../../../testing/use-paying-api.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { railOf } from '../providers/rails.ts';
import { startRefund } from '../refunds/start-refund.ts';
import { printReport } from '../report/print-report.ts';
import { makeReport } from '../report/report.ts';
import { addMonths } from '../subscriptions/calendar.ts';
import { renewDue } from '../subscriptions/renew.ts';
import { processEvents } from '../webhook-events/process-events.ts';
import { reconcileDisputes } from './reconcile-disputes.ts';
import { syncDispute } from './sync-dispute.ts';

const START = new Date('2026-03-02T12:00:00Z');
const HOUR_MS = 60 * 60_000;
const DAYS = { from: '2026-03-02', to: '2026-03-02' };

onEachDatabase('disputes on $kind', {}, ({ create }) => {
  let paying: PayingApi;
  let api: TestApi;

  usePayingApi(create, (started) => {
    paying = started;
    ({ api } = started);
  });
  beforeEach(async () => {
    api.now = START;
    await paying.control('faults', { dropWebhooks: true });
    await paying.paypal.control('faults', { dropWebhooks: true });
  });
  afterEach(() => api.db.subscription.updateMany({ data: { dueAt: null, state: 'ended', liveKey: null } }));

  const isPaid = async (browser: TestBrowser) => (await browser.query('account.isPaid')).body;
  const paymentOf = async (browser: TestBrowser, orderId: string) => {
    const payments = (await browser.query('billing.payments')).body as { orderId: string }[];
    return payments.find((payment) => payment.orderId === orderId);
  };
  const ledgerOf = async (orderId: string) => {
    const entries = await api.db.ledgerEntry.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } });
    return entries.map(({ kind, amount }) => `${kind} ${amount}`).sort();
  };
  const subjects = async () => (await api.mails()).map(({ subject }) => subject.replace(/: .*/, '')).sort();
  const report = () => makeReport(api.deps, DAYS);

  describe('of cards', () => {
    const bought = async (packageSlug = 'access-14-days') => {
      const { browser, email } = await paying.newBuyer();
      const { orderId, paymentRef } = await paying.buy(browser, { packageSlug });
      await api.mails();
      return { browser, email, orderId, paymentRef };
    };
    const dispute = async (paymentRef: string, more: object = {}) =>
      ((await paying.control('disputes', { payment_intent: paymentRef, ...more })) as { id: string }).id;
    const decide = (id: string, status: string) => paying.control(`disputes/${id}`, { status });
    /** Sends all events again and processes them. */
    const deliver = async (options: { reversed?: boolean; type?: string } = {}) => {
      await paying.control('redeliver', options);
      await processEvents(api.deps);
      await processEvents(api.deps);
      await processEvents(api.deps);
    };
    const sync = (id: string) => syncDispute(api.deps, 'stripe', id);

    test('end access and are booked, mailed to the operator, and listed; winning undoes it', async () => {
      const { browser, orderId, paymentRef } = await bought();
      expect(await isPaid(browser)).toBe(true);
      const id = await dispute(paymentRef);
      await deliver();
      expect(await isPaid(browser)).toBe(false);
      expect(await paymentOf(browser, orderId)).toMatchObject({
        state: 'fulfilled',
        dispute: 'open',
        isWithdrawable: true,
        validUntil: null,
      });
      expect(await ledgerOf(orderId)).toEqual(['dispute -2900', 'payment 2900']);
      const [mail] = await api.mails();
      expect(mail).toMatchObject({ to: api.deps.config.site.contactMail, subject: `A payment is disputed: ${id}` });
      expect(mail!.text).toContain(orderId);
      const { disputes, differences } = await report();
      const listed = disputes.find(({ providerRef }) => providerRef === id);
      expect(listed).toMatchObject({ state: 'open', orderId, amount: 2_900, bookedAmount: 2_900 });
      expect(differences.filter((difference) => difference.orderId === orderId)).toEqual([]);
      expect(printReport(await report())).toContain(`${id}  stripe    ${orderId}  open`);

      await decide(id, 'won');
      await deliver();
      expect(await isPaid(browser)).toBe(true);
      expect(await paymentOf(browser, orderId)).toMatchObject({ dispute: null, validUntil: expect.any(String) });
      expect(await ledgerOf(orderId)).toEqual(['dispute -2900', 'dispute 2900', 'payment 2900']);
      expect(await subjects()).toEqual(['A dispute was won']);
    });

    test('that are lost keep access ended', async () => {
      const { browser, orderId, paymentRef } = await bought();
      const id = await dispute(paymentRef);
      await sync(id);
      await decide(id, 'under_review');
      await sync(id);
      await decide(id, 'lost');
      await sync(id);
      expect(await isPaid(browser)).toBe(false);
      // All of the price was given back: nothing is left to withdraw from.
      expect(await paymentOf(browser, orderId)).toMatchObject({ dispute: 'lost', isWithdrawable: false });
      expect(await ledgerOf(orderId)).toEqual(['dispute -2900', 'payment 2900']);
      expect(await subjects()).toEqual(['A dispute was lost', 'A payment is disputed']);
      expect((await report()).differences.filter((difference) => difference.orderId === orderId)).toEqual([]);
    });

    test('that are lost and won by an appeal are undone', async () => {
      const { browser, orderId, paymentRef } = await bought();
      const id = await dispute(paymentRef);
      for (const status of ['lost', 'appeal_under_review']) {
        await decide(id, status);
        await sync(id);
        expect(await isPaid(browser)).toBe(false);
      }
      await decide(id, 'won');
      await sync(id);
      expect(await isPaid(browser)).toBe(true);
      expect(await ledgerOf(orderId)).toEqual(['dispute -2900', 'dispute 2900', 'payment 2900']);
    });

    test('that are only a question of the bank move no money', async () => {
      const { browser, orderId, paymentRef } = await bought();
      const id = await dispute(paymentRef, { isInquiry: true });
      await sync(id);
      expect(await isPaid(browser)).toBe(false);
      await decide(id, 'warning_closed');
      await sync(id);
      expect(await isPaid(browser)).toBe(true);
      expect(await ledgerOf(orderId)).toEqual(['payment 2900']);
    });

    test('of a part book that part', async () => {
      const { orderId, paymentRef } = await bought();
      await sync(await dispute(paymentRef, { amount: 1_000 }));
      expect(await ledgerOf(orderId)).toEqual(['dispute -1000', 'payment 2900']);
    });

    test('count once, however often and in whatever order their events arrive', { tags: ['concurrency'] }, async () => {
      const { browser, orderId, paymentRef } = await bought();
      const id = await dispute(paymentRef);
      await decide(id, 'won');
      await deliver({ reversed: true });
      await deliver();
      await Promise.all(Array.from({ length: 4 }, () => sync(id)));
      expect(await isPaid(browser)).toBe(true);
      expect(await ledgerOf(orderId)).toEqual(['payment 2900']);
      expect(await subjects()).toEqual(['A dispute was won']);
    });

    test('whose event is processed by several at once are stored once', { tags: ['concurrency'] }, async () => {
      const { orderId, paymentRef } = await bought();
      const id = await dispute(paymentRef);
      await Promise.all(Array.from({ length: 5 }, () => sync(id)));
      expect(await ledgerOf(orderId)).toEqual(['dispute -2900', 'payment 2900']);
      expect(await subjects()).toEqual(['A payment is disputed']);
    });

    test('are not lost again by an answer that arrives after they were won by an appeal', {
      tags: ['concurrency'],
    }, async () => {
      const { browser, paymentRef } = await bought();
      const id = await dispute(paymentRef);
      await sync(id);
      await decide(id, 'lost');
      const rail = railOf(api.deps.rails, 'stripe');
      let isFirst = true;
      const slow: BillingDeps = {
        ...api.deps,
        rails: new Map(api.deps.rails).set('stripe', {
          ...rail,
          async retrieveDispute(ref) {
            const answer = await rail.retrieveDispute(ref);
            if (isFirst) {
              isFirst = false;
              await decide(id, 'won');
              await sync(id);
            }
            return answer;
          },
        }),
      };
      expect(await syncDispute(slow, 'stripe', id)).toBe('won');
      expect(await isPaid(browser)).toBe(true);
    });

    test('whose events never came are found by the reconciler, and so is their decision', async () => {
      const { browser, orderId, paymentRef } = await bought();
      const id = await dispute(paymentRef);
      expect((await report()).differences).toContainEqual(
        expect.objectContaining({ kind: 'dispute-unknown', ref: id, orderId }),
      );
      await reconcileDisputes(api.deps);
      expect(await isPaid(browser)).toBe(false);
      await decide(id, 'won');
      expect((await report()).differences).toContainEqual(
        expect.objectContaining({ kind: 'dispute-differs', ref: id, orderId }),
      );
      api.now = new Date(START.getTime() + 7 * HOUR_MS);
      await reconcileDisputes(api.deps);
      expect(await isPaid(browser)).toBe(true);
    });

    test('that arrive before their payment was recorded end its access', async () => {
      const { browser } = await paying.newBuyer();
      const { orderId, clientSecret } = (await paying.checkout(browser)).body as Record<string, string>;
      await paying.confirm(clientSecret!);
      await sync(await dispute(clientSecret!.split('_secret_')[0]!));
      expect(await isPaid(browser)).toBe(false);
      expect(await ledgerOf(orderId!)).toEqual(['dispute -2900', 'payment 2900']);
    });

    test('that are forged are refused', async () => {
      const { browser, paymentRef } = await bought();
      const body = JSON.stringify({
        id: 'evt_forged',
        type: 'charge.dispute.created',
        data: { object: { id: 'du_forged', object: 'dispute', payment_intent: paymentRef, status: 'needs_response' } },
      });
      const time = Math.floor(START.getTime() / 1_000);
      const signature = createHmac('sha256', 'whsec_guessed').update(`${time}.${body}`).digest('hex');
      const answer = await fetch(`${api.url}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'stripe-signature': `t=${time},v1=${signature}`, 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
      await processEvents(api.deps);
      expect(await isPaid(browser)).toBe(true);
      // With a right signature and an invented dispute, Stripe does not know it.
      await expect(sync('du_forged')).rejects.toThrow('No such dispute');
    });

    test('let the buyer withdraw, whose refund waits, and exclude a refund by support meanwhile', async () => {
      const { browser, orderId, paymentRef } = await bought();
      await sync(await dispute(paymentRef));
      const answer = await browser.mutate('billing.withdraw', { orderId });
      expect(answer).toMatchObject({ status: 200, body: { refund: 'started', amount: 2_900 } });
      expect(await api.db.refund.count({ where: { orderId } })).toBe(0);
      await expect(startRefund(api.deps, { orderId, amount: null, reason: 'goodwill' })).rejects.toThrow('examining');
    });

    test('give no access back to an order that was refunded', async () => {
      const { browser, orderId, paymentRef } = await bought();
      const id = await dispute(paymentRef, { isInquiry: true });
      await sync(id);
      await startRefund(api.deps, { orderId, amount: null, reason: 'provider' });
      await decide(id, 'warning_closed');
      await sync(id);
      expect(await isPaid(browser)).toBe(false);
      expect(await paymentOf(browser, orderId)).toMatchObject({ state: 'refunded', dispute: null });
    });

    test('of an account that was deleted are booked', async () => {
      const { browser, orderId, paymentRef } = await bought();
      expect((await browser.send('DELETE', '/api/account')).status).toBe(204);
      await sync(await dispute(paymentRef));
      expect(await ledgerOf(orderId)).toEqual(['dispute -2900', 'payment 2900']);
    });

    describe('of a subscription', () => {
      const rowOf = async (email: string) => {
        const { id } = await api.db.user.findUniqueOrThrow({ where: { email } });
        return api.db.subscription.findFirstOrThrow({ where: { userId: id } });
      };
      const renewAtEnd = async () => {
        api.now = addMonths(START, 1);
        await renewDue(api.deps);
      };

      test('stop its renewal, which cannot be resumed meanwhile', async () => {
        const { browser, email, orderId, paymentRef } = await bought('monthly');
        await sync(await dispute(paymentRef));
        expect(await isPaid(browser)).toBe(false);
        expect((await rowOf(email)).cancelledAt).not.toBeNull();
        const current = async () => (await browser.query('billing.subscription.current')).body;
        expect(await current()).toMatchObject({ dispute: { renewsIfWon: true } });
        const answer = await browser.mutate('billing.subscription.resume');
        expect(answer).toMatchObject({ status: 409, body: { data: { reason: { code: 'payment-disputed' } } } });
        await renewAtEnd();
        expect((await rowOf(email)).state).toBe('ended');
        expect(await ledgerOf(orderId)).toEqual(['dispute -3900', 'payment 3900']);
        expect(await api.db.ledgerEntry.count({ where: { order: { subscriptionId: (await rowOf(email)).id } } })).toBe(
          2,
        );
      });

      test('of a payment that was made twice let it be resumed', async () => {
        const { browser, orderId, paymentRef } = await bought('monthly');
        await sync(await dispute(paymentRef));
        await api.db.dispute.updateMany({ where: { orderId }, data: { paymentRef: 'pi_of_the_second_payment' } });
        expect(await paymentOf(browser, orderId)).toMatchObject({ dispute: null });
        expect((await browser.mutate('billing.subscription.resume')).status).toBe(200);
      });

      test('that are won in time continue it', async () => {
        const { browser, email, paymentRef } = await bought('monthly');
        const id = await dispute(paymentRef);
        await sync(id);
        await decide(id, 'won');
        await sync(id);
        expect(await rowOf(email)).toMatchObject({ state: 'active', cancelledAt: null });
        expect((await browser.query('billing.subscription.current')).body).toMatchObject({ dispute: null });
        await renewAtEnd();
        expect(await rowOf(email)).toMatchObject({ state: 'active', periodNo: 2 });
      });

      test('that are won do not continue what its owner has cancelled', async () => {
        const { browser, email, paymentRef } = await bought('monthly');
        const id = await dispute(paymentRef);
        await sync(id);
        const cancelled = await browser.mutate('billing.subscription.cancel');
        expect(cancelled).toMatchObject({ status: 200, body: { validUntil: null } });
        expect((await browser.query('billing.subscription.current')).body).toMatchObject({
          dispute: { renewsIfWon: false },
        });
        await decide(id, 'won');
        await sync(id);
        expect((await rowOf(email)).cancelledAt).not.toBeNull();
      });

      test('that is past due end it', async () => {
        const { email, paymentRef } = await bought('monthly');
        await paying.control('faults', { declineSaved: true });
        await renewAtEnd();
        await paying.control('faults', { declineSaved: false });
        expect((await rowOf(email)).state).toBe('past_due');
        await sync(await dispute(paymentRef));
        expect((await rowOf(email)).state).toBe('ended');
      });
    });
  });

  describe('of PayPal', () => {
    const bought = async () => {
      const { browser } = await paying.newBuyer();
      const answer = await paying.checkout(browser, { provider: 'paypal' });
      const { orderId, providerRef, approveUrl } = answer.body as Record<string, string>;
      await paying.paypal.approve(approveUrl!);
      expect((await browser.mutate('billing.sync', { orderId })).body).toMatchObject({ state: 'fulfilled' });
      await api.mails();
      return { browser, orderId: orderId!, providerRef: providerRef! };
    };
    const dispute = async (orderId: string) =>
      ((await paying.paypal.control('disputes', { orderId })) as { dispute_id: string }).dispute_id;
    const decide = (id: string, outcome: string | null, isReversed = false) =>
      paying.paypal.control(`disputes/${id}`, { outcome, isReversed });
    const deliver = async (options: { reversed?: boolean; type?: string } = {}) => {
      await paying.paypal.control('redeliver', options);
      for (let round = 0; round < 4; round++) await processEvents(api.deps);
    };

    test('end access by their signed events, and are undone when the claim is denied', async () => {
      const { browser, orderId, providerRef } = await bought();
      const id = await dispute(providerRef);
      await deliver();
      expect(await isPaid(browser)).toBe(false);
      expect(await paymentOf(browser, orderId)).toMatchObject({ dispute: 'open' });
      await decide(id, null);
      await deliver();
      expect(await isPaid(browser)).toBe(false);
      await decide(id, 'DENIED');
      await deliver();
      expect(await isPaid(browser)).toBe(true);
      // PayPal holds the amount during a dispute, and withdraws it only when it decides for the buyer.
      expect(await ledgerOf(orderId)).toEqual(['payment 2900']);
      expect(await subjects()).toEqual(['A dispute was won', 'A payment is disputed']);
    });

    test.each([
      ['after the dispute', false],
      ['before the dispute', true],
    ])('that are lost withdraw the money once, with the reversal %s', async (_when, reversed) => {
      const { browser, orderId, providerRef } = await bought();
      const id = await dispute(providerRef);
      await decide(id, 'RESOLVED_BUYER_FAVOUR', true);
      await deliver({ reversed });
      expect(await isPaid(browser)).toBe(false);
      const entries = await api.db.ledgerEntry.findMany({ where: { orderId } });
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(entries.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount)).toEqual([-2_900]);
      const differences = (await report()).differences.filter((difference) => difference.orderId === orderId);
      expect(differences).toEqual([]);
    });

    test('that are lost without a reversal are booked', async () => {
      const { orderId, providerRef } = await bought();
      const id = await dispute(providerRef);
      await decide(id, 'ACCEPTED');
      await syncDispute(api.deps, 'paypal', id);
      expect(await ledgerOf(orderId)).toEqual(['dispute -2900', 'payment 2900']);
    });

    test('whose events never came are found by the reconciler, over all pages', async () => {
      const { browser, providerRef } = await bought();
      // PayPal's pages have fifty disputes.
      for (let count = 0; count < 51; count++) await dispute(providerRef);
      await reconcileDisputes(api.deps);
      expect(await isPaid(browser)).toBe(false);
      expect(await api.db.dispute.count({ where: { provider: 'paypal', paymentRef: providerRef } })).toBe(51);
    });
  });
});
