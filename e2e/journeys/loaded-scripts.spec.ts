import { expect, test } from '@playwright/test';
import { sheets } from '../src/editor.ts';
import { loadedScriptBytes } from '../src/loaded-scripts.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const KB = 1024;

test('home loads at most 150 KB of scripts', async ({ browser }) => {
  const bytes = await loadedScriptBytes(browser, product.url, async (page) => {
    await page.goto(product.url);
  });
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(150 * KB);
});

test('a first visit to the editor loads at most 310 KB of scripts', async ({ browser }) => {
  const bytes = await loadedScriptBytes(browser, product.url, async (page) => {
    const created = await page.request.post(`${product.url}/api/resumes`, { data: { pattern: 'modern' } });
    const { uuid } = (await created.json()) as { uuid: string };
    await page.goto(`${product.url}/cv/${uuid}/dane-osobowe`);
    await expect(sheets(page).first()).toBeAttached();
  });
  expect(bytes).toBeGreaterThan(100 * KB);
  expect(bytes).toBeLessThanOrEqual(310 * KB);
});
