/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { layoutShifts, recordLayoutShifts } from '../src/layout-shifts.ts';
import { firstOffer, PUBLIC_PAGES } from '../src/public-pages.ts';
import { register } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const SLUGS = [
  { pl: '/regulamin', en: '/terms', title: 'Regulamin', english: 'Terms' },
  { pl: '/polityka-prywatnosci', en: '/privacy', title: 'Polityka prywatności', english: 'Privacy policy' },
  { pl: '/ciasteczka', en: '/cookies', title: 'Ciasteczka i zgoda', english: 'Cookies and consent' },
  { pl: '/kontakt', en: '/contact', title: 'Kontakt', english: 'Contact' },
] as const;

/** React's mark for a part of a page that suspended on the server, and that the browser renders again with an error. */
const SUSPENDED = '<!--$!-->';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('home says what it costs and what renews, answers questions, turns dark, and starts a CV', async ({ page }) => {
  await page.goto(product.url);
  await expect(title(page)).toHaveText('CV, które robi dobre pierwsze wrażenie');
  const prices = page.getByRole('region', { name: 'Ile to kosztuje' });
  await expect(prices.getByRole('listitem').filter({ hasText: '7 dni na próbę' })).toContainText(
    'przez 7 dni, potem 39,00 zł co miesiąc',
  );
  await expect(prices.getByRole('listitem').filter({ hasText: 'Dostęp na 14 dni' })).toContainText('jednorazowo');
  await expect(prices).toContainText('odnawiają się, dopóki nie zrezygnujesz');

  const answer = page.getByText('Przez 14 dni od zakupu zwracamy całą kwotę');
  await expect(answer).toBeHidden();
  await page.getByText('Jak odzyskać pieniądze?').focus();
  await page.locator('summary', { hasText: 'Jak odzyskać pieniądze?' }).press('Enter');
  await expect(answer).toBeVisible();

  await page.getByRole('button', { name: 'Włącz ciemny motyw' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await page.getByRole('link', { name: 'Wybierz szablon' }).first().click();
  await expect(page).toHaveURL(/#templates$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Wybierz szablon' })).toBeInViewport();
  const cards = page.getByRole('button', { name: /Użyj szablonu/ });
  await expect(cards).toHaveCount(20);
  // Says the template's name once, and what its picture shows.
  await expect(cards.first()).toHaveAccessibleName('Użyj szablonu Gdynia');
  await expect(cards.first()).toHaveAccessibleDescription('dwie kolumny z kolorem ze zdjęciem');
  await page.getByLabel('Branża').selectOption('Zdrowie');
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Zdjęcie').selectOption('bez zdjęcia');
  await expect(page.getByText('Żaden szablon nie pasuje do wszystkich filtrów.')).toBeVisible();
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(cards).toHaveCount(20);
  for (const [width, columns] of [
    [1440, 4],
    [991, 4],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((found) =>
      found.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
    expect(lefts.length % columns, `orphans at ${width} px`).toBe(0);
  }
  await page.getByRole('button', { name: /Kazimierz/ }).click();
  await page.waitForURL(/\/cv\/[0-9a-f-]{36}\//);
});

test('the largest thing that home paints at first is text or the page in its hero, which is fetched first', async ({
  page,
}) => {
  for (const width of [1440, 991, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(product.url);
    const picture = page.getByRole('img', { name: 'Strona CV w wybranym szablonie' });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await page.waitForLoadState('networkidle');
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
            const element = entry.element;
            resolve(element instanceof HTMLImageElement ? element.alt : element?.tagName);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest, `${width} px`).toMatch(/^(H1|P|Strona CV w\swybranym szablonie)$/);
  }
});

test('a name and a job typed on home are set on a real page, read by software, and kept by the way on', async ({
  page,
}) => {
  const isEngine = (url: string) => /typeset|harfbuzz|hb.*\.wasm/i.test(new URL(url).pathname);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await recordLayoutShifts(page);
  await page.goto(product.url);
  await page.waitForLoadState('networkidle');
  expect(requested.filter(isEngine)).toEqual([]);
  await page.getByLabel('Imię i nazwisko').fill('Katarzyna Maria Wójcik');
  await page.getByLabel('Stanowisko lub zawód').fill('Pielęgniarka');
  const live = page.locator('[data-sheet]');
  await expect(live.getByText('Katarzyna Maria Wójcik', { exact: true })).toBeVisible();
  expect(requested.filter(isEngine)).not.toEqual([]);
  const shifted = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
  expect(shifted).toBeLessThanOrEqual(0.02);

  await page.getByRole('button', { name: 'Kraków', exact: true }).click();
  await expect(live.getByText('Katarzyna Maria Wójcik', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Co czyta program' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Katarzyna Maria Wójcik' })).toBeVisible();
  // The panel is dark in the light scheme too, and so is its scroll bar.
  await expect(page.getByRole('region', { name: 'Co czyta program' })).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('definition').filter({ hasText: 'Pielęgniarka' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page);

  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.waitForURL(/\/cv\/[0-9a-f-]{36}\//);
  await expect(page.getByLabel('Imię', { exact: true })).toHaveValue('Katarzyna Maria');
  await expect(page.getByLabel('Nazwisko', { exact: true })).toHaveValue('Wójcik');
  const [, uuid] = /\/cv\/([0-9a-f-]{36})\//.exec(page.url())!;
  const stored = await page.request.get(`${product.url}/api/resumes/${uuid}`);
  expect(await stored.text()).toContain('"profession":"Pielęgniarka"');
});

test('each public page is one page under two slugs, in the language of its reader; it names who runs the site and is printed as it stands', async ({
  page,
  request,
}) => {
  for (const { pl, en, title: polish, english } of SLUGS) {
    await page.context().clearCookies();
    for (const path of [pl, en]) {
      const html = await (await request.get(product.url + path)).text();
      expect(html).toContain(`<title>${polish} - Kreda</title>`);
      expect(html).toContain(`<link rel="canonical" href="${product.url}${pl}"`);
      expect(html).not.toContain('noindex');
      await page.goto(product.url + path);
      await expect(title(page)).toHaveText(polish);
    }
    if (pl !== '/ciasteczka') {
      await expect(page.getByRole('main')).toContainText('5250001003');
      await expect(page.getByRole('main')).toContainText('ul. Przykładowa 1');
    }
    if (pl === '/kontakt')
      await expect(page.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', /^mailto:.+@/);
    await page.emulateMedia({ media: 'print' });
    await expect(title(page)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.locator('select').first().selectOption('en');
    await expect(page).toHaveURL(product.url + en);
    await expect(title(page)).toHaveText(english);
    const note = page.getByText('the Polish one decides');
    await expect(note).toHaveCount(pl === '/kontakt' ? 0 : 1);
  }
  // The editor prints a pointer to the download instead.
  await page.goto(`${product.url}/moje-dokumenty`);
  await expect(title(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-pointer')).toBeVisible();
  await expect(title(page)).toBeHidden();
});

test('every link of the footer leads to a page, and its groups to their part of home; an unknown address is answered with 404 and ways on', async ({
  page,
  request,
}) => {
  await page.goto(`${product.url}/kontakt`);
  await expect(title(page)).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(10);
  for (const target of new Set(targets)) expect((await request.get(product.url + target)).status(), target).toBe(200);
  for (const name of ['Ceny', 'Pytania i odpowiedzi']) {
    await page.goto(`${product.url}/kontakt`);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    const part = page.getByRole('heading', { level: 2, name: name === 'Ceny' ? 'Ile to kosztuje' : name });
    await expect(part).toBeInViewport();
  }

  const response = await page.goto(`${product.url}/nie/ma/takiej`);
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('Nie ma takiej strony');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  await main.getByRole('link', { name: 'Moje dokumenty' }).click();
  await expect(page).toHaveURL(/\/moje-dokumenty$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Przejdź do kreatora' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('registering leads to the rules that it accepts, and what is typed stays', async ({ page, context }) => {
  await page.goto(`${product.url}/rejestracja`);
  await page.getByLabel('Adres e-mail').fill('ania@example.com');
  const opening = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'regulamin' }).click();
  await expect(title(await opening)).toHaveText('Regulamin');
  await expect(page.getByLabel('Adres e-mail')).toHaveValue('ania@example.com');
});

test('public pages become alive as they were drawn, nothing in them moves, they fit a telephone, and axe finds nothing', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await recordLayoutShifts(page);
  for (const path of [...PUBLIC_PAGES, await firstOffer(page, product.url), '/nie-ma']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(product.url + path);
      expect(await answer?.text(), path).not.toContain(SUSPENDED);
      await expect(title(page)).toBeVisible();
      // Hydration is finished, so all of its errors are in the console.
      await expect(page.locator('button').first()).toBeEnabled();
      // The browser itself names a page that was answered with 404.
      if (answer?.ok()) expect(complaints, path).toEqual([]);
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShifts(page);
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(shifted, `${path} at ${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
    }
    // jobs.spec.ts checks these.
    if (path.startsWith('/oferty-pracy')) continue;
    for (const details of await page.locator('details').all()) await details.locator('summary').click();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolationsInEitherScheme(page, `${path} at ${width} px`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("a user's pages are rendered and hydrated without an error, name the account, and nothing in them moves", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await recordLayoutShifts(page);
  await register(page, product.url);
  for (const path of ['/', '/oferty-pracy', '/kontakt', '/moje-dokumenty', '/konto', '/platnosci', '/blog']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(product.url + path);
      expect(await answer?.text(), path).not.toContain(SUSPENDED);
      await expect(title(page).first()).toBeVisible();
      const account = page.getByRole('button', { name: width < 768 ? 'Otwórz menu' : 'Twoje konto: Łucja Żak' });
      await expect(account).toBeEnabled();
      expect(errors, path).toEqual([]);
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShifts(page);
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(shifted, `${path} at ${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
    }
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('buttons, fields and links of the footer are at least 44 px high', async ({ page }) => {
    for (const path of ['/', '/rejestracja', '/moje-dokumenty', '/oferty-pracy', '/odstapienie-od-umowy']) {
      await page.goto(product.url + path);
      await expect(title(page)).toBeVisible();
      const targets = page.locator('main button, main .mantine-Button-root, main .mantine-Input-wrapper, footer a');
      const small = await targets.evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('.mantine-Input-wrapper button'))
          // Rounded: sizes in rem have fractions of pixels.
          .filter((element) => Math.round(element.getBoundingClientRect().height) < 44)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(small, path).toEqual([]);
    }
  });
});
