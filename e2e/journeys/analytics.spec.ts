/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { pickTemplate, startCv, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

type Facts = Readonly<Record<string, unknown>>;
type Recorded = [event: string, facts: Facts];

/** What the console says of events, in order, also on a page that is left at once. */
async function recordEvents(page: Page): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  await page.addInitScript(() => {
    const log = window.console;
    const debug = log.debug.bind(log);
    // Objects are fetched from the page later, and then it may be gone: texts arrive with the message.
    log.debug = (...words: unknown[]) =>
      debug(...words.map((word) => (typeof word === 'object' ? JSON.stringify(word) : word)));
  });
  page.on('console', (message) => {
    const [, event, facts] = /^event (\S+) (.*)$/s.exec(message.text()) ?? [];
    if (message.type() === 'debug' && event && facts) recorded.push([event, JSON.parse(facts) as Facts]);
  });
  return recorded;
}

const view = (title: string, path: string): Recorded => [
  'page_view',
  { page_title: `${title} - Kreda`, page_location: product.url + path },
];

/** Fills the account's part of the screen that registers and takes the payment. */
async function fillBuyer(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Imię', { exact: true }).fill('Łucja');
  await page.getByLabel('Nazwisko').fill('Żak');
  await page.getByLabel('Hasło', { exact: true }).fill('zielona-kreda');
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numer karty').fill(number);
  await page.getByLabel('Data ważności').fill('12/40');
  await page.getByLabel('Kod CVC').fill('123');
}

const PACKAGE = { item_id: 'access-14-days', item_name: 'Dostęp na 14 dni', price: 29, quantity: 1 };
const SOLD = { currency: 'PLN', value: 29, items: [PACKAGE] };
const MONTHLY = {
  currency: 'PLN',
  value: 39,
  items: [{ item_id: 'monthly', item_name: 'Miesięczny', price: 39, quantity: 1 }],
};

test('the way from the home page to the PDF is recorded event by event, each once', async ({ page, context }) => {
  const recorded = await recordEvents(page);
  const mailbox = `lucja${Date.now()}`;
  await pickTemplate(page, product.url, 'Gdynia');
  await page.getByLabel('Zawód').fill('Introligatorka');
  await untilSaved(page);

  await page.getByRole('link', { name: 'Umiejętności' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Umiejętności' })).toBeVisible();
  await page.getByRole('button', { name: 'Podpowiedzi' }).click();
  const panel = page.getByRole('region', { name: 'Podpowiedzi' });
  await panel.getByLabel('Stanowisko').clear();
  await panel.getByLabel('Stanowisko').pressSequentially('księgowa');
  await expect(panel.getByRole('radio', { name: 'Księgowa' })).toBeChecked();
  await panel
    .getByRole('button', { name: /^Wstaw: / })
    .first()
    .click();
  await untilSaved(page);

  await page.getByRole('button', { name: 'Pobierz CV' }).last().click();
  await page.waitForURL(/pobierz-cv/);
  await page.getByRole('button', { name: /^Pobierz/ }).click();
  await page.waitForURL(/\/rejestracja\?/);
  await expect(page.getByLabel('Numer karty')).toBeVisible();
  // Loaded anew, the same checkout goes on; a declined card does not begin it again either.
  await page.reload();
  await page.getByRole('radio', { name: /^Miesięczny/ }).check();
  await page.getByRole('radio', { name: /^Dostęp na 14 dni/ }).check();
  await fillBuyer(page, `${mailbox.slice(0, 3)}.${mailbox.slice(3)}+cv@Example.pl`);
  await fillCard(page, '4000 0000 0000 9995');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ }).check();
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await expect(page.getByText(/^Na karcie brakuje środków/).first()).toBeVisible();
  await page.getByLabel('Numer karty').fill('4242 4242 4242 4242');
  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(/\/dziekujemy\?/);
  const order = new URL(page.url()).searchParams.get('order')!;
  await downloading;
  await expect(page.getByRole('button', { name: 'Pobierz ponownie' })).toBeEnabled();

  // Once more, and the buyer looks elsewhere while the file is on its way.
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/v2/download', async (route) => {
    await arriving;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Pobierz ponownie' }).click();
  await expect(page.getByRole('heading', { name: 'Trwa pobieranie' })).toBeVisible();
  await page.evaluate(() => {
    for (const name of ['blur', 'focus', 'blur', 'focus']) window.dispatchEvent(new Event(name));
  });
  arrive();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/v2/download');

  await page.getByRole('link', { name: 'Moje dokumenty' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moje dokumenty' })).toBeVisible();
  const atDocuments = view('Moje dokumenty', '/moje-dokumenty');
  await expect.poll(() => recorded.at(-1)).toEqual(atDocuments);

  expect(recorded).toEqual([
    view('Kreator CV', '/'),
    ['select_content', { content_type: 'template', content_id: 'modern' }],
    view('Dane osobowe – Kreator CV', '/cv/:id/dane-osobowe'),
    view('Umiejętności – Kreator CV', '/cv/:id/umiejetnosci'),
    ['search', { search_term: 'księgowa' }],
    ['select_content', { content_type: 'suggestion', content_id: 'skills' }],
    view('Pobierz CV', '/cv/:id/pobierz-cv'),
    ['download_needs_login', {}],
    view('Rejestracja', '/rejestracja'),
    ['begin_checkout', { ecommerce: SOLD }],
    // The reload.
    view('Rejestracja', '/rejestracja'),
    // Another package, and back to the first: each choice begins a checkout.
    ['select_item', { ecommerce: MONTHLY }],
    ['begin_checkout', { ecommerce: MONTHLY }],
    ['select_item', { ecommerce: SOLD }],
    ['begin_checkout', { ecommerce: SOLD }],
    ['register', { method: 'email', user_data: { email: `${mailbox}@example.pl` } }],
    ['add_payment_info', { ecommerce: { ...SOLD, payment_type: 'card' } }],
    view('Dziękujemy za płatność', '/cv/:id/dziekujemy'),
    ['purchase', { ecommerce: { ...SOLD, transaction_id: order, tax: 6.67 } }],
    ['download_start', {}],
    ['download_end', {}],
    ['download_start', {}],
    ['exit_app', {}],
    ['download_end', {}],
    atDocuments,
  ]);

  // The order is told once: coming back, loading anew, in another tab.
  recorded.length = 0;
  const isPaid = (of: Page) => expect(of.getByText(/Pakiet .* jest aktywny/)).toBeVisible();
  await page.goBack();
  await isPaid(page);
  await page.reload();
  await isPaid(page);
  const other = await context.newPage();
  const elsewhere = await recordEvents(other);
  const again = other.waitForEvent('download', { timeout: 90_000 });
  await other.goto(page.url());
  await again;
  await isPaid(other);
  await expect.poll(() => elsewhere.map(([event]) => event)).toContain('download_end');
  expect(elsewhere.map(([event]) => event)).toEqual(['page_view', 'download_start', 'download_end']);
  await other.close();

  await page.goto(`${product.url}/logout`);
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  const atHome = view('Kreator CV', '/');
  await expect.poll(() => recorded.at(-1)).toEqual(atHome);
  expect(recorded.filter(([event]) => event !== 'page_view')).toEqual([]);

  // Coming in again is a login, and the order stays told.
  recorded.length = 0;
  await page.getByRole('link', { name: 'Zaloguj się' }).first().click();
  await page.getByLabel('Adres e-mail').fill(`${mailbox.slice(0, 3)}.${mailbox.slice(3)}+cv@example.pl`);
  await page.getByLabel('Hasło', { exact: true }).fill('zielona-kreda');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect.poll(() => recorded.at(-1)).toEqual(atDocuments);
  expect(recorded).toEqual([
    view('Logowanie', '/logowanie'),
    ['login', { method: 'email', user_data: { email: `${mailbox}@example.pl` } }],
    atDocuments,
  ]);
});

test('pages are viewed under their own titles, and nobody’s address is told of one that is not there', async ({
  page,
}) => {
  const recorded = await recordEvents(page);
  await page.goto(`${product.url}/oferty-pracy`);
  await expect.poll(() => recorded.length).toBe(1);
  const offer = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await offer.click();
  await page.waitForURL(/\/oferty-pracy\/[a-z0-9-]+$/);
  await expect.poll(() => recorded.length).toBe(2);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`${product.url}/ktos@example.pl`);
  await expect.poll(() => recorded.length).toBe(3);
  // Who is not logged in never sees the page that they are led away from.
  await page.goto(`${product.url}/konto`);
  await expect.poll(() => recorded.at(-1)).toEqual(view('Rejestracja', '/rejestracja'));
  expect(recorded.map(([event]) => event)).toEqual(['page_view', 'page_view', 'page_view', 'page_view']);
  const [list, opened, missing] = recorded.map(([, facts]) => facts);
  expect(list).toEqual(view('Oferty pracy', '/oferty-pracy')[1]);
  expect(opened!.page_title).toContain(heading);
  expect(missing).toEqual(view('404 Error', '/404')[1]);
});

test('in production nothing is told before a yes, and from then on the tag manager’s queue has it', async ({
  page,
}) => {
  // Only production measures: the page is told that it is one.
  await page.route('**', async (route) => {
    const request = route.request();
    // A page that the server drew brings the answer along.
    if (!request.url().includes('site.config') && !request.isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"tagManagerId":null', '"tagManagerId":"GTM-TEST1"');
    await route.fulfill({ response, body });
  });
  const queue = () => page.evaluate(() => (Reflect.get(window, 'dataLayer') as Facts[] | undefined)?.slice(1));
  const kept = () =>
    page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes('told')));
  const asked = page.getByRole('region', { name: 'Pomiar odwiedzin' });
  const toJobs = async () => {
    await page.getByRole('link', { name: 'Oferty pracy' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oferty pracy' })).toBeVisible();
  };

  const uuid = await startCv(page, product.url, 'Gdynia');
  await page.getByLabel('Zawód').fill('Introligatorka');
  await untilSaved(page);
  await page.goto(`${product.url}/cv/${uuid}/cennik`);
  await page.getByRole('button', { name: 'Wybierz pakiet Dostęp na 14 dni' }).click();
  await page.waitForURL(/\/rejestracja\?/);
  await expect(asked).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Załóż konto i zapłać' })).toBeVisible();
  await expect(page.getByLabel('Numer karty')).toBeVisible();
  expect(await queue()).toBeUndefined();
  expect(await kept()).toEqual([]);

  await asked.getByRole('button', { name: 'Zgadzam się', exact: true }).click();
  expect(await queue()).toEqual([asEvent(view('Rejestracja', '/rejestracja'))]);
  const mailbox = `lucja${Date.now()}`;
  await fillBuyer(page, `${mailbox}+cv@example.pl`);
  await fillCard(page, '4000 0000 0000 9995');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ }).check();
  // The account is made. The payment ends there: the browser keeps a page that was filled in on its way from the sandbox.
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await expect(page.getByText(/jest gotowe\./)).toBeVisible();
  await expect
    .poll(queue)
    .toEqual([
      asEvent(view('Rejestracja', '/rejestracja')),
      { event: 'register', method: 'email', user_data: { email: `${mailbox}@example.pl` } },
      { user_data: null },
      { ecommerce: null },
      { event: 'add_payment_info', ecommerce: { ...SOLD, payment_type: 'card' } },
    ]);

  // The next page begins with the tag manager; after a no it does not. The visitor is a user now, so registering leads on to the payment.
  const onPayment = asEvent(view('Płatność', '/cv/:id/platnosc'));
  await page.reload();
  await page.waitForURL(/\/platnosc\?/);
  await expect.poll(queue).toEqual([onPayment, { ecommerce: null }, { event: 'begin_checkout', ecommerce: SOLD }]);
  await page.getByRole('button', { name: 'Zgoda na pomiar' }).click();
  await asked.getByRole('button', { name: 'Nie zgadzam się' }).click();
  const before = await queue();
  await toJobs();
  expect(await queue()).toEqual(before);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Oferty pracy' })).toBeVisible();
  expect(await queue()).toBeUndefined();
});

function asEvent([event, facts]: Recorded): Facts {
  return { event, ...facts };
}
