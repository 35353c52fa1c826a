import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { type PayingApi, startPayingApi } from '../../../testing/paying.ts';
import { type RendererProcess, startRendererProcess } from '../../../testing/renderer-process.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { CONTRACT_TEXTS } from '../contract/contract-texts.ts';
import { railOf } from '../providers/rails.ts';

onEachDatabase('invoices on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let paying: PayingApi;
  let newBuyer: PayingApi['newBuyer'];
  let renderer: RendererProcess;
  let api: TestApi;
  let folder: string;

  beforeAll(async () => {
    database = await create();
    folder = await mkdtemp(path.join(tmpdir(), 'kreda-invoice-'));
    renderer = await startRendererProcess();
    paying = await startPayingApi({
      databaseUrl: database.url,
      rendererAddress: renderer.address,
      environment: {
        SELLER_NAME: 'Kreda sp. z o.o.',
        SELLER_ADDRESS: 'ul. Długa 1 | 00-001 Warszawa',
        SELLER_NIP: '525-000-10-03',
      },
    });
    ({ api } = paying);
    ({ newBuyer } = paying);
    await paying.control('faults', { dropWebhooks: true });
  });
  afterAll(async () => {
    await paying.stop();
    await renderer.stop();
    await rm(folder, { recursive: true });
    await database.drop();
  });

  const COMPANY = {
    name: 'Introligatornia Żak i Wspólnicy',
    nip: 'PL 106-00-00-062',
    street: 'ul. Krótka 2 m. 3',
    postcode: '31-147',
    town: 'Kraków',
  };

  const buy = (browser: TestBrowser, email: string, company: object | null = null) =>
    paying.buy(browser, { email, company });
  const order = (browser: TestBrowser, email: string, company: object | null) =>
    paying.checkout(browser, { email, company });
  async function textOf(pdf: Uint8Array): Promise<string> {
    const file = path.join(folder, `${crypto.randomUUID()}.pdf`);
    await writeFile(file, pdf);
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file, '-']);
    return stdout;
  }
  type Listed = { kind: string; validUntil: string | null; documents: { id: string; number: string }[] }[];
  const payments = async (browser: TestBrowser) => (await browser.query('billing.payments')).body as Listed;

  test('name seller, buyer, package, date and price in their PDF', async () => {
    const { browser, email } = await newBuyer();
    await buy(browser, email, COMPANY);
    const [payment] = await payments(browser);
    expect(payment).toMatchObject({ kind: 'payment', documents: [{ kind: 'invoice' }], grossAmount: 2_900 });
    expect(new Date(payment!.validUntil!).getTime()).toBe(api.now.getTime() + 14 * 24 * 3_600_000);
    const { id, number } = payment!.documents[0]!;
    expect(number).toMatch(/^FV\/\d+\/2026$/);
    const answer = await browser.get(`/api/invoices/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${number.replaceAll('/', '-')}.pdf`);
    const text = await textOf(answer.bytes);
    for (const part of [
      `Faktura ${number}`,
      '01.03.2026',
      'Kreda sp. z o.o.',
      'ul. Długa 1',
      'NIP: 525-000-10-03',
      COMPANY.name,
      'ul. Krótka 2 m. 3',
      '31-147 Kraków',
      'NIP: 1060000062',
      'Kreator CV Kreda: Dostęp na 14 dni',
      'Okres: 01.03.2026–15.03.2026',
      'usł.',
      '23,58',
      '23%',
      '5,42',
      'Zapłacono: 29,00 PLN',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('are the same bytes at every download, also after the seller has changed', async () => {
    const { browser, email } = await newBuyer();
    await buy(browser, email);
    const id = (await payments(browser))[0]!.documents[0]!.id;
    const first = await browser.get(`/api/invoices/${id}`);
    api.deps.config.seller.name = 'Another';
    const second = await browser.get(`/api/invoices/${id}`);
    api.deps.config.seller.name = 'Kreda sp. z o.o.';
    expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true);
  });

  test('are made out to the person where no company is given, in the language of the purchase', async () => {
    const { browser, email } = await newBuyer('de');
    await buy(browser, email);
    const text = await textOf(
      (await browser.get(`/api/invoices/${(await payments(browser))[0]!.documents[0]!.id}`)).bytes,
    );
    expect(text).toMatch(/Faktura \/ Invoice FV\/\d+\/2026/);
    expect(text).toContain('Łucja Żak');
    expect(text).toContain('Paid: 29.00 PLN');
    // The mail and the contract write the amount as their language does.
    const [mail] = await api.mails();
    expect(mail!.text).toContain('Bezahlter Betrag: 29,00 PLN.');
    expect(await textOf(mail!.attachments![1]!.bytes)).toContain('29,00 PLN');
  });

  test('of an order that is continued in another language are in that one, as are its receipt, consent and contract', async () => {
    const { browser, email } = await newBuyer('pl');
    const { orderId } = (await order(browser, email, null)).body as { orderId: string };
    // As after a crash between the provider's answer and its storing: the same key is sent again.
    await api.db.paymentAttempt.updateMany({ where: { orderId }, data: { providerRef: null } });
    browser.setCookie('language', 'en');
    await buy(browser, email);
    const attempts = await api.db.paymentAttempt.findMany({ where: { orderId } });
    expect(attempts).toMatchObject([{ state: 'succeeded', attemptNo: 1 }]);
    const { intents } = (await paying.state()) as {
      intents: Record<string, { description: string; metadata: { orderId: string } }>;
    };
    const own = Object.values(intents).filter(({ metadata }) => metadata.orderId === orderId);
    expect(own.map(({ description }) => description)).toEqual(['Dostęp na 14 dni']);

    const [mail, ...others] = await api.mails();
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^Receipt and invoice FV\/\d+\/2026$/);
    expect(mail!.text).toContain('14 days of access');
    const [invoice, contract] = await Promise.all(
      mail!.attachments!.map(async ({ bytes }) => (await textOf(bytes)).replaceAll(/\s+/g, ' ')),
    );
    expect(invoice).toContain('Paid: 29.00 PLN');
    expect(invoice).toContain('14 days of access');
    expect(contract).toContain('14 days of access');
    expect(contract).toContain(CONTRACT_TEXTS.en.consent.immediate);
    for (const words of [mail!.text, invoice, contract]) expect(words).not.toContain('Dostęp na 14 dni');
  });

  test('are mailed with the receipt, to the address of the payment', async () => {
    const { browser } = await newBuyer();
    await buy(browser, 'ksiegowosc@example.pl');
    const [mail, ...others] = await api.mails();
    expect(others).toEqual([]);
    expect(mail!.to).toBe('ksiegowosc@example.pl');
    expect(mail!.subject).toMatch(/^Potwierdzenie płatności i faktura FV\/\d+\/2026$/);
    expect(mail!.text).toContain('Dostęp na 14 dni');
    expect(mail!.text).toContain('Na Twoją prośbę z dnia 01.03.2026 usługa rozpoczęła się od razu');
    expect(mail!.attachments).toHaveLength(2);
    // The contract is confirmed with its terms, the consent in its own words, and the model withdrawal form.
    const contract = await textOf(mail!.attachments![1]!.bytes);
    for (const words of [
      'Potwierdzenie zawarcia umowy',
      'Dostęp na 14 dni',
      'Chcę, aby dostęp zaczął się od razu',
      'Wersja tekstu: immediate-performance-1',
      'Wzór formularza odstąpienia od umowy',
      '/odstapienie-od-umowy?order=',
      'Regulamin',
      'Stosuje się prawo polskie',
    ])
      expect(contract.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(mail!.attachments![0]!.fileName).toMatch(/^FV-\d+-2026\.pdf$/);
    expect(await textOf(mail!.attachments![0]!.bytes)).toContain('Zapłacono: 29,00 PLN');
    expect(mail!.text).toContain('Zapłacona kwota: 29,00 PLN. Dostęp trwa do 15.03.2026.');
    expect(mail!.text).toMatch(/Przejdź do płatności:\nhttps?:\/\/\S+\/platnosci\n/);
  });

  test('a trial has no invoice: its contract is confirmed by a mail of its own, to an address that is not verified too', async () => {
    const { browser, email } = await newBuyer('en');
    await api.db.user.updateMany({ where: { email }, data: { emailVerifiedAt: null } });
    await paying.buy(browser, { packageSlug: 'trial-7-days', email });
    const mails = await api.mails();
    expect(mails.map(({ to }) => to)).toEqual([email, email]);
    const mail = mails.find(({ subject }) => !subject.startsWith('Your trial lasts until'));
    expect(mail!.subject).toMatch(/^Confirmation of your contract, order [0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
    expect(mail!.attachments!.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^contract-.+\.pdf$/)]);
    const text = (await textOf(mail!.attachments![0]!.bytes)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('39.00 PLN every month from 08.03.2026');
    expect(text).toContain('Version of the text: immediate-performance-and-renewal-2');
    expect(text).toContain('Model withdrawal form');
  });

  test('and their receipts wait while the renderer is unavailable', async () => {
    const { browser, email } = await newBuyer();
    await buy(browser, email);
    const id = (await payments(browser))[0]!.documents[0]!.id;
    const away = vi.spyOn(api.deps.renderer, 'render').mockRejectedValue(new Error('gone'));
    expect((await browser.get(`/api/invoices/${id}`)).status).toBe(503);
    expect(await api.mails()).toEqual([]);
    away.mockRestore();
    api.now = new Date(api.now.getTime() + 3_600_000);
    expect(await api.mails()).toHaveLength(1);
    expect((await browser.get(`/api/invoices/${id}`)).status).toBe(200);
  });

  test('are refused for wrong company details, with the field that is wrong', async () => {
    const { browser, email } = await newBuyer();
    const wrong = await order(browser, email, { ...COMPANY, nip: '5250001004', town: ' ' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      data: { fields: { 'company.nip': 'The tax number (NIP) is not right', 'company.town': 'The field is required' } },
    });
  });

  test('do not exist for an order that is unpaid or expired', async () => {
    const { browser, email } = await newBuyer();
    await order(browser, email, null);
    expect(await payments(browser)).toMatchObject([{ kind: 'unresolved', validUntil: null, documents: [] }]);
    await api.db.order.updateMany({ where: { buyerEmail: email }, data: { state: 'expired' } });
    expect(await payments(browser)).toMatchObject([{ kind: 'attempt', validUntil: null, documents: [] }]);
  });

  test('deleting an account cancels its open payment and removes the buyer from the order', async () => {
    const { browser, email } = await newBuyer();
    const { orderId, clientSecret } = (await order(browser, email, COMPANY)).body as {
      orderId: string;
      clientSecret: string;
    };
    expect((await browser.send('DELETE', '/api/account')).status).toBe(204);
    await api.mails();
    const payment = await railOf(api.deps.rails, 'stripe').retrieve(clientSecret.split('_secret_')[0]!);
    expect(payment.status).toBe('cancelled');
    expect(await api.db.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
      state: 'cancelled',
      userId: null,
      buyerName: '',
      buyerEmail: '',
      buyerCompany: null,
    });
  });
});
