import { expect, type Page, test } from '@playwright/test';
import { startCv, untilSaved } from '../src/editor.ts';
import { type Product, startProduct } from '../src/product.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct({ NEW_VISITORS_PER_HOUR: '1000' });
});
test.afterAll(() => product?.stop());

async function toDownload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pobierz CV' }).first().click();
  await page.waitForURL(/pobierz-cv/);
}

test('a CV without a word is not offered for download, and the way to its first step is', async ({ page }) => {
  await startCv(page, product.url, 'Gdynia');
  await toDownload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje CV jest jeszcze puste' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz CV' })).toBeDisabled();
  await expect(page.getByText(/Puste, nie znajdą się w PDF/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Uzupełnij: Dane osobowe' }).click();
  await page.waitForURL(/dane-osobowe/);
  await page.getByLabel('Nazwisko', { exact: true }).fill('Źdźbło');
  await untilSaved(page);
  await toDownload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje CV jest gotowe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz CV' })).toBeEnabled();
  await expect(page.getByText(/^Puste, nie znajdą się w PDF: Doświadczenie/)).toBeVisible();
  await expect(page.getByText(/w PDF: .*Dane osobowe/)).toHaveCount(0);
});
