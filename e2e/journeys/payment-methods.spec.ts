import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { readPdf } from '../src/pdf.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';
import { storeLine } from '../src/stored-resume.ts';

const pay = (page: Page) => page.getByRole('button', { name: /^Zapłać/ });
const consent = (page: Page) => page.getByLabel(/Chcę, aby dostęp zaczął się od razu/);
const row = (page: Page) => page.getByRole('article').filter({ hasText: 'Dostęp na 14 dni' });

/** A new user's payment of a CV by a method. Przelewy24 and BLIK are offered, since the interface is Polish. */
async function openPayment(page: Page, method: string): Promise<void> {
  const uuid = await storeLine(page, product.url);
  await registerFor(page, product.url, '/platnosci');
  await page.goto(`${product.url}/cv/${uuid}/platnosc?package=access-14-days`);
  await page.getByRole('radio', { name: method }).check();
  await consent(page).check();
}

test('a package is paid by BLIK, after a code that the bank’s app refuses, and the invoice names it', async ({
  page,
}) => {
  await openPayment(page, 'BLIK');
  await expectNoViolationsInEitherScheme(page, 'BLIK');
  const code = page.getByLabel('Kod BLIK');
  await code.fill('000000');
  await pay(page).click();
  await expect(page.getByText(/^Kod BLIK jest nieprawidłowy/)).toBeVisible();
  await code.fill('777123');
  await pay(page).click();
  await expect(page.getByText('Potwierdź płatność w aplikacji banku')).toBeVisible();
  await expectNoViolations(page, 'waiting for the bank’s app');
  // For users who prefer reduced motion, too, the loader is in the middle of its button.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const middleOf = async (selector: string) => {
    const { y, height } = (await page.locator(selector).boundingBox())!;
    return y + height / 2;
  };
  await expect
    .poll(async () =>
      Math.abs(
        (await middleOf('button[data-loading] .mantine-Loader-root')) - (await middleOf('button[data-loading]')),
      ),
    )
    .toBeLessThan(4);
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await expect(page.getByText(/^Płatność została odrzucona/)).toBeVisible();
  await code.fill('777124');
  await pay(page).click();
  await page.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await page.waitForURL(/\/dziekujemy\?/);
  await page.goto(`${product.url}/platnosci`);
  await expect(row(page)).toContainText('BLIK');
  await expect(row(page)).toContainText('Zapłacono');
  const download = page.waitForEvent('download');
  await row(page)
    .getByRole('link', { name: /^Faktura FV/ })
    .click();
  const { text } = await readPdf(await readFile(await (await download).path()));
  expect(text).toContain('BLIK');
});

test('Przelewy24 is cancelled at the bank, then pays late, and the page waits for it', async ({ page }) => {
  await openPayment(page, 'Przelewy24');
  await pay(page).click();
  await page.getByRole('link', { name: 'mBank' }).click();
  await expectNoViolations(page, 'the bank of Przelewy24');
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await page.waitForURL(/\/dziekujemy\?order=[0-9a-f-]+$/);
  await expect(page.getByRole('alert')).toHaveText(/^Płatność nie została dokończona/);
  await page
    .getByRole('link', { name: /cennik|pakiet|Spróbuj/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Wybierz pakiet Dostęp na 14 dni' }).click();
  await page.getByRole('radio', { name: 'Przelewy24' }).check();
  await consent(page).check();
  await pay(page).click();
  await page.getByRole('link', { name: 'ING' }).click();
  await page.getByRole('button', { name: 'Zapłać z opóźnieniem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank przetwarza płatność' })).toBeVisible();
  await expectNoViolations(page, 'a slow bank');
  await expect(page.getByRole('button', { name: /Pobierz/ }).first()).toBeVisible({ timeout: 40_000 });
  await page.goto(`${product.url}/platnosci`);
  await expect(row(page)).toContainText('Przelewy24');
});

test('a wallet opens once the form is right, and pays without a card number', async ({ page }) => {
  await openPayment(page, 'Karta');
  await consent(page).uncheck();
  const wallet = page.getByRole('button', { name: 'Portfel testowy' });
  await wallet.click();
  await expect(consent(page)).toBeFocused();
  await consent(page).check();
  await wallet.click();
  const sheet = page.getByRole('dialog', { name: 'Portfel testowy' });
  await sheet.getByRole('button', { name: 'Anuluj' }).last().click();
  await expect(sheet).toBeHidden();
  await wallet.click();
  await sheet.getByRole('button', { name: /^Zapłać 29,00/ }).click();
  await page.waitForURL(/\/dziekujemy\?/);
  await page.goto(`${product.url}/platnosci`);
  await expect(row(page)).toContainText('Google Pay');
});
