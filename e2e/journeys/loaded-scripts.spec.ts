import { expect, test } from '@playwright/test';
import { sheets } from '../src/editor.ts';
import { loadedScriptBytes } from '../src/loaded-scripts.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const KB = 1024;

test('home loads at most 150 KB of scripts, and a first visit to the editor at most 320 KB', async ({ browser }) => {
  // Most of each is waiting for what a quiet page still loads, so both wait at once.
  const [home, editor] = await Promise.all([
    loadedScriptBytes(browser, product.url, async (page) => {
      await page.goto(product.url);
    }),
    loadedScriptBytes(browser, product.url, async (page) => {
      const created = await page.request.post(`${product.url}/api/resumes`, { data: { pattern: 'modern' } });
      const { uuid } = (await created.json()) as { uuid: string };
      await page.goto(`${product.url}/cv/${uuid}/dane-osobowe`);
      await expect(sheets(page).first()).toBeAttached();
    }),
  ]);
  expect(home).toBeGreaterThan(50 * KB);
  expect(home).toBeLessThanOrEqual(150 * KB);
  expect(editor).toBeGreaterThan(100 * KB);
  expect(editor).toBeLessThanOrEqual(320 * KB);
});
