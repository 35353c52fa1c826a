import { LANGUAGES, toBcp47 } from '@kreda/document/engine/text/languages';
import { expect, test } from '@playwright/test';
import { sharedProduct as product } from '../src/shared-product.ts';

test('home speaks every language, as the server draws it and when it is switched', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(product.url);
  const heading = page.getByRole('heading', { level: 1 });
  const polish = await heading.textContent();
  for (const language of LANGUAGES) {
    await page.locator('select').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', toBcp47(language));
    if (language !== 'pl') await expect(heading).not.toHaveText(polish!);
    const switched = await heading.textContent();
    const drawn = await page.reload();
    expect(await drawn!.text()).toContain(`<html lang="${toBcp47(language)}"`);
    await expect(heading).toHaveText(switched!);
    await expect(page.locator('html')).toHaveAttribute('lang', toBcp47(language));
  }
  expect(problems).toEqual([]);
});
