import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Checks the page as it is now by axe in both colour schemes, and that it is not wider than its window, at three widths. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const width of [390, 991, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolationsInEitherScheme(page, `${name}, ${width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${name}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('an offer is found by filters that survive a reload, read, and begins a CV for it; each page fits three widths, and axe finds nothing', async ({
  page,
}) => {
  await page.goto(product.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oferty pracy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oferty pracy' })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await expectAccessible(page, 'list');
  await page.getByLabel('Branża').selectOption({ label: 'Produkcja (3)' });
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('searchbox').fill('SPAWACZ czestochowa');
  await page.getByRole('button', { name: 'Szukaj' }).click();
  await expect(page.getByText('Nie ma takich ofert')).toBeVisible();
  await expectAccessible(page, 'no results');
  await page.getByRole('searchbox').fill('spawaczka');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Liczba ofert: 1' })).toBeVisible();
  await page.getByLabel('Miasto').selectOption({ label: 'Częstochowa (1)' });
  await expect(page).toHaveURL(/search=spawaczka&city=czestochowa&category=production$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('spawaczka');
  await expect(page.getByLabel('Branża')).toHaveValue('production');
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Spawacz / spawaczka MAG' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spawacz / spawaczka MAG' })).toBeVisible();
  await expect(page).toHaveTitle('Spawacz / spawaczka MAG, Stalmet Konstrukcje - Kreda');
  const out = page.getByRole('link', { name: 'Przejdź do oferty (otwiera się w nowej karcie)' });
  await expect(out).toHaveAttribute('href', /^https:\/\/example\.com\/oferty\//);
  await expect(out).toHaveAttribute('rel', 'noopener nofollow');
  await expect(out).toHaveAttribute('target', '_blank');
  await expectAccessible(page, 'offer');
  await page.getByRole('link', { name: 'Wszystkie oferty' }).click();
  await expect(page).toHaveURL(/city=czestochowa/);
  await expect(page).toHaveTitle('Oferty pracy - Kreda');
  await page.goBack();
  await expect(page).toHaveTitle('Spawacz / spawaczka MAG, Stalmet Konstrukcje - Kreda');

  await page.getByRole('link', { name: 'Utwórz CV do tej oferty' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'CV na stanowisko: Spawacz / spawaczka MAG' }),
  ).toBeVisible();
  await expectAccessible(page, 'purpose');
  await page.getByRole('button', { name: 'Użyj szablonu Gdynia' }).click();
  await expect(page.getByLabel('Zawód')).toHaveValue('Spawacz / spawaczka MAG');
  await expect(page.getByRole('group', { name: /^Strona 1/ })).toBeVisible();
});

test('the list goes on page by page, and filters are cleared at once', async ({ page }) => {
  await page.goto(`${product.url}/job-offers?remote=1&contract=b2b`);
  await expect(page.getByLabel(/^Tylko praca zdalna/)).toBeChecked();
  await expect(cards(page).first()).toContainText('Kontrakt B2B');
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(page).toHaveURL(/\/job-offers$/);
  await expect(page.getByLabel(/^Tylko praca zdalna/)).not.toBeChecked();
  await page.getByRole('link', { name: 'Starsze' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page.reload();
  await expect(page.getByText(/^Strona 2 z/)).toBeVisible();
  await page.getByRole('link', { name: 'Nowsze' }).click();
  await expect(page).toHaveURL(/\/job-offers$/);
  await page.goto(`${product.url}/job-offers?city=nigdzie&category=piekarz&page=x`);
  await expect(page.getByText('Nie ma takich ofert')).toBeVisible();
});

/** What an editor does: takes in a feed of their own. */
async function importOffers(ids: readonly string[]): Promise<void> {
  const file = join(product.dataDir, 'feed.json');
  const offers = ids.map((id) => ({
    id,
    title: `Latarnik ${id}`,
    company: 'Latarnia Rozewie',
    category: 'other',
    description: 'Praca nad morzem.',
    url: 'https://example.com/latarnik',
    // Among the last of the list, whose first others read.
    publishedAt: new Date(Date.now() - 20 * DAY_MS).toISOString(),
  }));
  await writeFile(file, JSON.stringify({ version: 1, offers }));
  const command = join(import.meta.dirname, '../../api/src/commands/jobs.ts');
  const env = { ...process.env, DATA_DIR: product.dataDir };
  await promisify(execFile)(process.execPath, [command, file, '--source', 'latarnia'], { env });
}

test('an offer that an editor takes in is there, and says so when it has ended; one that never was is not found', async ({
  page,
}) => {
  const missing = await page.goto(`${product.url}/oferty-pracy/nie-ma-takiej-0123456789`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible();

  await importOffers(['A', 'B']);
  await page.goto(`${product.url}/oferty-pracy?search=rozewie`);
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Latarnik A' }).click();
  await expect(page.getByText('Praca nad morzem.')).toBeVisible();
  await importOffers(['B']);
  const answer = await page.reload();
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'Ta oferta jest już nieaktualna' })).toBeVisible();
  await expectNoViolations(page, 'closed');
  await page.getByRole('link', { name: 'Zobacz aktualne oferty' }).click();
  await expect(page).toHaveURL(/\/oferty-pracy$/);
  await page.getByRole('searchbox').fill('rozewie');
  await page.getByRole('button', { name: 'Szukaj' }).click();
  await expect(page).toHaveURL(/search=rozewie/);
  // Lists are kept for ten seconds.
  await expect(async () => {
    await page.reload();
    await expect(cards(page)).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});
