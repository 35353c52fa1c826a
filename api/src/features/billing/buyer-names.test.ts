import { sentenceOf } from '@kreda/site/reasons';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import type { PayingApi } from '../../testing/paying.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { usePayingApi } from '../../testing/use-paying-api.ts';

const REFUSED = [
  ['Potwierdź kartę: https://zwroty.evil.example/k?id=1', sentenceOf('name-has-address')],
  ['Wejdź na zwroty.evil.example', sentenceOf('name-has-address')],
  ['Napisz do a@evil', sentenceOf('name-has-address')],
  ['Ż'.repeat(101), sentenceOf({ code: 'text-too-long', max: 100 })],
] as const;

onEachDatabase('names in mails to addresses that strangers type, on $kind', {}, ({ create }) => {
  let paying: PayingApi;

  usePayingApi(create, (started) => {
    paying = started;
  });

  test.each(REFUSED)('are refused: %s', async (name, sentence) => {
    const { browser, email } = await paying.newBuyer();
    const refused = (field: string) => ({ status: 400, body: { data: { fields: { [field]: sentence } } } });
    expect(await paying.checkout(browser, { email, fullName: name })).toMatchObject(refused('fullName'));
    const { orderId } = await paying.buy(browser, { email, packageSlug: 'trial-7-days' });
    expect(await browser.mutate('billing.withdraw', { orderId, name })).toMatchObject(refused('name'));
    const orderNumber = orderId.replaceAll('-', '').slice(0, 12);
    expect(
      await new TestBrowser(paying.api.url).mutate('billing.withdrawByNumber', { orderNumber, email, name }),
    ).toMatchObject(refused('name'));
    expect(await paying.api.db.withdrawal.count({ where: { orderId } })).toBe(0);
  });

  test('with initials and titles are taken, and mails about a trial do not count as receipts', async () => {
    const { db } = paying.api;
    await paying.api.mails();
    await db.mailboxPlace.deleteMany({});
    const { browser, email } = await paying.newBuyer();
    const fullName = 'dr J.R.R. Żak-Nowak';
    const { orderId } = await paying.buy(browser, { email, fullName, packageSlug: 'trial-7-days' });
    expect((await browser.mutate('billing.withdraw', { orderId })).status).toBe(200);
    const mails = await paying.api.mails();
    expect(mails.find(({ subject }) => subject.startsWith('Potwierdzenie odstąpienia'))?.text).toContain(fullName);
    const places = await db.mailboxPlace.findMany({ where: { topic: { in: ['contract', 'withdrawal', 'receipt'] } } });
    expect(places.map(({ topic, bound }) => [topic, bound])).toContainEqual(['withdrawal', 'trial']);
    expect(places.filter(({ bound }) => bound === 'receipt')).toEqual([]);
    const paid = await paying.newBuyer();
    const { orderId: paidId } = await paying.buy(paid.browser, { email: paid.email });
    expect((await paid.browser.mutate('billing.withdraw', { orderId: paidId })).status).toBe(200);
    await paying.api.mails();
    expect(await db.mailboxPlace.count({ where: { topic: 'withdrawal', bound: 'receipt' } })).toBe(1);
  });
});
