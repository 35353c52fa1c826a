import { LANGUAGES, toBcp47 } from '@kreda/document/engine/text/languages';
import { expect, test } from '@playwright/test';
import { startCv } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

for (const language of LANGUAGES)
  test(`the interface speaks ${language}: home, editor, documents, login`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const uuid = await startCv(page, product.url, 'Kraków');
    await page.goto(product.url);
    const polish = await page.getByRole('heading', { level: 1 }).textContent();
    await page.locator('select').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', toBcp47(language));
    const heading = page.getByRole('heading', { level: 1 });
    if (language !== 'pl') await expect(heading).not.toHaveText(polish!);
    for (const path of ['', `/cv/${uuid}/experience`, `/cv/${uuid}/pricing`, '/my-documents', '/login', '/nowhere']) {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', toBcp47(language));
      const text = await page.locator('body').textContent();
      // A key that nobody translated would stand there as nothing, or as itself.
      expect(text, path).not.toMatch(/undefined|\{\{|\b(menu|entry|zoom|style|pricing)\.[a-z]+/);
      if (language !== 'pl' && path !== '')
        expect(text, path).not.toMatch(/Zaloguj się|Pobierz CV|Zapisano|Dodaj |draggable/);
      expect(await page.title()).toContain(' - ');
    }
    expect(problems).toEqual([]);
  });

test('every button of the editor’s toolbar stands whole on a telephone, in every language', async ({ page }) => {
  const widthPx = 360;
  await page.setViewportSize({ width: widthPx, height: 740 });
  await startCv(page, product.url, 'Kraków');
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'language', value: language, url: product.url }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', toBcp47(language));
    const buttons = page.locator('main header').getByRole('button');
    await expect(buttons).toHaveCount(4);
    for (const button of await buttons.all()) {
      const box = (await button.boundingBox())!;
      const name = `${language}: ${await button.textContent()}`;
      expect(box.x, name).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(widthPx);
      // Neither is a word cut off to make it fit.
      const cutPx = await button.evaluate((element) =>
        Math.max(0, ...Array.from(element.querySelectorAll('span'), (part) => part.scrollWidth - part.clientWidth)),
      );
      expect(cutPx, name).toBeLessThanOrEqual(1);
    }
  }
});

test('opening a CV brings the interface into its language, unless the visitor has chosen one', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await page.getByLabel('Język CV').selectOption('de');
  await expect(page.getByRole('status').filter({ hasText: /^Zapisano$/ })).toBeAttached();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('select').first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
