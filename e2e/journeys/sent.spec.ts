import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { type Download, expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { startBuyer } from '../src/buyer.ts';
import { sheets, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const bytesOf = async (download: Promise<Download>) => readFile(await (await download).path());

test('a variant is made in the editor, sent, noted, and had again as it was sent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const buyer = await startBuyer(product.url);
  const uuid = await buyer.createResume(typicalResume('classic'));
  await buyer.pay(uuid);
  const login = { email: buyer.email, password: buyer.password };
  const answer = await page.request.post(`${product.url}/api/login`, { data: login, headers: { origin: product.url } });
  expect(answer.ok(), 'the buyer is logged in').toBe(true);

  await page.goto(`${product.url}/cv/${uuid}/doswiadczenie-zawodowe`);
  await page.getByRole('button', { name: 'Wersje CV' }).click();
  const versions = page.getByRole('navigation', { name: 'Wersje CV' });
  await versions.getByRole('button', { name: 'Przygotuj wariant pod ofertę' }).click();
  await versions.getByLabel('Nazwa wariantu').fill('Szpital');
  await versions.getByLabel('Firma').fill('Charité');
  await versions.getByRole('button', { name: 'Utwórz wariant' }).click();
  await page.waitForURL((url) => !url.pathname.includes(uuid));
  const variant = /\/cv\/([^/]+)\//.exec(page.url())![1]!;
  await expect(sheets(page).first()).toBeAttached();

  await page.goto(`${product.url}/cv/${variant}/pobierz-cv`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CV', exact: true }).click();
  expect((await saving).suggestedFilename()).toBe('Jozef-Zolc-Swiatek-Charite.pdf');
  const sent = await bytesOf(saving);
  await page.getByRole('button', { name: 'Wysłane? Zanotuj, dokąd' }).click();
  await expect(page.getByLabel('Firma lub portal')).toHaveValue('Charité');
  await page.getByLabel('Notatka').fill('Przez portal');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Zanotowano na liście wysłanych plików')).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż wysłane pliki' }).click();
  await expect(page.getByRole('dialog', { name: 'Wysłane pliki' }).getByText('Charité').first()).toBeVisible();

  // The variant changes after it was sent.
  await page.goto(`${product.url}/cv/${variant}/dane-osobowe`);
  await page.getByRole('textbox', { name: 'Stanowisko lub zawód' }).fill('Oddziałowa');
  await untilSaved(page);
  expect(Buffer.from(await buyer.download(variant)).equals(sent)).toBe(false);

  await page.goto(`${product.url}/moje-dokumenty`);
  const openMenu = () => page.getByRole('button', { name: 'Więcej działań: Szpital' }).click();
  await openMenu();
  await page.getByRole('menuitem', { name: 'CV i załączniki w jednym pliku' }).click();
  const joining = page.getByRole('dialog', { name: 'CV i załączniki w jednym pliku' });
  const joinedFile = page.waitForEvent('download');
  await joining.getByRole('button', { name: 'Utwórz plik' }).click();
  const joined = await bytesOf(joinedFile);
  await joining.getByRole('button', { name: 'Wysłane? Zanotuj, dokąd' }).click();
  await joining.getByLabel('Firma lub portal').fill('Klinika');
  await joining.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(joining.getByText('Zanotowano na liście wysłanych plików')).toBeVisible();
  await joining.getByRole('button', { name: 'Zamknij' }).click();

  await openMenu();
  await page.getByRole('menuitem', { name: 'Wysłane pliki' }).click();
  const list = page.getByRole('dialog', { name: 'Wysłane pliki' });
  const entry = list.getByRole('listitem').filter({ hasText: 'Charité' });
  await expect(entry).toContainText('Przez portal');
  await expect(entry).toContainText(createHash('sha256').update(sent).digest('hex').slice(0, 12));
  await expectNoViolationsInEitherScheme(page, 'sent files');
  const again = page.waitForEvent('download');
  await entry.getByRole('link', { name: /^Pobierz/ }).click();
  expect((await bytesOf(again)).equals(sent)).toBe(true);
  const application = page.waitForEvent('download');
  await list
    .getByRole('listitem')
    .filter({ hasText: 'Klinika' })
    .getByRole('link', { name: /^Pobierz/ })
    .click();
  expect((await bytesOf(application)).equals(joined)).toBe(true);
});
