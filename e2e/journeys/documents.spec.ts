import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { startCv, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

async function oneDocument(page: Page): Promise<void> {
  await startCv(page, product.url, 'Kraków');
  await page.getByLabel('Imię', { exact: true }).fill('Żaneta');
  await page.getByLabel('Nazwisko', { exact: true }).fill('Źdźbło');
  await untilSaved(page);
  await page.goto(`${product.url}/moje-dokumenty`);
  await expect(page.getByRole('article')).toHaveCount(1);
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /Więcej działań/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a CV is read as by a recruiter’s software, renamed, removed with a way back, restored from the trash, and erased for good', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await oneDocument(page);
  await expectNoViolationsInEitherScheme(page, 'my documents');
  await page.getByRole('button', { name: /Więcej działań/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Co czyta system rekrutacyjny' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'actions of a CV');
  await page.getByRole('menuitem', { name: 'Co czyta system rekrutacyjny' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  const reading = page.getByRole('dialog', { name: 'Co czyta system rekrutacyjny' });
  await expect(reading.getByText(/^Nasz program odczytał poprawnie/)).toBeVisible();
  const name = reading.getByRole('listitem').filter({ hasText: 'Imię i nazwisko' });
  await expect(name.getByText('Żaneta Źdźbło').first()).toBeVisible();
  // Only the name was typed: the editor's examples are not downloaded.
  await reading
    .getByText(/^Tekst, który program wyjmuje z\sPDF$/)
    .first()
    .click();
  await expect(reading.locator('pre').first()).toBeVisible();
  const text = await reading.locator('pre').allInnerTexts();
  expect(text.join('').trim().split('\n').length).toBeLessThan(4);
  await expectNoViolationsInEitherScheme(page, 'what recruiting software reads');
  await page.keyboard.press('Escape');
  await expect(reading).toHaveCount(0);

  await choose(page, 'Zmień nazwę');
  await page.getByRole('textbox').fill('Na morze');
  await page.getByRole('dialog').getByRole('button', { name: /nazwę/ }).click();
  await expect(page.getByRole('article', { name: 'Na morze' })).toBeVisible();

  await choose(page, 'Usuń');
  await expect(page.getByText('CV zostało usunięte')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await choose(page, 'Usuń');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kosz' }).click();
  const trash = page.getByRole('dialog', { name: 'Kosz' });
  await expect(trash.getByText(/^Zniknie \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'trash');
  await trash.getByRole('button', { name: /^Przywróć/ }).click();
  await expect(trash.getByText('Kosz jest pusty')).toBeVisible();
  await trash.getByRole('button', { name: 'Zamknij' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await choose(page, 'Usuń');
  await page.getByRole('button', { name: 'Kosz' }).click();
  await trash.getByRole('button', { name: /^Usuń na zawsze/ }).click();
  const question = page.getByRole('dialog', { name: 'Usunąć CV na zawsze?' });
  await question.getByRole('button', { name: 'Anuluj' }).click();
  await trash.getByRole('button', { name: /^Usuń na zawsze/ }).click();
  await question.getByRole('button', { name: 'Usuń na zawsze' }).click();
  await expect(trash.getByText('Kosz jest pusty')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(0);
});
