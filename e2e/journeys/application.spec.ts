import { readFile } from 'node:fs/promises';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { startBuyer } from '../src/buyer.ts';
import { certificate, photo } from '../src/certificates.ts';
import { readPdf } from '../src/pdf.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('a paid user joins a CV, a certificate and a photo of one into a PDF of less than 2 MB', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const buyer = await startBuyer(product.url);
  const uuid = await buyer.createResume(typicalResume('modern'));
  await buyer.pay(uuid);
  const login = { email: buyer.email, password: buyer.password };
  const answer = await page.request.post(`${product.url}/api/login`, { data: login, headers: { origin: product.url } });
  expect(answer.ok(), 'the buyer is logged in').toBe(true);

  await page.goto(`${product.url}/moje-dokumenty`);
  await page.getByRole('button', { name: /Więcej działań/ }).click();
  await page.getByRole('menuitem', { name: 'CV i załączniki w jednym pliku' }).click();
  const dialog = page.getByRole('dialog', { name: 'CV i załączniki w jednym pliku' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Dodaj załączniki' }).click();
  const large = await photo(90);
  expect(large.length).toBeGreaterThan(2_500_000);
  await (await choosing).setFiles([
    { name: 'Dyplom.jpg', mimeType: 'image/jpeg', buffer: large },
    { name: 'Angielski B2.pdf', mimeType: 'application/pdf', buffer: certificate('Certificate of English') },
  ]);
  const parts = dialog.getByRole('listitem');
  await expect(parts).toHaveCount(3);
  // The certificate comes before the photo.
  await dialog.getByRole('button', { name: 'Przesuń w górę: Angielski B2' }).click();
  await expect(parts.nth(1).getByRole('textbox')).toHaveValue('Angielski B2');
  await dialog.getByText('2 MB', { exact: true }).click();
  await expectNoViolationsInEitherScheme(page, 'one file for the application');

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Utwórz plik' }).click();
  const pdf = await readFile(await (await saving).path());
  expect(pdf.length).toBeLessThanOrEqual(2_000_000);
  expect(pdf.includes('JavaScript')).toBe(false);
  const { text, pageCount } = await readPdf(pdf);
  const cv = await readPdf(await buyer.download(uuid));
  expect(pageCount).toBe(cv.pageCount + 2);
  const pages = text.split('\f');
  expect(pages[0]).toContain('Józef');
  expect(pages[cv.pageCount]).toContain('Certificate of English');
  expect(pages[cv.pageCount]).toContain(`${cv.pageCount + 1} / ${pageCount}`);
  await expect(dialog.getByText(/^Plik .*\.pdf został zapisany/)).toBeVisible();
  await expect(dialog.getByText(/^Dyplom: obrazy: 1, z\s\d+ do \d+ dpi/)).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'what was reduced');

  // A file that cannot be read is named, and the others stay.
  const again = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Dodaj załączniki' }).click();
  await (await again).setFiles([{ name: 'lista.pdf', mimeType: 'application/pdf', buffer: Buffer.from('zakupy') }]);
  await dialog.getByRole('button', { name: 'Utwórz plik' }).click();
  await expect(parts.nth(3).getByText(/^Takiego pliku nie da się dodać/)).toBeVisible();
  await expect(parts).toHaveCount(4);
});
