import { expect, test } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { goToStep, startCv, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** A picture of one pixel, PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('home, every step and the appearance panel have nothing that axe would mend', async ({ page }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Włącz ciemny motyw' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('img', { name: /Gdynia/ })).toBeVisible();
  await expectNoViolations(page, 'home, dark');
  // From here on the scheme is the system's again.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('img', { name: /Gdynia/ })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'home');
  await page.getByRole('button', { name: /Gdynia/ }).click();
  await expect(page.getByRole('img', { name: /^Strona 1/ })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'Dane osobowe');
  for (;;) {
    const next = page.getByRole('link', { name: /^Dalej/ });
    if ((await next.count()) === 0) break;
    const name = ((await next.textContent()) ?? '').replace('Dalej: ', '');
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const add = page.getByRole('button', { name: /^Dodaj (?!sekcję)/ });
    if ((await add.count()) > 0) await add.first().click();
    await expectNoViolationsInEitherScheme(page, name);
  }
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await expect(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'Wygląd CV');
});

test('every dialog and panel beside the steps has nothing that axe would mend', async ({ page }) => {
  // What fades in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startCv(page, product.url, 'Gdynia');
  await page.getByLabel('Zawód').fill('Księgowa');
  await page.getByRole('button', { name: 'Ustawienia sekcji' }).click();
  await expect(page.getByText('Pokazuj w CV')).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'section settings');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ja.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await expect(page.getByRole('slider', { name: 'Jasność' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'photo editor');
  await page.keyboard.press('Escape');
  await goToStep(page, 'umiejetnosci');
  await page.getByRole('button', { name: 'Podpowiedzi' }).click();
  await expect(page.getByRole('button', { name: /^Wstaw:/ }).first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'suggestions');
  await untilSaved(page);

  await page.goto(`${product.url}/moje-dokumenty`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoViolationsInEitherScheme(page, 'my documents');
  await page.getByRole('button', { name: /Więcej działań/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Co czyta system rekrutacyjny' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'actions of a CV');
  await page.getByRole('menuitem', { name: 'Co czyta system rekrutacyjny' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  const reading = page.getByRole('dialog', { name: 'Co czyta system rekrutacyjny' });
  await expect(reading.getByText(/^Nasz program odczytał/)).toBeVisible();
  await reading
    .getByText(/^Tekst, który program/)
    .first()
    .click();
  await expect(reading.locator('pre').first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'what recruiting software reads');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Więcej działań/ }).click();
  await page.getByRole('menuitem', { name: 'Usuń', exact: true }).click();
  await page.getByRole('button', { name: 'Kosz' }).click();
  await expect(page.getByRole('button', { name: /^Przywróć/ })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'trash');
  await page.goto(`${product.url}/nie-ma`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, '404');
});

test('the conflict of two tabs has nothing that axe would mend, and is decided by keyboard', async ({
  page,
  context,
}) => {
  await startCv(page, product.url, 'Kraków', 'opis');
  const second = await context.newPage();
  await second.goto(page.url());
  for (const [tab, text] of [
    [second, 'Druga.'],
    [page, 'Pierwsza.'],
  ] as const) {
    await tab.getByRole('textbox', { name: 'Treść' }).focus();
    await tab.keyboard.insertText(text);
    if (tab === second) await untilSaved(tab);
  }
  const dialog = page.getByRole('dialog', { name: 'To CV zmieniono w innym miejscu' });
  await expect(dialog.getByRole('img', { name: /wersja/i })).toHaveCount(2);
  await expectNoViolationsInEitherScheme(page, 'conflict');
  await dialog.getByRole('button', { name: 'Weź zapisaną gdzie indziej' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Treść' })).toHaveText('Druga.');
});
