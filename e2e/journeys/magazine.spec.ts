import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const ARTICLE = '/blog/jak-ats-czyta-cv';
const PRICE_LIST = /\/cv\/[0-9a-f-]{36}\/cennik\?action=magazine&uuid=[0-9a-f-]{36}$/;

async function buy(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Wybierz pakiet i czytaj E-czasopismo+' })).toBeVisible();
  await page.getByRole('button', { name: 'Wybierz pakiet Dostęp na 14 dni' }).click();
  await page.getByLabel('Numer karty').fill('4242 4242 4242 4242');
  await page.getByLabel('Data ważności').fill('12/40');
  await page.getByLabel('Kod CVC').fill('123');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp zaczął się od razu/ }).check();
  await page.getByRole('button', { name: /^Zapłać 29,00/ }).click();
}

/** Expects that a page is not wider than narrow windows. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [390, 991]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a visitor is led to register and to pay on the way to the magazine and to an article, and reads both; pages fit a telephone', async ({
  page,
}) => {
  await page.goto(`${product.url}${ARTICLE}`);
  await expect(page).toHaveURL(/\/rejestracja\?/);
  await page.goto(product.url);
  await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'E-czasopismo+' }).click();
  await expect(page).toHaveURL(/\/rejestracja\?.*action=magazine/);
  await page.getByLabel('Adres e-mail').fill(`czytelniczka-${crypto.randomUUID()}@example.pl`);
  await page.getByLabel('Imię').fill('Łucja');
  await page.getByLabel('Nazwisko').fill('Żak');
  await page.getByLabel('Hasło', { exact: true }).fill('zielona-kreda');
  await page.getByLabel('Powtórz hasło').fill('zielona-kreda');
  await page.getByRole('button', { name: 'Zarejestruj się', exact: true }).click();
  await expect(page).toHaveURL(PRICE_LIST);
  await expectNoViolations(page);
  // Who has an account and has not paid is told so, and led to the price list from everywhere.
  await page.goto(`${product.url}/moje-dokumenty`);
  await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'E-czasopismo+' }).click();
  await expect(page).toHaveURL(PRICE_LIST);
  await page.goto(`${product.url}${ARTICLE}`);
  await expect(page.getByText('Wymagana jest płatność')).toBeVisible();
  await expect(page).toHaveURL(PRICE_LIST);
  await buy(page);

  await expect(page).toHaveURL(/\/dziekujemy-za-platnosc\?order=/);
  await page.getByRole('link', { name: 'Przejdź do E-czasopisma+' }).click();
  await expect(page).toHaveURL(`${product.url}/blog`);
  await expect(page).toHaveTitle('E-czasopismo - Kreda');
  await expect(page.getByRole('article')).toHaveCount(9);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Starsze' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByText('Strona 2 z 2')).toBeVisible();

  const first = page.getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} - Kreda`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('region', { name: 'Czytaj dalej' }).getByRole('article')).toHaveCount(3);
  await expectNoViolations(page);
  for (const cover of await page.locator('img[src^="/magazine/"]').all()) {
    await cover.scrollIntoViewIfNeeded();
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  await page.locator('a[href^="/blog/autor/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/autor\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Artykuły tej osoby' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Wszystkie artykuły' }).click();
  const topics = page.getByRole('navigation', { name: 'Tematy' });
  await topics.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/blog\/kategoria\/[a-z-]+$/);
  await expectNoViolations(page);

  await page.goto(`${product.url}/blog`);
  await page.getByRole('button', { name: 'Kanał RSS' }).click();
  await page.getByRole('button', { name: 'Utwórz adres' }).click();
  const address = await page.getByLabel('Adres kanału').inputValue();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expectNoOverflow(page);
  const feed = await fetch(address);
  expect(feed.status).toBe(200);
  expect((await feed.text()).match(/<item>/g)).toHaveLength(9);

  const article = await page.goto(`${product.url}${ARTICLE}`);
  expect(article?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ATS');
  await expectNoOverflow(page);
  const missing = await page.goto(`${product.url}/blog/nie-ma-takiego`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible();
});
