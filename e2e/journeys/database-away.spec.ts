import { startCuttableProxy } from '@kreda/api/testing/cuttable-proxy';
import { DATABASES } from '@kreda/api/testing/databases';
import { expect, type Page, test } from '@playwright/test';
import { previewText, startCv, untilSaved } from '../src/editor.ts';
import { startProduct } from '../src/product.ts';

const firstName = (page: Page) => page.getByLabel('Imię', { exact: true });
const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

// SQLite is a file of the product's own and cannot go away.
for (const { kind, create } of DATABASES.filter((one) => one.kind === 'MySQL')) {
  test(`while ${kind} is away what is typed is kept, the page says so, and public pages stay`, async ({
    page,
    context,
  }) => {
    const database = await create();
    const url = new URL(database.url);
    const way = await startCuttableProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${way.port}`;
    const product = await startProduct({ DATABASE_URL: url.href, RENDERER_WARM_UP: 'false' });
    try {
      const home = await context.newPage();
      await home.goto(product.url);
      // With the prices, which come from the database.
      const price = home.getByText(/\d+,\d\d\s*zł/).first();
      await expect(price).toBeAttached();
      await startCv(page, product.url, 'Kraków');
      await firstName(page).fill('Przed');
      await untilSaved(page);

      await way.cut();
      await firstName(page).fill('Bez bazy');
      await expect(state(page, 'Zapis czeka. Zmiany są w tej przeglądarce')).toBeVisible();
      await page.getByLabel('Zawód').fill('Archiwistka');
      await expect.poll(() => previewText(page)).toContain('Archiwistka');

      // A page that is opened now is there, to whoever has a CV here and to strangers.
      expect((await home.goto(product.url))!.status()).toBe(200);
      await expect(price).toBeAttached();
      expect((await home.goto(`${product.url}/regulamin`))!.status()).toBe(200);

      // The editor itself cannot open without what is stored; it says why, and does so by itself later.
      expect((await page.reload())!.status()).toBe(503);
      await expect(page.getByText('To, co piszesz w CV, zostaje w tej przeglądarce')).toBeVisible({ timeout: 60_000 });
      await way.mend();
      await expect(firstName(page)).toHaveValue('Bez bazy', { timeout: 60_000 });
      await expect(page.getByLabel('Zawód')).toHaveValue('Archiwistka');
      await untilSaved(page);
      await page.reload();
      await expect(firstName(page)).toHaveValue('Bez bazy');
    } finally {
      await product.stop();
      await way.cut();
      await database.drop();
    }
  });
}
