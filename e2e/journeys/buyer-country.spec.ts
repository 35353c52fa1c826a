import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { readPdf } from '../src/pdf.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';
import { storeLine } from '../src/stored-resume.ts';

test('a German company is refused an unknown VAT number, pays without VAT with its own, and its invoice has reverse charge', async ({
  page,
}) => {
  const uuid = await storeLine(page, product.url);
  await registerFor(page, product.url, `/cv/${uuid}/platnosc?package=access-14-days`);
  const pay = page.getByRole('button', { name: /^Zapłać/ });
  const summary = page.getByRole('region', { name: 'Twój pakiet' });
  await expect(summary).toContainText('Cena zawiera VAT 23%.');

  await page.getByRole('combobox', { name: 'Kraj' }).fill('Niem');
  await page.getByRole('option', { name: 'Niemcy' }).click();
  await page.getByRole('checkbox', { name: 'Chcę fakturę na firmę' }).check();
  await page.getByLabel('Numer VAT UE').fill('DE 136 695 999');
  await expect(page.getByText('Unijny rejestr VIES nie zna tego numeru VAT')).toBeVisible();
  await expect(pay).toContainText('29,00');
  await page.getByLabel('Numer VAT UE').fill('DE 136 695 976');
  await expect(page.getByText('VIES potwierdza numer.')).toBeVisible();
  await expect(pay).toContainText('23,58');
  await expect(summary).toContainText('Odwrotne obciążenie (VAT)');
  await expectNoViolations(page);

  await page.getByLabel('Nazwa firmy').fill('Buchbinderei GmbH');
  await page.getByLabel('Ulica i numer').fill('Lange Straße 1');
  await page.getByLabel('Kod pocztowy').fill('10115');
  await page.getByLabel('Miejscowość').fill('Berlin');
  await page.getByLabel('Numer karty').fill('4000 0027 6000 0016');
  await page.getByLabel('Data ważności').fill('12/40');
  await page.getByLabel('Kod CVC').fill('123');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp zaczął się od razu/ }).check();
  await pay.click();
  await page.waitForURL(/\/dziekujemy\?/);

  await page.goto(`${product.url}/platnosci`);
  await expect(page.getByRole('article')).toContainText('23,58');
  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('link', { name: /^Faktura/ }).click();
  const { text } = await readPdf(await readFile(await (await downloading).path()));
  for (const words of [
    'Buchbinderei GmbH',
    'Numer VAT: DE136695976',
    'Niemcy',
    'odwrotne obciążenie / reverse charge',
    '23,58',
  ])
    expect(text).toContain(words);
});
