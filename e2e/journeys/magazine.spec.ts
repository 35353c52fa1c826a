import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

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

test('a visitor registers and pays on the way to the magazine, and reads it', async ({ page }) => {
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
  const feed = await fetch(address);
  expect(feed.status).toBe(200);
  expect((await feed.text()).match(/<item>/g)).toHaveLength(9);
});

test('who has an account and has not paid is told so, and led to the price list', async ({ page }) => {
  await registerFor(page, product.url, '/moje-dokumenty');
  await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'E-czasopismo+' }).click();
  await expect(page).toHaveURL(PRICE_LIST);
  await page.goto(`${product.url}/blog/jak-ats-czyta-cv`);
  await expect(page.getByText('Wymagana jest płatność')).toBeVisible();
  await expect(page).toHaveURL(PRICE_LIST);
});

test('a visitor at an article’s address is led to register, and comes back to it when they may read it', async ({
  page,
}) => {
  await page.goto(`${product.url}/blog/jak-ats-czyta-cv`);
  await expect(page).toHaveURL(/\/rejestracja\?/);
  await registerFor(page, product.url, '/moje-dokumenty');
  await page.goto(`${product.url}/blog/jak-ats-czyta-cv`);
  await expect(page).toHaveURL(PRICE_LIST);
  await buy(page);
  await expect(page.getByRole('link', { name: 'Przejdź do E-czasopisma+' })).toBeVisible();
  const article = await page.goto(`${product.url}/blog/jak-ats-czyta-cv`);
  expect(article?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ATS');
  const missing = await page.goto(`${product.url}/blog/nie-ma-takiego`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible();

  for (const width of [390, 991]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/blog', '/blog/jak-ats-czyta-cv']) {
      await page.goto(product.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
