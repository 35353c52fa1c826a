import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { issueCertificate } from '../../../../sandbox/ksef/issue-certificate.ts';
import { schemaProblems } from '../../../../sandbox/schemas/validate-xml.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import { KSEF_TOKEN, startTestKsef, type TestKsef } from '../../../testing/ksef.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { type PayingApi, startPayingApi } from '../../../testing/paying.ts';
import { type RendererProcess, startRendererProcess } from '../../../testing/renderer-process.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { findOldestUndecided } from '../observability/repo.ts';
import { startRefund } from '../refunds/start-refund.ts';
import type { KsefCredentials } from './ksef-login.ts';
import { requeueRejected } from './repo.ts';

const COMPANY = {
  name: 'Introligatornia Żak i Wspólnicy',
  nip: 'PL 106-00-00-062',
  street: 'ul. Krótka 2 m. 3',
  postcode: '31-147',
  town: 'Kraków',
};
const SELLER_NIP = '5250001003';
const MINUTE_MS = 60_000;

onEachDatabase('documents of companies and KSeF on $kind', { tags: ['concurrency'] }, ({ create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let renderer: RendererProcess;
  let api: TestApi;
  let ksef: TestKsef;

  beforeAll(async () => {
    database = await create();
    renderer = await startRendererProcess();
    ksef = await startTestKsef(() => api?.now ?? new Date());
    paying = await startPayingApi({
      databaseUrl: database.url,
      rendererAddress: renderer.address,
      environment: {
        SELLER_NAME: 'Kreda sp. z o.o.',
        SELLER_ADDRESS: 'ul. Długa 1 | 00-001 Warszawa',
        SELLER_NIP: '525-000-10-03',
        ...ksef.environment,
      },
    });
    ({ api } = paying);
    await paying.control('faults', { dropWebhooks: true });
  });
  beforeEach(async () => {
    await ksef.control('faults', { rejectNext: 0, pendingPolls: 0, loseNext: 0, isDown: false });
    await api.db.ksefSubmission.updateMany({ data: { state: 'accepted' } });
    await ksef.control('reset');
    api.now = new Date(api.now.getTime() + MINUTE_MS);
  });
  afterAll(async () => {
    await paying.stop();
    await renderer.stop();
    await ksef.stop();
    await database.drop();
  });

  type Listed = {
    documents: { id: string; number: string; ksef: { number: string | null; url: string | null } | null }[];
  }[];

  /** A company buys. Returns the buyer's browser, the order and the invoice. */
  async function buy(company: object | null = COMPANY) {
    const { browser, email } = await paying.newBuyer();
    const { orderId } = await paying.buy(browser, { email, company });
    const [invoice] = await documentsOf(browser);
    return { browser, orderId, invoice: invoice! };
  }
  async function documentsOf(browser: TestBrowser) {
    const [payment] = (await browser.query('billing.payments')).body as Listed;
    return payment!.documents;
  }
  const submissionOf = (documentId: string) => api.db.ksefSubmission.findUniqueOrThrow({ where: { documentId } });
  const later = (ms: number) => {
    api.now = new Date(api.now.getTime() + ms);
  };

  test('an invoice is queued with its order, sent, and gets its number and confirmation', async () => {
    const { browser, invoice } = await buy();
    expect(await submissionOf(invoice.id)).toMatchObject({ state: 'queued', ksefNumber: null });
    expect(invoice.ksef).toEqual({ number: null, url: null });
    await ksef.send(api);
    const stored = await submissionOf(invoice.id);
    expect(stored).toMatchObject({ state: 'accepted', isOffline: false });
    expect(stored.ksefNumber).toMatch(/^5250001003-20260301-[0-9A-F]{12}-[0-9A-F]{2}$/);
    expect(stored.confirmation).toContain(`<NumerKSeFDokumentu>${stored.ksefNumber}</NumerKSeFDokumentu>`);
    const [sent, ...others] = await ksef.documents();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ number: invoice.number, hash: stored.hash, isOffline: false });
    expect(schemaProblems('fa3', Buffer.from(sent!.xml))).toEqual([]);
    expect(sent!.xml).toContain('Kreator CV Kreda: Dostęp na 14 dni, 01.03.2026–15.03.2026');
    const [listed] = await documentsOf(browser);
    expect(listed!.ksef!.number).toBe(stored.ksefNumber);
    expect(await (await fetch(listed!.ksef!.url!)).text()).toContain(stored.ksefNumber!);
  });

  test('an invoice to a person stays outside of KSeF', async () => {
    const { invoice } = await buy(null);
    expect(invoice.ksef).toBeNull();
    expect(await api.db.ksefSubmission.findUnique({ where: { documentId: invoice.id } })).toBeNull();
  });

  test('the receipt waits for the number, and for a quarter of an hour at most', async () => {
    await buy();
    expect(await api.mails()).toEqual([]);
    await ksef.send(api);
    later(15 * MINUTE_MS);
    expect(await api.mails()).toHaveLength(1);
    await ksef.control('faults', { isDown: true });
    const { invoice } = await buy();
    await ksef.send(api);
    expect(await api.mails()).toEqual([]);
    later(15 * MINUTE_MS);
    expect(await api.mails()).toHaveLength(1);
    expect((await submissionOf(invoice.id)).state).toBe('queued');
  });

  test('a print is made anew until the number is known, and then stays the same bytes', async () => {
    const { browser, invoice } = await buy();
    const before = await browser.get(`/api/invoices/${invoice.id}`);
    expect(before.status).toBe(200);
    await ksef.send(api);
    const after = await browser.get(`/api/invoices/${invoice.id}`);
    expect(Buffer.from(after.bytes).equals(Buffer.from(before.bytes))).toBe(false);
    later(60 * MINUTE_MS);
    const again = await browser.get(`/api/invoices/${invoice.id}`);
    expect(Buffer.from(again.bytes).equals(Buffer.from(after.bytes))).toBe(true);
  });

  test('a correction waits for the number of its invoice and names it', async () => {
    const { browser, orderId, invoice } = await buy();
    await ksef.control('faults', { isDown: true });
    await startRefund(api.deps, { orderId, amount: 1_000, reason: 'goodwill' });
    await ksef.send(api);
    const correction = (await documentsOf(browser)).find(({ number }) => number.startsWith('FK/'))!;
    expect(await submissionOf(correction.id)).toMatchObject({ state: 'queued', xml: null });
    await ksef.control('faults', { isDown: false });
    for (let runs = 0; runs < 3; runs++) {
      later(15 * MINUTE_MS);
      await ksef.send(api);
    }
    const { ksefNumber } = await submissionOf(invoice.id);
    expect(await submissionOf(correction.id)).toMatchObject({ state: 'accepted' });
    const sent = (await ksef.documents()).find(({ number }) => number === correction.number)!;
    expect(sent.xml).toContain(`<NrKSeFFaKorygowanej>${ksefNumber}</NrKSeFFaKorygowanej>`);
    expect(schemaProblems('fa3', Buffer.from(sent.xml))).toEqual([]);
  });

  test('after a lost answer KSeF is asked for the document, and gets it once', async () => {
    const { invoice } = await buy();
    await ksef.control('faults', { loseNext: 1 });
    const client = ksef.connect(api);
    await ksef.send(api, client);
    expect(await submissionOf(invoice.id)).toMatchObject({ state: 'queued', documentRef: null });
    later(MINUTE_MS);
    await ksef.send(api, client);
    expect((await submissionOf(invoice.id)).state).toBe('accepted');
    expect(await ksef.documents()).toHaveLength(1);
  });

  test('a document that was sent twice all the same is found by its hash', async () => {
    const { invoice } = await buy();
    await ksef.send(api);
    const first = await submissionOf(invoice.id);
    // As if a process had died between the send and everything that it wrote.
    const forgotten = { state: 'queued', sessionRef: null, documentRef: null, ksefNumber: null, confirmation: null };
    await api.db.ksefSubmission.update({
      where: { documentId: invoice.id },
      data: { ...forgotten, nextTryAt: api.now },
    });
    await ksef.send(api);
    expect(await submissionOf(invoice.id)).toMatchObject({
      state: 'accepted',
      ksefNumber: first.ksefNumber,
      sessionRef: first.sessionRef,
    });
    expect((await ksef.documents()).filter(({ ksefNumber }) => ksefNumber !== null)).toHaveLength(1);
  });

  test('another document with the same number is a rejection, which the operator is told', async () => {
    const { invoice } = await buy();
    await ksef.send(api);
    await api.mails();
    const changed = { state: 'queued', sessionRef: null, documentRef: null, ksefNumber: null, xml: null, hash: null };
    const content = await api.db.billingDocument.findUniqueOrThrow({ where: { id: invoice.id } });
    const other = { ...(content.content as object), paidBy: 'paypal' };
    await api.db.billingDocument.update({ where: { id: invoice.id }, data: { content: other } });
    await api.db.ksefSubmission.update({ where: { documentId: invoice.id }, data: { ...changed, nextTryAt: api.now } });
    await ksef.send(api);
    const { state, reason } = await submissionOf(invoice.id);
    expect({ state, reason }).toMatchObject({ state: 'rejected', reason: expect.stringContaining('440') });
    const [mail] = (await api.mails()).filter(({ subject }) => subject.includes('KSeF'));
    expect(mail).toMatchObject({ subject: `KSeF rejected the document ${invoice.number}`, to: 'pomoc@kreda.example' });
  });

  test('two processes send a document once', async () => {
    const { invoice } = await buy();
    await Promise.all([ksef.send(api), ksef.send(api), ksef.send(api)]);
    expect((await submissionOf(invoice.id)).state).toBe('accepted');
    expect(await ksef.documents()).toHaveLength(1);
  });

  test('a late decision is waited for, without another send', async () => {
    const { invoice } = await buy();
    await ksef.control('faults', { pendingPolls: 3 });
    for (let runs = 0; runs < 3; runs++) {
      await ksef.send(api);
      expect((await submissionOf(invoice.id)).state).toBe('sent');
      later(10_000);
    }
    await ksef.send(api);
    expect((await submissionOf(invoice.id)).state).toBe('accepted');
    expect(await ksef.documents()).toHaveLength(1);
  });

  test('a document that KSeF cancelled is sent again', async () => {
    const { invoice } = await buy();
    const rejectWith = { code: 550, description: 'Operacja została anulowana przez system' };
    await ksef.control('faults', { rejectNext: 1, rejectWith });
    await ksef.send(api);
    expect((await submissionOf(invoice.id)).state).toBe('queued');
    later(MINUTE_MS);
    await ksef.send(api);
    expect((await submissionOf(invoice.id)).state).toBe('accepted');
  });

  test('while KSeF is down documents wait, and are sent the next day as offline', async () => {
    await ksef.control('faults', { isDown: true });
    const { invoice } = await buy();
    for (let hours = 0; hours < 24; hours++) {
      await ksef.send(api);
      later(60 * MINUTE_MS);
    }
    expect((await submissionOf(invoice.id)).state).toBe('queued');
    await ksef.control('faults', { isDown: false });
    await ksef.send(api);
    expect(await submissionOf(invoice.id)).toMatchObject({ state: 'accepted', isOffline: true });
    expect((await ksef.documents())[0]).toMatchObject({ isOffline: true });
    api.now = new Date('2026-03-01T18:00:00Z');
  });

  test('a rejected document stays rejected until an operator queues it again', async () => {
    const { invoice } = await buy();
    await ksef.control('faults', { rejectNext: 1, rejectWith: { code: 450, description: 'Zły' } });
    await ksef.send(api);
    later(60 * MINUTE_MS);
    await ksef.send(api);
    expect(await submissionOf(invoice.id)).toMatchObject({ state: 'rejected', reason: '450 Zły' });
    expect(await ksef.documents()).toHaveLength(1);
    const requeue = () => api.db.$transaction((tx) => requeueRejected(tx, invoice.id, api.now));
    expect(await requeue()).toBe(true);
    expect(await requeue()).toBe(false);
    await ksef.send(api);
    expect((await submissionOf(invoice.id)).state).toBe('accepted');
  });

  test('a correction of a rejected document is not reported as undecided until the document is queued again', async () => {
    await ksef.control('faults', { rejectNext: 1 });
    const { orderId, invoice } = await buy();
    const { createdAt } = await submissionOf(invoice.id);
    expect(await findOldestUndecided(api.db)).toEqual(createdAt);
    await ksef.send(api);
    later(MINUTE_MS);
    await startRefund(api.deps, { orderId, amount: 1_000, reason: 'goodwill' });
    await ksef.send(api);
    expect(await api.db.ksefSubmission.count({ where: { state: 'queued' } })).toBe(1);
    expect(await findOldestUndecided(api.db)).toBeNull();
    const other = await buy();
    expect(await findOldestUndecided(api.db)).toEqual((await submissionOf(other.invoice.id)).createdAt);
    await api.db.$transaction((tx) => requeueRejected(tx, invoice.id, api.now));
    expect(await findOldestUndecided(api.db)).toEqual(createdAt);
  });

  test('an order of an earlier release with characters that KSeF refuses is fulfilled and gets its invoice', async () => {
    const { browser, email } = await paying.newBuyer();
    const hostile = { ...COMPANY, nip: '1060000062', name: '\ufdd0' };
    expect(await paying.checkout(browser, { email, company: hostile })).toMatchObject({
      status: 400,
      body: { data: { fields: { 'company.name': 'The text contains characters that cannot be printed' } } },
    });
    const { body } = await paying.checkout(browser, { email, company: COMPANY });
    const { orderId, clientSecret } = body as { orderId: string; clientSecret: string };
    await api.db.order.update({ where: { id: orderId }, data: { buyerCompany: hostile } });
    await paying.confirm(clientSecret);
    expect((await browser.mutate('billing.sync', { orderId })).body).toMatchObject({ state: 'fulfilled' });
    expect(await documentsOf(browser)).toHaveLength(1);
  });

  test('an offline certificate proves late prints, and a technical correction replaces a rejected one', async () => {
    api.deps.config.ksef!.offlineCertificate = issueCertificate({ nip: SELLER_NIP, type: 'Offline' });
    await ksef.control('faults', { isDown: true });
    const { browser, invoice } = await buy();
    await ksef.send(api);
    const print = () => browser.get(`/api/invoices/${invoice.id}`);
    expect((await print()).status).toBe(200);
    expect((await submissionOf(invoice.id)).isOffline).toBe(false);
    later(16 * MINUTE_MS);
    expect((await print()).status).toBe(200);
    const { isOffline, hash } = await submissionOf(invoice.id);
    expect(isOffline).toBe(true);
    await ksef.control('faults', { isDown: false, rejectNext: 1 });
    await ksef.send(api);
    expect((await submissionOf(invoice.id)).state).toBe('rejected');
    expect(await api.db.$transaction((tx) => requeueRejected(tx, invoice.id, api.now))).toBe(true);
    expect((await submissionOf(invoice.id)).replacedHash).toBe(hash);
    await ksef.send(api);
    expect((await submissionOf(invoice.id)).state).toBe('accepted');
    expect((await ksef.documents()).map((one) => one.isOffline)).toEqual([true, true]);
    api.deps.config.ksef!.offlineCertificate = null;
  });

  test('a token logs in too, as long as KSeF has them', async () => {
    const { invoice } = await buy();
    await ksef.send(api, ksef.connect(api, { token: KSEF_TOKEN }));
    expect((await submissionOf(invoice.id)).state).toBe('accepted');
  });

  test('a certificate with an RSA key logs in', async () => {
    const { invoice } = await buy();
    await ksef.send(api, ksef.connect(api, { certificate: issueCertificate({ nip: SELLER_NIP, key: 'rsa' }) }));
    expect((await submissionOf(invoice.id)).state).toBe('accepted');
  });

  test('one login serves many calls, and ends after a quarter of an hour', async () => {
    const client = ksef.connect(api);
    for (let documents = 0; documents < 2; documents++) {
      const { invoice } = await buy();
      await ksef.send(api, client);
      expect((await submissionOf(invoice.id)).state).toBe('accepted');
      later(16 * MINUTE_MS);
    }
  });

  const own = () => issueCertificate({ nip: SELLER_NIP });
  test.each<[what: string, credentials: () => KsefCredentials, failure: string, reason: string]>([
    ['a wrong token', () => ({ token: 'revoked' }), 'refused-credentials', '450'],
    [
      'the certificate of another company',
      () => ({ certificate: issueCertificate({ nip: '1060000062' }) }),
      'refused-credentials',
      '415 Uwierzytelnianie zakończone niepowodzeniem: Brak przypisanych uprawnień',
    ],
    [
      'an expired certificate',
      () => ({ certificate: issueCertificate({ nip: SELLER_NIP, validTo: new Date(api.now.getTime() - 1_000) }) }),
      'refused-credentials',
      'Nieważny certyfikat',
    ],
    [
      'a certificate of the type Offline',
      () => ({ certificate: issueCertificate({ nip: SELLER_NIP, type: 'Offline' }) }),
      'refused-credentials',
      '21115',
    ],
    [
      'a signature by another key',
      () => ({ certificate: { x509: own().x509, privateKey: own().privateKey } }),
      'unexpected',
      '9105',
    ],
  ])('%s leaves documents queued', async (_, credentials, failure, reason) => {
    const { invoice } = await buy();
    const client = ksef.connect(api, credentials());
    await expect(client.openSession()).rejects.toMatchObject({ failure, message: expect.stringContaining(reason) });
    await ksef.send(api, client);
    expect(await submissionOf(invoice.id)).toMatchObject({ state: 'queued', sessionRef: null });
    expect(await ksef.documents()).toEqual([]);
  });
});
