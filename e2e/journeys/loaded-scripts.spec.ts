import { expect, type Page, test } from '@playwright/test';
import { sheets } from '../src/editor.ts';
import { loadedScriptBytes } from '../src/loaded-scripts.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const KB = 1024;

/** Opens the editor of a new CV in the newest version of its template, or in an earlier one. */
async function visitEditor(page: Page, version?: number): Promise<void> {
  const created = await page.request.post(`${product.url}/api/resumes`, { data: { pattern: 'modern' } });
  const { uuid } = (await created.json()) as { uuid: string };
  if (version !== undefined) {
    const operation = { type: 'pattern-version', version };
    const saved = await page.request.post(`${product.url}/trpc/resume.save`, { data: { uuid, operation } });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
  await page.goto(`${product.url}/cv/${uuid}/dane-osobowe`);
}

test('home loads at most 150 KB of scripts, and a first visit to the editor at most 320 KB', async ({ browser }) => {
  // Most of each is waiting for what a quiet page still loads, so all wait at once.
  const [home, editor, earlier] = await Promise.all([
    loadedScriptBytes(browser, product.url, async (page) => {
      await page.goto(product.url);
    }),
    loadedScriptBytes(browser, product.url, async (page) => {
      await visitEditor(page);
      await expect(sheets(page).first()).toBeAttached();
    }),
    loadedScriptBytes(browser, product.url, async (page) => {
      await visitEditor(page, 2);
      await expect(sheets(page).first()).toBeAttached();
    }),
  ]);
  expect(home).toBeGreaterThan(50 * KB);
  expect(home).toBeLessThanOrEqual(150 * KB);
  expect(editor).toBeGreaterThan(100 * KB);
  expect(editor).toBeLessThanOrEqual(320 * KB);
  // A CV in an earlier version loads those of its own template, and no other ones.
  expect(earlier).toBeGreaterThan(editor);
  expect(earlier).toBeLessThanOrEqual(editor + 2 * KB);
});

test('a CV whose template version cannot be loaded shows no other look, and opens when it can', async ({ page }) => {
  await page.route(/\/assets\/modern-[^/]*\.js$/, (route) => route.abort());
  await visitEditor(page, 2);
  await expect(page.getByRole('heading', { name: 'Coś poszło nie tak' })).toBeVisible();
  await expect(sheets(page)).toHaveCount(0);
  await page.unrouteAll();
  await expect(async () => {
    // The page may be loading itself anew at this moment: then it needs no click.
    if ((await sheets(page).count()) === 0)
      await page.getByRole('button', { name: 'Odśwież stronę' }).click({ timeout: 1_000 });
    await expect(sheets(page).first()).toBeAttached({ timeout: 5_000 });
  }).toPass();
});
