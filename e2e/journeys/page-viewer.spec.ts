import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { checks, openScreen, pages, WINDOWS } from '../src/before-paying.ts';

const nameOfFocused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

for (const { width, height } of WINDOWS) {
  test(`a page is enlarged by click and by keyboard, turned, and closed again, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openScreen(page, typicalResume('modern'));
    const small = pages(page).first();
    const shownWidth = (await small.boundingBox())!.width;
    const markup = (sheet: typeof small) => sheet.evaluate((element) => element.shadowRoot!.innerHTML);
    const opener = page.getByRole('button', { name: 'Powiększ stronę 1' });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: 'Cały PDF, strona po stronie' });
    const large = viewer.locator('[data-sheet]');
    await expect(large).toHaveAccessibleName('Strona 1 z 2');
    expect((await large.boundingBox())!.width).toBeGreaterThan(shownWidth);
    expect(await markup(large), 'the very page of the preview').toBe(await markup(small));
    await expectNoViolations(page, 'page viewer');

    const fitted = (await large.boundingBox())!.width;
    await viewer.getByRole('button', { name: 'Powiększ' }).click();
    await expect.poll(async () => (await large.boundingBox())!.width).toBeGreaterThan(1.3 * fitted);
    await viewer.getByRole('button', { name: 'Pomniejsz' }).click();

    await viewer.getByRole('button', { name: 'Następna strona' }).click();
    await expect(large).toHaveAccessibleName('Strona 2 z 2');
    await expect(viewer.getByRole('button', { name: 'Następna strona' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(large).toHaveAccessibleName('Strona 2 z 2');
    await page.keyboard.press('ArrowLeft');
    await expect(large).toHaveAccessibleName('Strona 1 z 2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    expect(await nameOfFocused(page)).toBe('Powiększ stronę 1');

    await page.getByRole('button', { name: 'Powiększ stronę 2' }).press('Enter');
    await expect(large).toHaveAccessibleName('Strona 2 z 2');
    await viewer.getByRole('button', { name: 'Zamknij' }).click();
    await expect(viewer).toHaveCount(0);
    expect(await nameOfFocused(page)).toBe('Powiększ stronę 2');
    // What arrives after the pages must not take the focus away.
    await expect(checks(page).getByText('Czytam Twój PDF…')).toHaveCount(0);
    expect(await nameOfFocused(page)).toBe('Powiększ stronę 2');
  });

  test(`keys turn the enlarged pages wherever the focus is, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openScreen(page, typicalResume('modern'));
    await page.getByRole('button', { name: 'Powiększ stronę 1' }).press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Cały PDF, strona po stronie' });
    const large = viewer.locator('[data-sheet]');
    const scroller = viewer.getByRole('region', { name: /^Strona \d z 2$/ });
    await expect(scroller).toBeFocused();
    for (const place of [scroller, viewer.getByRole('button', { name: 'Zamknij' }), viewer]) {
      await place.focus();
      for (const [key, number] of [
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['PageDown', 2],
        ['PageUp', 1],
        ['End', 2],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(large, key).toHaveAccessibleName(`Strona ${number} z 2`);
        await expect(place).toBeFocused();
      }
    }

    // An enlarged page is read to its edge before the next one comes.
    await viewer.getByRole('button', { name: 'Powiększ' }).click();
    await page.keyboard.press('PageDown');
    await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await expect(large).toHaveAccessibleName('Strona 1 z 2');
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.keyboard.press('PageDown');
    await expect(large).toHaveAccessibleName('Strona 2 z 2');
    await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
}
