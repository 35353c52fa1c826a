import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { readPdf } from '../src/pdf.ts';
import { register } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('a letter is written for a CV, seen as a page, paid for, and downloaded with its words', async ({ page }) => {
  const person = { pattern: 'modern', firstName: 'Łucja', lastName: 'Żółć', profession: 'Introligatorka' };
  const created = await page.request.post(`${product.url}/api/resumes`, { data: person });
  const { uuid } = (await created.json()) as { uuid: string };

  await page.goto(`${product.url}/moje-dokumenty`);
  await page.getByRole('button', { name: /^Więcej/ }).click();
  await page.getByRole('menuitem', { name: 'Napisz list motywacyjny' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adresat' })).toBeVisible();
  await expect(page).toHaveURL(/\/list-motywacyjny\/[0-9a-f-]{36}\/adresat$/);
  await expect(page).toHaveTitle(/^Adresat – List motywacyjny/);
  await page.getByLabel('Firma').fill('Oprawa i Syn');
  const sheet = page.getByRole('group', { name: 'Strona 1 z 1' });
  await expect(sheet).toContainText('Oprawa i Syn');
  await expect(sheet).toContainText('Łucja Żółć');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Dalej: Treść' }).click();
  await page.getByLabel('Temat').fill('Praca w introligatorni');
  await page.getByRole('textbox', { name: 'Treść listu' }).fill('Oprawiam książki od dziesięciu lat.');
  await expect(sheet).toContainText('Oprawiam książki od dziesięciu lat.');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Dalej: Zakończenie i załączniki' }).click();
  await page.getByRole('button', { name: 'Dodaj załącznik' }).click();
  await page.getByRole('textbox', { name: 'Załącznik 1' }).fill('Świadectwo czeladnicze');
  await expect(sheet).toContainText('Świadectwo czeladnicze');
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano' })).toBeVisible();

  // The letter goes to the account with its CV.
  await register(page, product.url);
  await page.goto(`${product.url}/cv/${uuid}/cennik`);
  await page.getByRole('button', { name: 'Wybierz pakiet 7 dni na próbę' }).click();
  await page.waitForURL(/\/platnosc\?/);
  await page.getByLabel('Numer karty').fill('4242 4242 4242 4242');
  await page.getByLabel('Data ważności').fill('12/40');
  await page.getByLabel('Kod CVC').fill('123');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp zaczął się od razu/ }).check();
  await page.getByRole('button', { name: /^Rozpocznij okres próbny/ }).click();
  await page.waitForURL(/\/dziekujemy\?/, { timeout: 60_000 });

  await page.goto(`${product.url}/moje-dokumenty`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz list: List motywacyjny: Oprawa i Syn' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Lucja-Zolc-list-motywacyjny-Oprawa-i-Syn.pdf');
  const { text, pageCount } = await readPdf(await readFile(await download.path()));
  expect(pageCount).toBe(1);
  for (const words of [
    'Łucja Żółć',
    'Oprawa i Syn',
    'Praca w introligatorni',
    'Oprawiam książki od dziesięciu lat.',
    'Z poważaniem',
    'Świadectwo czeladnicze',
  ])
    expect(text).toContain(words);
  await expectNoViolations(page);
});
