import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Product, startProduct } from '../src/product.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
});
test.afterAll(() => product?.stop());

/** Rules of WCAG 2.2 AA that a machine can check. */
async function expectNoViolations(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

for (const scheme of ['light', 'dark'] as const)
  test(`home, every step and the appearance panel have nothing that axe would mend, ${scheme}`, async ({ page }) => {
    await page.goto(product.url);
    if (scheme === 'dark') await page.getByRole('button', { name: 'Włącz ciemny motyw' }).click();
    await expect(page.getByRole('img', { name: /Gdynia/ })).toBeVisible();
    await expectNoViolations(page, 'home');
    await page.getByRole('button', { name: /Gdynia/ }).click();
    await expect(page.getByRole('img', { name: /^Strona 1/ })).toBeVisible();
    await expectNoViolations(page, 'Dane osobowe');
    for (;;) {
      const next = page.getByRole('link', { name: /^Dalej/ });
      if ((await next.count()) === 0) break;
      const name = ((await next.textContent()) ?? '').replace('Dalej: ', '');
      await next.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const add = page.getByRole('button', { name: /^Dodaj (?!sekcję)/ });
      if ((await add.count()) > 0) await add.first().click();
      await expectNoViolations(page, name);
    }
    await page.getByRole('button', { name: 'Wygląd' }).click();
    await expect(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
    await expectNoViolations(page, 'Wygląd CV');
  });
