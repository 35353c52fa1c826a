import { expect, type Page, test } from '@playwright/test';
import { startCv, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

async function storedName(page: Page, uuid: string): Promise<string> {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const answer = await page.request.get(`${product.url}/trpc/resume.get?input=${query}`);
  return (await answer.json()).result.data.resume.name;
}

/** Begins a CV of a named person, and goes to its download. Answers its uuid. */
async function personAtDownload(page: Page): Promise<string> {
  const uuid = await startCv(page, product.url, 'Gdynia');
  await page.getByLabel('Imię', { exact: true }).fill('Łucja');
  await page.getByLabel('Nazwisko', { exact: true }).fill('Źdźbło');
  await untilSaved(page);
  await toDownload(page);
  return uuid;
}

async function toDownload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pobierz CV' }).first().click();
  await page.waitForURL(/pobierz-cv/);
  // The editor, which has a button of the same name, stays until the page is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wróć do edycji' })).toBeVisible();
}

test('a CV without a word is not offered for download, and the way to its first step is', async ({ page }) => {
  await startCv(page, product.url, 'Gdynia');
  await toDownload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje CV jest jeszcze puste' })).toBeVisible();
  for (const role of ['button', 'img', 'textbox'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  await expect(page.getByText(/Puste, nie znajdą się w\sPDF/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Uzupełnij: Dane osobowe' }).click();
  await page.waitForURL(/dane-osobowe/);
  await page.getByLabel('Nazwisko', { exact: true }).fill('Źdźbło');
  await untilSaved(page);
  await toDownload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje CV jest gotowe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz CV' })).toBeEnabled();
  await expect(page.getByText(/^Puste, nie znajdą się w\sPDF: Doświadczenie/)).toBeVisible();
  await expect(page.getByText(/w PDF: .*Dane osobowe/)).toHaveCount(0);
});

test('the name typed on the download page is kept, whether its own button is pressed or not', async ({ page }) => {
  const uuid = await personAtDownload(page);
  const field = page.getByLabel('Nazwa CV');
  // What stands in the field of a CV without a name is its name only once it is downloaded.
  await expect(field).toHaveValue('Łucja Źdźbło – CV');
  await field.focus();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await storedName(page, uuid)).toBe('');

  await field.fill('Do szpitala');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => storedName(page, uuid)).toBe('Do szpitala');

  await field.fill('Do przychodni');
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await page.waitForURL(/\/rejestracja\?/);
  expect(await storedName(page, uuid)).toBe('Do przychodni');
});

test('a CV without a name is downloaded under its person’s', async ({ page }) => {
  const uuid = await personAtDownload(page);
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await page.waitForURL(/\/rejestracja\?/);
  expect(await storedName(page, uuid)).toBe('Łucja Źdźbło – CV');
});

test('downloading with an emptied name field keeps the stored name', async ({ page }) => {
  const uuid = await personAtDownload(page);
  const field = page.getByLabel('Nazwa CV');
  await field.fill('Do szpitala');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => storedName(page, uuid)).toBe('Do szpitala');
  await field.fill('');
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await page.waitForURL(/\/rejestracja\?/);
  expect(await storedName(page, uuid)).toBe('Do szpitala');
});

test('a name that cannot be saved is told of at its field, and nothing is downloaded', async ({ page }) => {
  await personAtDownload(page);
  await page.getByLabel('Nazwa CV').fill('Ł'.repeat(200));
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await expect(page.getByText(/Nazwa może mieć co najwyżej/)).toBeVisible();
  await expect(page).toHaveURL(/pobierz-cv/);
});
