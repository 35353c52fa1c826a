import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { countMouseClicks } from '../src/mouse-clicks.ts';
import { readPdf } from '../src/pdf.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';
import { storeLine } from '../src/stored-resume.ts';

const DAY = /\d\d\.\d\d\.\d{4}/;

/** Somebody with a CV of one line, who stands before the price list. Answers the CV's uuid. */
async function atPriceList(page: Page): Promise<string> {
  const uuid = await storeLine(page, product.url);
  await registerFor(page, product.url, `/cv/${uuid}/cennik`);
  return uuid;
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Wybierz pakiet ${name}` }).click();
  await page.waitForURL(/\/platnosc\?/);
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numer karty').fill(number);
  await page.getByLabel('Data ważności').fill('12/40');
  await page.getByLabel('Kod CVC').fill('123');
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp zaczął się od razu/ }).check();
}

/** Does what leads to the thank-you page, and reads the PDF that it downloads by itself. */
async function downloadAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await act();
  await page.waitForURL(/\/dziekujemy\?/);
  const { text } = await readPdf(await readFile(await (await downloading).path()));
  return text;
}

const startTrial = (page: Page) => page.getByRole('button', { name: /^Rozpocznij okres próbny/ }).click();

test('a trial begins with a verified card, says when it is charged first, and downloads the CV; a download that fails takes nothing away', async ({
  page,
}) => {
  const uuid = await atPriceList(page);
  const card = page.getByRole('region', { name: '7 dni na próbę' });
  await expect(card).toContainText(/0.zł dziś/);
  await expect(card).toContainText(/Potem 39,00.zł co miesiąc od \d\d\.\d\d\.\d{4}/);
  await expectNoViolations(page);

  await choose(page, '7 dni na próbę');
  await expect(page.getByRole('heading', { level: 1, name: 'Rozpocznij okres próbny' })).toBeVisible();
  await expect(page.getByText('Musimy zweryfikować Twoją kartę')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /39,00.zł co miesiąc/ })).toBeVisible();
  await expectNoViolations(page);
  await fillCard(page, '4242 4242 4242 4242');
  await agree(page);
  expect(await downloadAfter(page, () => startTrial(page))).toContain('Introligatorka');
  await expect(page.getByRole('heading', { level: 1, name: 'Okres próbny rozpoczęty' })).toBeVisible();
  await expect(page.getByText(/^Pierwsza płatność: /)).toContainText(DAY);
  await expectNoViolations(page);

  // A second subscription is refused at the form, which knows where the first one is.
  await page.goto(`${product.url}/cv/${uuid}/platnosc?package=monthly`);
  await fillCard(page, '4242 4242 4242 4242');
  await agree(page);
  await page.getByRole('button', { name: /^Zapłać 39,00/ }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Masz już');
  await expect(page).toHaveURL(/\/platnosc\?/);
  await expectNoViolations(page);
  await refusal.getByRole('link', { name: 'Przejdź do Płatności' }).click();
  await expect(page).toHaveURL(`${product.url}/platnosci`);

  await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
  await expect(page.getByText(/^Twój pakiet jest aktywny/)).toBeVisible();
  const tryAgain = () => page.getByRole('button', { name: 'Pobierz CV' }).click();
  const downloads = '**/api/resumes/*/v2/download';

  // As the API answers while the renderer is down, full or hangs, the disk is full or the database is away.
  const error = { code: 'unavailable', message: 'The service is temporarily unavailable. Try again', requestId: 'r' };
  await page.route(downloads, (route) => route.fulfill({ status: 503, json: { error } }), { times: 1 });
  await tryAgain();
  await expect(page.getByText('Usługa jest chwilowo niedostępna. Spróbuj ponownie')).toBeVisible();
  await expect(page.getByText('Trwa pobieranie')).toBeHidden();

  // As it is when the API is killed in the middle: it is asked again, and then says so, too.
  await page.route(downloads, (route) => route.abort('connectionreset'));
  await tryAgain();
  await expect(page.getByText('Bład przy pobieraniu')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Trwa pobieranie')).toBeHidden();
  await page.unroute(downloads);

  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await tryAgain();
  const { text } = await readPdf(await readFile(await (await downloading).path()));
  expect(text).toContain('Introligatorka');
});

test('a bank that wants to see its customer is asked before a trial', async ({ page }) => {
  await atPriceList(page);
  await choose(page, '7 dni na próbę');
  await fillCard(page, '4000 0027 6000 3184');
  await agree(page);
  await startTrial(page);
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność nie została potwierdzona' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^Bank nie potwierdził płatności\./);
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await choose(page, '7 dni na próbę');
  await fillCard(page, '4000 0027 6000 3184');
  await agree(page);
  await startTrial(page);
  await downloadAfter(page, () => page.getByRole('button', { name: 'Potwierdź' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Okres próbny rozpoczęty' })).toBeVisible();
});

test('who changes their mind at PayPal pays nothing, and then pays there, with another account after a refusal', async ({
  page,
}) => {
  const uuid = await atPriceList(page);
  const toPaypal = async () => {
    await page.goto(`${product.url}/cv/${uuid}/platnosc?package=access-14-days`);
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await agree(page);
    await page.getByRole('button', { name: /^Zapłać 29,00/ }).click();
  };
  await choose(page, 'Dostęp na 14 dni');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await expect(page.getByLabel('Numer karty')).toBeHidden();
  await expectNoViolations(page);
  await agree(page);
  await page.getByRole('button', { name: /^Zapłać 29,00/ }).click();
  await page.getByRole('button', { name: 'Anuluj i wróć' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nic nie zostało zapłacone' })).toBeVisible();
  await expect(page.getByLabel('Numer karty')).toBeEditable();
  await expectNoViolations(page);
  await toPaypal();
  await page.getByRole('radio', { name: /Paweł Pusty/ }).check();
  await page.getByRole('button', { name: /^Zapłać 29,00/ }).click();
  await expect(page.getByRole('heading', { name: 'Nie znaleziono płatności' })).toBeVisible();
  await toPaypal();
  await downloadAfter(page, () => page.getByRole('button', { name: /^Zapłać 29,00/ }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za płatność' })).toBeVisible();
  await expect(page.getByText(/płatność: /)).toHaveCount(0);
});

test('a trial begins with a PayPal account', async ({ page }) => {
  await atPriceList(page);
  await choose(page, '7 dni na próbę');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await expect(page.getByText('Potwierdź konto PayPal')).toBeVisible();
  await agree(page);
  await startTrial(page);
  await downloadAfter(page, () => page.getByRole('button', { name: 'Wyrażam zgodę' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Okres próbny rozpoczęty' })).toBeVisible();
});

test('the first PDF, of a CV with three jobs, takes eight clicks from the home page', async ({ page }) => {
  const mouseClicks = await countMouseClicks(page);
  // All else is typed: fields are reached by the Tab key, which `fill` stands for.
  const click = (name: string | RegExp, role: 'button' | 'link' = 'button') =>
    page.getByRole(role, { name }).last().click();
  await page.goto(product.url);
  await click('Użyj szablonu Kraków');
  await page.waitForURL(/\/cv\/[0-9a-f-]{36}\//);
  await page.getByLabel('Imię', { exact: true }).fill('Łucja');
  await page.getByLabel('Nazwisko', { exact: true }).fill('Żak');
  await page.getByLabel('E-mail').fill(`lucja-${crypto.randomUUID()}@example.pl`);
  await page.getByLabel('Telefon').fill('602 345 678');
  await click(/^Dalej/, 'link');
  // The step before has a field whose name begins the same way, until it is left.
  await page.waitForURL(/\/doswiadczenie/);
  for (const [index, job] of ['Introligatorka', 'Drukarka', 'Praktykantka'].entries()) {
    if (index > 0) await click('Dodaj stanowisko');
    await page.getByLabel('Stanowisko', { exact: true }).fill(job);
    await page.getByLabel('Firma', { exact: true }).fill('Introligatornia Żak');
    await page.getByLabel('Od: rok').selectOption(String(2020 - 3 * index));
    await page.getByLabel('Od: miesiąc').selectOption({ label: 'marzec' });
  }
  await expect(page.getByRole('status').filter({ hasText: /^Zapisano$/ })).toBeAttached();
  await click('Pobierz CV');
  await page.waitForURL(/\/pobierz-cv/);
  await click('Pobierz CV');
  await page.waitForURL(/\/rejestracja\?/);
  await page.getByLabel('Hasło', { exact: true }).fill('zielona-kreda');
  await expectNoViolations(page, 'account, package and payment');
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ }).click();
  const text = await downloadAfter(page, () => click(/^Zapłać 29,00/));
  for (const job of ['Introligatorka', 'Drukarka', 'Praktykantka']) expect(text).toContain(job);
  expect(await mouseClicks()).toBe(8);
  await expect(page.getByRole('img', { name: 'Pierwsza strona pobranego CV' })).toBeVisible();
  await expectNoViolations(page, 'thank-you');

  // What comes after: a copy for another language opens in the editor.
  await click(/^Wersja w innym języku/);
  await page.waitForURL(/\/kreuj$/);
  await expect(page.getByLabel('Imię', { exact: true })).toHaveValue('Łucja');
});

test('a code and a subscription are chosen where the account is made, and consent is given anew', async ({ page }) => {
  const uuid = await storeLine(page, product.url);
  await page.goto(`${product.url}/rejestracja?uuid=${uuid}&action=pobierz-cv`);
  await agree(page);
  await page.getByLabel('Hasło', { exact: true }).fill('zielona-kreda');
  const code = page.getByLabel('Kod rabatowy');
  await code.fill('kreda20');
  // Enter in the field applies the code and does not pay.
  await code.press('Enter');
  const pay = page.getByRole('button', { name: /^Zapłać 23,20/ });
  await expect(pay).toBeVisible();
  const accepted = page.getByText('Kod rabatowy KREDA20 został przyjęty');
  const isBefore = await accepted.evaluate(
    (element, button) => (element.compareDocumentPosition(button!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    await pay.elementHandle(),
  );
  expect(isBefore, 'the code comes before the button that pays').toBe(true);
  await page.getByRole('radio', { name: /^Miesięczny/ }).check();
  await expect(page.getByRole('button', { name: /^Zapłać 31,20/ })).toBeVisible();
  // What was typed is still there; the consent was given to another text.
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue('zielona-kreda');
  await expect(page.getByRole('checkbox', { name: /39,00.zł co miesiąc/ })).not.toBeChecked();
  await page.getByLabel('Adres e-mail').fill(`lucja-${crypto.randomUUID()}@example.pl`);
  await page.getByLabel('Imię', { exact: true }).fill('Łucja');
  await page.getByLabel('Nazwisko').fill('Żak');
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Zapłać 31,20/ }).click();
  await expect(page.getByText('Bez tej zgody')).toBeVisible();
  await agree(page);
  await downloadAfter(page, () => page.getByRole('button', { name: /^Zapłać 31,20/ }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za płatność' })).toBeVisible();
  await expect(page.getByText(/^Następna płatność: /)).toContainText(DAY);
  // The dialog of the download took the focus from the heading, and gives it back.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
