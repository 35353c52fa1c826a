import { paragraph, typicalResume } from '@kreda/document/testing/sample-resumes';
import { tracesIn } from '@kreda/document/testing/traces-in';
import { expect, test } from '@playwright/test';
import { startBuyer } from '../src/buyer.ts';
import { previewText, untilSaved } from '../src/editor.ts';
import { readPdf } from '../src/pdf.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('an anonymous version is made of a CV, and its page and PDF do not say whose it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const buyer = await startBuyer(product.url);
  const original = structuredClone(typicalResume('modern'));
  original.sections.summary.data.content = paragraph('Józef Świątek buduje mosty dla Polimostu i Zgierza.');
  const uuid = await buyer.createResume(original);
  await buyer.pay(uuid);
  const login = await page.request.post(`${product.url}/api/login`, {
    data: { email: buyer.email, password: buyer.password },
    headers: { origin: product.url },
  });
  expect(login.ok()).toBe(true);
  const tokens = ['Józef', 'Żółć', 'Świątek', 'Świątka', 'jozef', '601234567', 'Piękna', 'Żuraw', 'Budowa i Spółka'];
  const readOriginal = await readPdf(await buyer.download(uuid));
  expect(tracesIn(readOriginal.text, tokens).length).toBeGreaterThan(5);

  await page.goto(`${product.url}/moje-dokumenty`);
  await page.getByRole('button', { name: /^Więcej działań/ }).click();
  await page.getByRole('menuitem', { name: 'Utwórz wersję anonimową' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wersja anonimowa' });
  await expect(dialog.getByText('+48 601 234 567')).toBeVisible();
  await dialog.getByText('Polimostu', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Utwórz wersję' }).click();
  await page.waitForURL((url) => url.pathname.includes('/cv/') && !url.pathname.includes(uuid));
  const version = /\/cv\/([^/]+)\//.exec(page.url())![1]!;
  await expect.poll(() => previewText(page)).toContain('Pracodawca 1');
  expect(tracesIn(await previewText(page), [...tokens, 'Polimostu'])).toEqual([]);

  // Nothing is to be put right in a version that has just been made, and it has what names nobody.
  await expect(page.getByRole('button', { name: 'Co usuwamy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usuń dane osobowe z formularza' })).toHaveCount(0);
  expect((await buyer.read(version)).sections.skills.data).toEqual(original.sections.skills.data);

  // A name that is typed is not stored, and the editor puts the form right.
  await page.goto(`${product.url}/cv/${version}/dane-osobowe`);
  const profession = page.getByRole('textbox', { name: /^Stanowisko lub zawód/ });
  await expect(page.getByRole('button', { name: 'Dodaj zdjęcie' })).toHaveCount(0);
  await profession.fill('Inżynier, J. Świątek');
  await expect(
    page.getByText('Danych osobowych z formularza nie będzie w pliku: ta wersja nie podaje, czyje to CV.'),
  ).toBeVisible();
  await untilSaved(page);
  await page.getByRole('button', { name: 'Usuń dane osobowe z formularza' }).click();
  await expect(profession).toHaveValue('Inżynier, […]');
  await untilSaved(page);

  // What stays can be taken out later.
  await page.getByRole('button', { name: 'Co usuwamy' }).click();
  const options = page.getByRole('dialog', { name: 'Co usuwamy' });
  await options.getByRole('textbox', { name: 'Inne słowo lub nazwa' }).fill('Zgierz');
  await options.getByRole('button', { name: 'Dodaj' }).click();
  await options.getByRole('button', { name: 'Zapisz' }).click();
  await expect(options).toBeHidden();
  await expect.poll(() => previewText(page)).not.toContain('Zgierz');

  const read = await readPdf(await buyer.download(version));
  const everything = JSON.stringify(read);
  expect(everything).toContain('Pracodawca 1');
  expect(tracesIn(everything, [...tokens, 'Polimostu', 'Zgierza'])).toEqual([]);
  const stored = await buyer.read(version);
  expect(tracesIn(JSON.stringify(stored), [...tokens, 'Polimostu', 'Zgierza'])).toEqual([]);
  expect(await buyer.read(uuid)).toMatchObject({ sections: { summary: original.sections.summary } });
});
