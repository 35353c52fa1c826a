import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { startCv } from '../src/editor.ts';
import { mailTo } from '../src/outbox.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';
import { storeLine } from '../src/stored-resume.ts';

const PASSWORD = 'zielona-kreda';
const NEW_PASSWORD = 'niebieska-kreda';

const newAddress = () => `osoba-${crypto.randomUUID()}@example.pl`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Imię').fill('Łucja');
  await page.getByLabel('Nazwisko').fill('Żak');
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await page.getByRole('button', { name: 'Zarejestruj się', exact: true }).click();
}
async function login(page: Page, email: string, password: string): Promise<void> {
  // The form of registration has fields with the same labels.
  await expect(page.getByRole('button', { name: 'Zaloguj się', exact: true })).toBeVisible();
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}
/** The link in the welcome that confirms an address. */
async function confirmationLink(email: string): Promise<string> {
  const { text } = await mailTo(product.dataDir, email, ({ subject }) => subject === 'Witamy w serwisie Kreda');
  return /https?:\/\/\S+\/potwierdz-adres\/\S+/.exec(text ?? '')![0];
}
/** Confirms the address of somebody logged in; ends at their documents. */
async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(await confirmationLink(email));
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(toast(page, 'Adres został potwierdzony')).toBeVisible();
  await expect(page).toHaveURL(/moje-dokumenty/);
}
/** Another device of the same person. */
async function loggedInElsewhere(browser: Browser, email: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${product.url}/logowanie`);
  await login(page, email, PASSWORD);
  await expect(page).toHaveURL(/moje-dokumenty/);
  return { context, page };
}

test('a page that needs login is reached after registering, what a visitor made comes along, and the link of the welcome confirms the address in its account', async ({
  page,
  browser,
}) => {
  await storeLine(page, product.url);
  await page.goto(`${product.url}/konto?skad=poczta`);
  await expect(page).toHaveURL(/\/rejestracja\?skad=poczta&next=%2Fkonto%3Fskad%3Dpoczta$/);
  const email = newAddress();
  await register(page, email);
  await expect(page).toHaveURL(/\/konto\?skad=poczta$/);
  await expect(heading(page, 'Konto')).toBeVisible();
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  const note = page.getByText(`Potwierdź adres ${email} linkiem, który wysłaliśmy.`);
  await expect(note).toBeVisible();
  await expect(page.getByText('To urządzenie')).toBeVisible();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolationsInEitherScheme(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
  await page.getByRole('link', { name: 'Moje dokumenty' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const welcome = await mailTo(product.dataDir, email);
  expect(welcome.subject).toBe('Witamy w serwisie Kreda');
  expect(welcome.text).toContain('Dzień dobry, Łucja!');
  const link = await confirmationLink(email);

  // On another device, where nobody is logged in, opening the link confirms nothing.
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(heading(elsewhere, 'Potwierdź adres e-mail')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Potwierdź adres' })).toHaveCount(0);
  await page.goto(`${product.url}/konto`);
  await expect(note).toBeVisible();
  await elsewhere.getByRole('main').getByRole('link', { name: 'Zaloguj się' }).click();
  await login(elsewhere, email, PASSWORD);
  await expect(elsewhere).toHaveURL(link);
  await expectNoViolations(elsewhere);
  await elsewhere.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(toast(elsewhere, 'Adres został potwierdzony')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(heading(page, 'Konto')).toBeVisible();
  await expect(page.getByLabel('Imię')).toHaveValue('Łucja');
  await expect(note).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByText(`Adres ${email} jest już potwierdzony.`)).toBeVisible();
});

test('names and password are changed, which logs the other device out; a device is logged out from another one, and a stolen cookie is worth nothing after logging out', async ({
  page,
  browser,
  context,
}) => {
  // By the form: the list names each device by its browser.
  const email = newAddress();
  await page.goto(`${product.url}/rejestracja`);
  await register(page, email);
  await expect(page).toHaveURL(/moje-dokumenty/);
  await confirmAddress(page, email);
  const other = await loggedInElsewhere(browser, email);

  await page.getByRole('button', { name: /^Twoje konto: / }).click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByLabel('Imię').fill('Aleksandra');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(toast(page, 'Zmiany zostały zapisane')).toBeVisible();

  await page.getByLabel('Obecne hasło').fill('nie-to-haslo');
  await page.getByLabel('Nowe hasło').fill('password');
  await page.getByLabel('Powtórz hasło').fill('inne');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasła nie są takie same')).toBeVisible();
  await page.getByLabel('Powtórz hasło').fill('password');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasło jest nieprawidłowe')).toBeVisible();
  await page.getByLabel('Obecne hasło').fill(PASSWORD);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('To hasło łatwo odgadnąć. Wybierz inne')).toBeVisible();
  await page.getByLabel('Nowe hasło').fill(NEW_PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(toast(page, 'Hasło zostało zmienione')).toBeVisible();
  await expect(page.getByText('To urządzenie')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Wyloguj pozostałe' })).toHaveCount(0);
  const told = await mailTo(product.dataDir, email, ({ subject }) => subject === 'Hasło zostało zmienione');
  expect(told.text).toContain('Jeśli to nie Ty');

  // The other device is led to the door, and comes back with the new password.
  await other.page.goto(`${product.url}/konto`);
  await expect(other.page).toHaveURL(/\/rejestracja/);
  await other.page.getByRole('main').getByRole('link', { name: 'Zaloguj się' }).click();
  await login(other.page, email, NEW_PASSWORD);
  await expect(heading(other.page, 'Konto')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Imię')).toHaveValue('Aleksandra');
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrom' })).toHaveCount(2);
  await page.getByRole('button', { name: /^Wyloguj: / }).click();
  await expect(toast(page, 'Urządzenie zostało wylogowane')).toBeVisible();
  await other.page.goto(`${product.url}/konto`);
  await expect(other.page).toHaveURL(/\/rejestracja/);
  await other.context.close();

  const stolen = (await context.cookies()).filter(({ name }) => name === 'session');
  expect(stolen).toHaveLength(1);
  expect(stolen[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page.getByRole('button', { name: /^Twoje konto: / }).click();
  await page.getByRole('link', { name: 'Wyloguj się' }).first().click();
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  const thief = await browser.newContext();
  await thief.addCookies(stolen);
  const theft = await thief.newPage();
  await theft.goto(`${product.url}/konto`);
  await expect(theft).toHaveURL(/\/rejestracja/);
  await thief.close();
});

test('after logging out nothing of the account stays: not what was typed, not in another tab', async ({
  page,
  context,
}) => {
  const email = await registerFor(page, product.url, '/moje-dokumenty');
  await startCv(page, product.url, 'Gdynia');
  await page.route('**/trpc/resume.save*', (route) => route.abort());
  await page.getByLabel('Zawód').fill('Introligatorka');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kreda.unsaved')));
  await expect.poll(kept).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(`${product.url}/konto`);
  await expect(other.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  await page.goto(`${product.url}/logout`);
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  expect(await kept()).toEqual([]);
  await expect(other).toHaveURL(/rejestracja/);
  await expect(other.getByText(email)).toHaveCount(0);
  await other.close();
});

test('a link that confirms an address and is not good says so, and another one is sent; a forgotten password is set anew by a link, which works once', async ({
  page,
}) => {
  const email = await registerFor(page, product.url, `/potwierdz-adres/${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(page.getByText('Link wygasł lub jest nieprawidłowy')).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij link ponownie' }).click();
  await expect(page.getByText(`Wysłaliśmy link na ${email}.`)).toBeVisible();
  await mailTo(product.dataDir, email, ({ subject }) => subject === 'Potwierdź swój adres e-mail');

  await page.goto(`${product.url}/logout`);
  await page.getByRole('link', { name: 'Zaloguj się' }).first().click();
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(heading(page, 'Reset hasła')).toBeVisible();
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('status')).toContainText('Jeśli adres e-mail był poprawny');
  await expectNoViolations(page);

  const mail = await mailTo(product.dataDir, email, ({ subject }) => subject === 'Ustaw nowe hasło');
  const link = /href="([^"]+reset-hasla[^"]+)"/.exec(mail.html ?? '')![1]!;
  expect(mail.text).toContain(link);
  await page.goto(link);
  await expect(heading(page, 'Ustaw nowe hasło')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Nowe hasło').fill(NEW_PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Ustaw nowe hasło' }).click();
  await expect(page).toHaveURL(/\/logowanie$/);
  await expect(toast(page, 'Hasło zostało zmienione')).toBeVisible();
  await login(page, email, PASSWORD);
  await expect(page.getByText('Nieprawidłowy e-mail lub hasło')).toBeVisible();
  await login(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/moje-dokumenty/);

  await page.goto(link);
  await page.getByLabel('Nowe hasło').fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await page.getByRole('button', { name: 'Ustaw nowe hasło' }).click();
  await expect(page.getByText('Link wygasł lub jest nieprawidłowy')).toBeVisible();
  // A link that a mail program has cut says the same, without a password to type first.
  await page.goto(link.slice(0, -30));
  await expect(page.getByRole('alert').filter({ hasText: 'Link wygasł lub jest nieprawidłowy' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Poproś o nowy link' }).click();
  await expect(heading(page, 'Reset hasła')).toBeVisible();
});

test('Google signs up, goes on to the payment of the chosen package, and signs in again; without a verified address, or an answer, it leads back', async ({
  page,
  browser,
}) => {
  const uuid = await storeLine(page, product.url);
  await page.goto(`${product.url}/rejestracja?uuid=${uuid}&action=pobierz-cv`);
  await page.getByRole('radio', { name: /^Miesięczny/ }).check();
  await page.getByRole('link', { name: 'Zarejestruj się przez Google' }).click();
  await expect(heading(page, 'Wybierz konto')).toBeVisible();
  await page.getByRole('button', { name: /Anna Nowak/ }).click();
  await expect(page).toHaveURL(`${product.url}/cv/${uuid}/platnosc?package=monthly`);
  await expect(page.getByRole('button', { name: /^Zapłać 39,00/ })).toBeVisible();

  await page.goto(`${product.url}/konto`);
  await expect(page.getByRole('main').getByText('anna.nowak@gmail.example', { exact: true })).toBeVisible();
  await expect(page.getByText(/Logujesz się przez Google i\snie masz hasła/)).toBeVisible();
  await expectNoViolations(page);

  const context = await browser.newContext();
  const again = await context.newPage();
  await again.goto(`${product.url}/logowanie?next=%2Fkonto`);
  const byGoogle = again.getByRole('link', { name: 'Zaloguj się przez Google' });
  const failed = again.getByText('Nie udało się zalogować przez Google. Spróbuj ponownie albo zaloguj się hasłem.');
  for (const answer of [/niepotwierdzony/, 'Anuluj']) {
    await byGoogle.click();
    await again.getByRole('button', { name: answer }).click();
    await expect(failed).toBeVisible();
    await expect(again).toHaveURL(/next=%2Fkonto/);
  }
  // Google has a session with the other person now.
  await context.clearCookies();
  await again.goto(`${product.url}/logowanie`);
  await byGoogle.click();
  await again.getByRole('button', { name: /Anna Nowak/ }).click();
  await expect(again).toHaveURL(/moje-dokumenty/);
  await expect(toast(again, 'Zalogowano pomyślnie')).toBeVisible();
  await expect(again.getByRole('article')).toHaveCount(1);
  await context.close();
});

test('the account is deleted after a confirmation, with everything in it', async ({ page, request }) => {
  await storeLine(page, product.url);
  const email = await registerFor(page, product.url, '/konto');
  await expect(heading(page, 'Konto')).toBeVisible();
  await confirmAddress(page, email);
  await page.goto(`${product.url}/konto`);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz kopię (ZIP)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kreda-\d{4}-\d\d-\d\d\.zip$/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Usuń konto' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Obecne hasło')).toBeFocused();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await expect(dialog.getByText('Hasło jest wymagane')).toBeVisible();
  await dialog.getByLabel('Obecne hasło').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await expect(toast(page, 'Konto zostało usunięte')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  await mailTo(product.dataDir, email, ({ subject }) => subject === 'Twoje konto w serwisie Kreda zostało usunięte');
  const answer = await request.post(`${product.url}/api/login`, { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(401);
});

test('nothing is measured before somebody agrees, and a no is as easy as a yes', async ({ page }) => {
  // Only production measures: the page is told that it is one.
  await page.route(/\/trpc\/[^?]*site\.config/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"tagManagerId":null', '"tagManagerId":"GTM-TEST1"');
    await route.fulfill({ response, body });
  });
  const tagManager = page.locator('script[src*="googletagmanager"]');
  const question = page.getByRole('region', { name: 'Pomiar odwiedzin' });
  // A page that asks for its configuration by itself: a drawn one has it in it.
  await page.goto(`${product.url}/moje-dokumenty`);
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await expect(tagManager).toHaveCount(0);
  await question.getByRole('button', { name: 'Nie zgadzam się' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zgoda na pomiar' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(tagManager).toHaveCount(0);
  await page.getByRole('button', { name: 'Zgoda na pomiar' }).click();
  await question.getByRole('button', { name: 'Zgadzam się', exact: true }).click();
  await expect(tagManager).toHaveCount(1);
});
