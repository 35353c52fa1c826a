/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { previewText, startCv, untilSaved } from '../src/editor.ts';
import { register } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** The resume as the server has it. */
async function stored(page: Page, uuid: string) {
  const answer = await page.request.get(
    `${product.url}/trpc/resume.get?input=${encodeURIComponent(JSON.stringify({ uuid }))}`,
  );
  return (await answer.json()).result.data.resume as {
    name: string;
    sections: {
      'personal-data': { data: { firstName: string; profession: string } };
      summary: { data: { content: { children: { text: string }[] }[] } };
    };
  };
}

const summaryOf = async (page: Page, uuid: string) =>
  (await stored(page, uuid)).sections.summary.data.content
    .flatMap(({ children }) => children.map(({ text }) => text))
    .join('');

const firstName = (page: Page) => page.getByLabel('Imię', { exact: true });
const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('what is typed offline is kept through a reload and saved when the connection is back', async ({
  page,
  context,
}) => {
  const uuid = await startCv(page, product.url, 'Kraków');
  // The page is there already, only the API is out of reach: a reload while offline would show the browser's own page.
  await context.route('**/trpc/**', (route) => route.abort());
  await context.route('**/api/**', (route) => route.abort());
  await firstName(page).fill('Bez sieci');
  await page.getByLabel('Zawód').fill('Latarniczka');
  await expect(state(page, 'Brak połączenia')).toBeVisible();
  expect((await stored(page, uuid)).sections['personal-data'].data.firstName).toBe('');
  await context.unroute('**/trpc/**');
  await context.unroute('**/api/**');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await untilSaved(page);
  expect((await stored(page, uuid)).sections['personal-data'].data).toMatchObject({
    firstName: 'Bez sieci',
    profession: 'Latarniczka',
  });

  // Once more, and the page goes away before anything could be sent.
  await context.route('**/trpc/resume.save*', (route) => route.abort());
  await context.route('**/save-before-quit', (route) => route.abort());
  await firstName(page).fill('Przed odświeżeniem');
  await expect(state(page, 'Brak połączenia')).toBeVisible();
  await page.reload();
  await expect(firstName(page)).toHaveValue('Przed odświeżeniem');
  await context.unroute('**/trpc/resume.save*');
  await untilSaved(page);
  expect((await stored(page, uuid)).sections['personal-data'].data.firstName).toBe('Przed odświeżeniem');
});

test('the last keystroke before the window closes is saved', async ({ page, context }) => {
  const uuid = await startCv(page, product.url, 'Kraków');
  const other = await context.newPage();
  // As when the window closes before the pause after which a keystroke is saved. `page.route` would hold the page's last request too.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (target, options) =>
      String(target).includes('resume.save') ? Promise.reject(new TypeError('Failed to fetch')) : send(target, options);
  });
  await firstName(page).fill('Ostatnia chwila');
  // A browser closes a page that does not answer it in half a second, and tells it nothing: what was typed is then saved at the next
  // visit. So the page is not closed while it still typesets what was typed.
  await expect.poll(() => previewText(page)).toContain('Ostatnia chwila');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await stored(other, uuid)).sections['personal-data'].data.firstName)
    .toBe('Ostatnia chwila');
});

test('a page that goes while its save is under way does not take its own words for somebody else’s', async ({
  page,
}) => {
  const uuid = await startCv(page, product.url, 'Kraków');
  const gone = Promise.withResolvers<void>();
  // The server has it, and the page does not hear of it before it goes.
  await page.route('**/trpc/resume.save*', async (route) => {
    await route.fetch();
    await gone.promise;
    await route.abort();
  });
  await firstName(page).fill('Anna');
  await expect.poll(async () => (await stored(page, uuid)).sections['personal-data'].data.firstName).toBe('Anna');
  await firstName(page).fill('Anna Maria');
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  gone.resolve();
  await expect(firstName(page)).toHaveValue('Anna Maria');
  await firstName(page).fill('Anna Maria Zofia');
  await untilSaved(page);
  await expect(conflict(page)).toHaveCount(0);
  expect((await stored(page, uuid)).sections['personal-data'].data.firstName).toBe('Anna Maria Zofia');
});

const conflict = (page: Page) => page.getByRole('dialog', { name: 'To CV zmieniono w innym miejscu' });

test('what two tabs change is brought together; where both change the same, nothing is overwritten before a choice between the versions or both', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const uuid = await startCv(page, product.url, 'Kraków', 'opis');
  const second = await context.newPage();
  await second.goto(page.url());
  const step = (name: string) =>
    second.getByRole('navigation', { name: 'Kroki kreatora' }).getByRole('link', { name }).click();
  const box = (tab: Page) => tab.getByRole('textbox', { name: 'Treść' });
  const type = async (tab: Page, text: string) => {
    await box(tab).focus();
    await tab.keyboard.insertText(text);
  };
  /** Each tab adds to the text as it knows it, and the second one saves first. */
  const disagree = async (savedFirst: string, savedLast: string) => {
    await type(second, savedFirst);
    await untilSaved(second);
    await type(page, savedLast);
    await expect(conflict(page)).toBeVisible();
  };
  await expect(box(second)).toBeVisible();
  await expect(box(page)).toBeVisible();

  await step('Dane osobowe');
  await firstName(second).fill('Z drugiej');
  await untilSaved(second);
  await type(page, 'Z pierwszej.');
  await untilSaved(page);
  await expect(conflict(page)).toHaveCount(0);
  expect(await summaryOf(page, uuid)).toBe('Z pierwszej.');
  expect((await stored(page, uuid)).sections['personal-data'].data.firstName).toBe('Z drugiej');
  await expect.poll(() => previewText(page)).toContain('Z drugiej');

  await test.step('nothing is overwritten, and a choice that is not made is asked for again', async () => {
    await second.reload();
    await step('Podsumowanie zawodowe');
    await disagree(' Druga karta.', ' Pierwsza karta.');
    await expect(conflict(page)).toContainText('Różnią się: Podsumowanie zawodowe');
    await expect(conflict(page).getByRole('img', { name: /wersja/i })).toHaveCount(2);
    expect(await summaryOf(page, uuid)).toMatch(/Druga karta/);
    await page.reload();
    await expect(conflict(page)).toBeVisible();
    expect(await summaryOf(page, uuid)).toMatch(/Druga karta/);
    await expect(conflict(page).getByRole('img', { name: /wersja/i })).toHaveCount(2);
    await expectNoViolationsInEitherScheme(page, 'conflict');
  });
  await test.step('the other version is taken, by keyboard', async () => {
    await conflict(page).getByRole('button', { name: 'Weź zapisaną gdzie indziej' }).press('Enter');
    await expect(box(page)).toHaveText(/Druga karta/);
    await expect(box(page)).not.toHaveText(/Pierwsza karta/);
    await untilSaved(page);
    expect(await summaryOf(page, uuid)).toMatch(/Druga karta/);
  });
  await test.step('both versions are kept', async () => {
    await disagree(' I dalej.', ' Inaczej.');
    await conflict(page).getByRole('button', { name: 'Zachowaj obie' }).click();
    await expect(page.getByText('Twoja wersja jest teraz osobnym CV')).toBeVisible();
    const answer = await page.request.get(`${product.url}/trpc/resume.list`);
    const list = (await answer.json()).result.data as { uuid: string }[];
    expect(list).toHaveLength(2);
    const copy = list.find((one) => one.uuid !== uuid)!;
    expect(await summaryOf(page, copy.uuid)).toMatch(/Inaczej/);
    expect(await summaryOf(page, uuid)).toMatch(/I dalej/);
    expect(await summaryOf(page, uuid)).not.toMatch(/Inaczej/);
  });
  await test.step('the own version is kept', async () => {
    await expect(box(page)).toHaveText(/I dalej/);
    await disagree(' Dużo.', ' Moje.');
    expect(await summaryOf(page, uuid)).toMatch(/Dużo/);
    await conflict(page).getByRole('button', { name: 'Zachowaj moją' }).click();
    await untilSaved(page);
    expect(await summaryOf(page, uuid)).toMatch(/Moje/);
    expect(await summaryOf(page, uuid)).not.toMatch(/Dużo/);
  });
});

test('a session lost while typing asks to log in again, and keeps the text', async ({ page, context }) => {
  const { email, password } = await register(page, product.url);
  const uuid = await startCv(page, product.url, 'Kraków');
  await context.clearCookies({ name: 'session' });
  await firstName(page).fill('Po sesji');
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await dialog.getByRole('button', { name: 'Pisz dalej' }).click();
  await page.getByLabel('Zawód').fill('Tkaczka');
  await expect(state(page, 'Jeszcze nie zapisano')).toBeVisible();
  await page.goto(`${product.url}/logowanie?next=${encodeURIComponent(`/cv/${uuid}/dane-osobowe`)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).last().click();
  await expect(firstName(page)).toHaveValue('Po sesji');
  await expect(page.getByLabel('Zawód')).toHaveValue('Tkaczka');
  await untilSaved(page);
  expect((await stored(page, uuid)).sections['personal-data'].data).toMatchObject({ firstName: 'Po sesji' });
});

/** What the editor loads ahead does not come either: as on a connection that goes away as soon as the editor stands. */
async function withholdScripts(page: Page, names: RegExp): Promise<void> {
  await page.route(
    (url) => names.test(url.pathname),
    (route) => route.abort('internetdisconnected'),
  );
}

/** The first sign of a person, after which the editor loads the rest of itself. */
const touch = (page: Page) => page.mouse.move(300, 300);

test('a panel opens without a connection, for it was loaded ahead', async ({ page, context }) => {
  const loadedAhead = page.waitForResponse(/appearance-panel-.*\.js$/);
  await startCv(page, product.url, 'Kraków');
  await touch(page);
  await (await loadedAhead).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await expect(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await expect(page.getByText('Brak połączenia. CV pobierzesz, gdy wróci')).toBeVisible();
  // The form is where the panel was.
  await page.getByRole('button', { name: 'Wygląd', exact: true }).click();
  await expect(firstName(page)).toBeVisible();
});

test('a panel that does not come leaves the editor as it is, and opens when the connection is back', async ({
  page,
  context,
}) => {
  await withholdScripts(page, /appearance-panel/);
  const withheld = page.waitForRequest(/appearance-panel-.*\.js$/);
  await startCv(page, product.url, 'Kraków');
  await touch(page);
  await withheld;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Wygląd' }).click();
  const words = page.getByRole('alert').filter({ hasText: 'Brak połączenia. Panel otworzy się, gdy wróci' });
  await expect(words).toBeVisible();
  await words.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(words).toBeVisible();
  // The form is where the panel would be.
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await firstName(page).fill('Żaneta');
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await expect(words).toBeVisible();

  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
  await expect(firstName(page)).toHaveValue('Żaneta');
  await untilSaved(page);
});

test('a page that does not come says that the connection is gone, and opens by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto(product.url);
  const documents = page.getByRole('link', { name: 'Moje dokumenty' }).first();
  // Only once the page itself is there, and goes from page to page itself, does the connection go.
  await expect(page.locator('button').first()).toBeEnabled();
  await context.setOffline(true);
  await documents.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brak połączenia' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Nie masz jeszcze żadnego CV' })).toBeVisible();
});

/** Answers 404 for scripts until the page is loaded again, as for a tab that was open before a release. */
async function replaceScripts(page: Page, names: RegExp): Promise<void> {
  await page.route(
    (url) => names.test(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  );
  page.once('domcontentloaded', () => void page.unrouteAll());
}

test('a page whose script a release has replaced is loaded anew by itself, and keeps what was typed', async ({
  page,
}) => {
  await startCv(page, product.url, 'Kraków');
  await replaceScripts(page, /download-page-.*\.js$/);
  await firstName(page).fill('Żaneta');
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await expect(page).toHaveURL(/pobierz-cv$/);
  await expect(page.getByRole('heading', { level: 1, name: /CV/ })).toBeVisible();
  await page.goBack();
  await expect(firstName(page)).toHaveValue('Żaneta');
});

test('a panel whose script a release has replaced opens after a retry, and what was typed is kept', async ({
  page,
}) => {
  await startCv(page, product.url, 'Kraków');
  await replaceScripts(page, /appearance-panel-.*\.js$/);
  await firstName(page).fill('Żaneta');
  const look = page.getByRole('button', { name: 'Wygląd' });
  await look.click();
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('alert').getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await reloaded;
  await look.click();
  await expect(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
  await expect(firstName(page)).toHaveValue('Żaneta');
});

test('a page that does not know the template version of a CV is loaded anew by itself', async ({ page }) => {
  const uuid = await startCv(page, product.url, 'Kraków');
  // As for a tab that was open before a release, when a newer tab has moved the CV to a template version of that release.
  let isOutdated = true;
  await page.route('**/trpc/**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = isOutdated ? text.replace(/"patternVersion":\d+/, '"patternVersion":999') : text;
    await route.fulfill({ response: answer, body });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOutdated = false;
  });
  await page.getByRole('link', { name: 'Moje dokumenty' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moje dokumenty' })).toBeVisible();
  // The reload may begin before `goBack` returns.
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goBack();
  await reloaded;
  await expect(page).toHaveURL(new RegExp(uuid));
  await expect(firstName(page)).toBeVisible();
});
