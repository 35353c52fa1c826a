import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { mailTo } from '../src/outbox.ts';
import { readPdf } from '../src/pdf.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';
import { storeLine } from '../src/stored-resume.ts';

/** Fills in the card and agrees to immediate performance. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numer karty').fill(number);
  await page.getByLabel('Data ważności').fill('12/40');
  await page.getByLabel('Kod CVC').fill('123');
  await page.getByLabel(/Chcę, aby dostęp zaczął się od razu/).check();
}

test('a company pays after a declined attempt, and reads its invoice on the payments page and in the mail', async ({
  page,
}) => {
  const uuid = await storeLine(page, product.url);
  const email = await registerFor(page, product.url, '/platnosci');
  await expect(page.getByRole('heading', { name: 'Nie masz jeszcze płatności' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'no payments');

  await page.goto(`${product.url}/cv/${uuid}/platnosc?package=access-14-days`);
  await typeCard(page, '4000000000009995');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await expect(page.getByText(/Na karcie brakuje środków/)).toBeVisible();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${product.url}/platnosci`);
  await expect(page.getByText('Czeka na zapłatę')).toBeVisible();
  await expect(page.getByText('Nie masz teraz aktywnego pakietu')).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'an attempt');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width, height });
  await page.getByRole('link', { name: 'Dokończ płatność' }).click();
  await expect(page).toHaveURL(/platnosc\?package=access-14-days/);

  await page.getByLabel('Chcę fakturę na firmę').check();
  await expectNoViolations(page);
  await page.getByLabel('NIP').fill('525-000-10-04');
  await page.getByLabel('Nazwa firmy').fill('Introligatornia Żak');
  await page.getByLabel('Ulica i numer').fill('ul. Krótka 2');
  await page.getByLabel('Kod pocztowy').fill('31-147');
  await page.getByLabel('Miejscowość').fill('Kraków');
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await expect(page.getByText('NIP jest nieprawidłowy')).toBeVisible();
  await page.getByLabel('NIP').fill('525-000-10-03');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(/dziekujemy/);

  await page.goto(`${product.url}/platnosci`);
  await expect(page.getByRole('heading', { level: 1, name: 'Płatności' })).toBeVisible();
  await expect(page.getByText(/^Dostęp aktywny do \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  const row = page.getByRole('article').filter({ hasText: 'Dostęp na 14 dni' });
  await expect(row).toContainText('Zapłacono');
  await expect(row).toContainText('29,00');
  const download = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Faktura FV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^FV-\d+-\d{4}\.pdf$/);
  const { text } = await readPdf(await readFile(await file.path()));
  for (const part of ['Kreda sp. z o.o.', 'Introligatornia Żak', 'NIP: 5250001003', '31-147 Kraków', '29,00 PLN']) {
    expect(text).toContain(part);
  }
  const mail = await mailTo(product.dataDir, email, ({ subject }) => /^Potwierdzenie płatności/.test(subject ?? ''));
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'application/pdf']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await row.getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByText('Odstąpienie przyjęte')).toBeVisible();
  await page.goto(`${product.url}/platnosci`);
  await expect(row).toContainText('Zwrócono');
  await expect(row.getByRole('link', { name: /^Korekta FK/ })).toBeVisible();
  await expect(page.getByText('Nie masz teraz aktywnego pakietu')).toBeVisible();
  const refund = await mailTo(product.dataDir, email, ({ subject }) => /^Zwrot płatności/.test(subject ?? ''));
  expect(refund.text).toContain('Zwróciliśmy 29,00 PLN');
});

test('a discount code takes a part off, from the price list to the invoice', async ({ page }) => {
  const uuid = await storeLine(page, product.url);
  await registerFor(page, product.url, `/cv/${uuid}/cennik`);
  await page.getByLabel('Kod rabatowy').fill('nie-ma-takiego');
  await page.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(page.getByText('Nie znamy tego kodu')).toBeVisible();
  await page.getByLabel('Kod rabatowy').fill('kreda20');
  await page.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(page.getByText('Kod rabatowy KREDA20 został przyjęty')).toBeVisible();
  await expect(page.getByRole('region', { name: '7 dni na próbę' })).toContainText('nie obejmuje tego pakietu');
  await expect(page.getByRole('region', { name: 'Miesięczny' })).toContainText(
    /31,20.zł dziś\s*Potem 39,00.zł co miesiąc/,
  );
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Wybierz pakiet Dostęp na 14 dni' }).click();
  await expect(page.getByText('Rabat KREDA20')).toBeVisible();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Zapłać 23,20/ }).click();
  await page.waitForURL(/dziekujemy/);
  await page.goto(`${product.url}/platnosci`);
  await expect(page.getByRole('article').filter({ hasText: 'Dostęp na 14 dni' })).toContainText('23,20');
});
