import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { readPdf } from '../src/pdf.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';
import { storeLine } from '../src/stored-resume.ts';

const currencies = (page: Page) => page.getByRole('group', { name: 'Waluta' });

/** Changes a price as an operator does, with the settings of the running product. */
async function desk(...given: string[]): Promise<void> {
  const command = join(import.meta.dirname, '../../api/src/commands/desk.ts');
  const signature = ['--operator', 'ola', '--ticket', '17'];
  const env = { ...process.env, DATA_DIR: product.dataDir };
  await promisify(execFile)(process.execPath, [command, ...given, ...signature], { env });
}

test('a visitor chooses euro on the price list, pays by card, and the invoice has the tax in złoty', async ({
  page,
}) => {
  const uuid = await storeLine(page, product.url);
  await registerFor(page, product.url, `/cv/${uuid}/cennik`);
  const once = page.getByRole('region', { name: 'Dostęp na 14 dni' });
  await expect(once).toContainText('29,00 zł');
  await currencies(page).getByText('EUR').click();
  await expect(once).toContainText('7,90 €');
  await expectNoViolationsInEitherScheme(page, 'prices in euro');
  await page.reload();
  await expect(once).toContainText('7,90 €');

  await once.getByRole('button').click();
  await expect(page.getByRole('button', { name: /^Zapłać 7,90/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Przelewy24' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'BLIK' })).toHaveCount(0);
  await page.getByLabel('Numer karty').fill('4242424242424242');
  await page.getByLabel('Data ważności').fill('12/40');
  await page.getByLabel('Kod CVC').fill('123');
  await page.getByLabel(/Chcę, aby dostęp zaczął się od razu/).check();
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(/dziekujemy/);

  const row = page.getByRole('article').filter({ hasText: 'Dostęp na 14 dni' });
  const invoice = row.getByRole('link', { name: /^Faktura FV/ });
  // It is issued from the outbox, a moment after the payment.
  await expect(async () => {
    await page.goto(`${product.url}/platnosci`);
    await expect(row).toContainText('7,90 €');
    await expect(invoice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const download = page.waitForEvent('download');
  await invoice.click();
  const { text } = await readPdf(await readFile(await (await download).path()));
  for (const part of ['7,90 EUR', 'Kwota VAT w złotych', 'Kurs średni NBP', '/A/NBP/']) expect(text).toContain(part);
});

test('a price that an operator has reduced shows the lowest price of the 30 days before', async ({ page }) => {
  await desk('reduce', 'yearly', 'EUR', '49,00', '--until', '2099-12-31');
  try {
    const uuid = await storeLine(page, product.url);
    await page.context().addCookies([{ name: 'currency', value: 'EUR', url: product.url }]);
    await page.goto(`${product.url}/cv/${uuid}/cennik`);
    const yearly = page.getByRole('region', { name: 'Roczny' });
    await expect(yearly).toContainText('49,00 €');
    await expect(yearly).toContainText('Najniższa cena z 30 dni przed obniżką: 59,00 €');
    await expect(yearly).toContainText('Obniżka trwa do 31.12.2099');
    await expectNoViolationsInEitherScheme(page, 'a reduction');
    await page.goto(`${product.url}/#prices`);
    await expect(page.locator('#prices').getByRole('listitem').filter({ hasText: 'Roczny' })).toContainText(
      'Najniższa cena z 30 dni przed obniżką: 59,00 €',
    );
    await page.goto(`${product.url}/rejestracja?uuid=${uuid}&action=pobierz-cv&package=yearly`);
    await expect(page.getByRole('region', { name: 'Twój pakiet' })).toContainText(
      'Najniższa cena z 30 dni przed obniżką: 59,00 €',
    );
  } finally {
    await desk('price', 'yearly', 'EUR', '59,00');
  }
});
