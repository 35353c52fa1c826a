import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { drawnRuns } from '../src/drawn-fonts.ts';
import { previewText, startCv } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('the gallery of templates draws every family in its own letters', async ({ page }) => {
  await page.goto(`${product.url}/templates/gallery?person=demo-typical&density=normal`);
  // Each template is typeset when it comes into view.
  for (const template of await page.locator('.pages').all()) {
    await template.scrollIntoViewIfNeeded();
    await expect(template.locator('.page').first()).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready);
  const inGallery = await drawnRuns(page.locator('.page'));
  expect(inGallery.map(({ family }) => family)).toContain('Source Sans 3');
  expect(inGallery.filter((run) => run.drawnIn !== run.family || !run.isLoaded)).toEqual([]);
});

test('a CV is duplicated, goes out as JSON Resume and comes back as a new CV that says the same', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await page.getByLabel('Imię', { exact: true }).fill('Żaneta');
  await page.getByLabel('Nazwisko', { exact: true }).fill('Źdźbło');
  await expect(page.getByText('Zapisano')).toBeVisible();
  await page.goto(`${product.url}/moje-dokumenty`);
  await page.getByRole('button', { name: /Więcej działań/ }).click();
  await page.getByRole('menuitem', { name: 'Powiel' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page
    .getByRole('button', { name: /Więcej działań/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Eksportuj' }).click();
  const formats = page.getByRole('dialog', { name: 'Eksportuj CV' });
  await expect(formats.getByRole('button', { name: /^PDF/ })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'formats of an export');
  const downloading = page.waitForEvent('download');
  await formats.getByRole('button', { name: /JSON Resume/ }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8')).basics.name).toBe('Żaneta Źdźbło');
  await expect(formats).toHaveCount(0);
  // What can be imported, and what becomes of it, is said before the file is asked for.
  await page.getByRole('button', { name: 'Importuj CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importuj CV' });
  await expect(dialog.getByText(/^PDF, Word, LinkedIn, Europass, JSON Resume/)).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Wybierz pliki' }).click();
  await (await choosing).setFiles({
    name: 'cv.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await page.waitForURL(/\/cv\/[0-9a-f-]{36}\//);
  await expect(page.getByLabel('Imię', { exact: true })).toHaveValue('Żaneta');
  await expect.poll(() => previewText(page)).toContain('Żaneta Źdźbło');
});
