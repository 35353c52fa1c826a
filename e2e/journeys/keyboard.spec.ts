import { expect, type Page, test } from '@playwright/test';
import { moveDragged, previewText, startCv, untilSaved } from '../src/editor.ts';
import { register } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** The name of the focused element: its label, or its text. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) return 'nothing';
    const labelledBy = focused.getAttribute('aria-labelledby');
    const label =
      focused.getAttribute('aria-label') ??
      (labelledBy && document.getElementById(labelledBy)?.textContent) ??
      (focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null) ??
      focused.textContent;
    return (label ?? '').replace(/\s+/g, ' ').trim();
  });
}

/** Presses Tab until an element of the given name has the focus, and fails after `atMost` presses. */
async function tabTo(page: Page, name: string | RegExp, atMost: number): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`${atMost} presses of Tab do not reach ${name}: ${passed.join(', ')}`);
}

const expectFocused = (page: Page, name: string) => expect.poll(() => focusedName(page)).toBe(name);

test('a CV is written, ordered, mended and styled by the keyboard alone, and the focus is never lost', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startCv(page, product.url, 'Gdynia');
  await tabTo(page, 'Imię', 40);
  await page.keyboard.type('Łucja');
  await tabTo(page, /^Dalej/, 40);
  await page.keyboard.press('Enter');
  await expectFocused(page, 'Doświadczenie zawodowe');

  await tabTo(page, 'Stanowisko', 6);
  await page.keyboard.type('Introligatorka');
  for (const position of ['Drukarka', 'Zecerka']) {
    await tabTo(page, 'Dodaj stanowisko', 30);
    await page.keyboard.press('Enter');
    await expectFocused(page, 'Stanowisko');
    await page.keyboard.type(position);
  }

  // Moved to an end by its button, the entry keeps the focus, and what happened is said.
  await page.getByRole('button', { name: 'Przesuń w górę: Drukarka' }).focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, 'Przesuń w górę: Drukarka');
  await expect(page.getByRole('status').filter({ hasText: /^Drukarka\. Miejsce 1 z\s3$/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await expectFocused(page, 'Przesuń w górę: Drukarka');

  // An arrow moves an entry by one place over an open one, which is much higher.
  await page.getByRole('button', { name: 'Introligatorka', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Stanowisko', exact: true })).toHaveValue('Introligatorka');
  await page.getByRole('button', { name: 'Przeciągnij: Drukarka' }).focus();
  await page.keyboard.press('Space');
  const heard = (words: RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await heard(/^Miejsce 1 z\s3$/);
  await moveDragged(page, 'ArrowDown', /^Miejsce 2 z\s3$/);
  await page.keyboard.press('Space');
  await heard(/^Odłożono na miejsce 2 z\s3$/);

  // Deleted, an entry leaves the focus to its neighbour; the keys bring it back.
  await page.getByRole('button', { name: 'Usuń: Drukarka' }).focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, 'Zecerka');
  await expect.poll(() => previewText(page)).not.toContain('Drukarka');
  await page.keyboard.press('Control+z');
  await expect.poll(() => previewText(page)).toContain('Drukarka');
  // The toast is reached by the key that its area names.
  await page.getByRole('button', { name: 'Usuń: Zecerka' }).focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, 'Drukarka');
  const toast = page.getByRole('alert').filter({ hasText: 'Usunięto: Zecerka' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocused(page, 'Zecerka');

  // The appearance takes the focus and gives it back.
  await page.getByRole('button', { name: 'Wygląd', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, 'Wygląd CV');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expectFocused(page, 'Wygląd');
  await expect(page.getByRole('heading', { name: 'Wygląd CV' })).toHaveCount(0);
  await untilSaved(page);
});

test('after a navigation the heading of the new page has the focus, and a menu gives it back at its first opening', async ({
  page,
}) => {
  await startCv(page, product.url, 'Gdynia');
  const openMenu = page.getByRole('button', { name: 'Otwórz menu' });
  await openMenu.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Oferty pracy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openMenu).toBeFocused();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Pobierz/ })
    .press('Enter');
  await expect(page).toHaveURL(/pobierz-cv/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const { email, password } = await register(page, product.url);
  await page.context().clearCookies();
  await page.goto(`${product.url}/logowanie`);
  // A page that focuses a field of its own leaves the focus there.
  await expect(page.getByLabel('Adres e-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/moje-dokumenty/);
  await expectFocused(page, 'Moje dokumenty');
});

test('the accessibility tree of the editor names its toolbars and dialogs, and holds the text of the pages', async ({
  page,
}) => {
  await startCv(page, product.url, 'Gdynia', 'opis');
  const text = page.getByRole('textbox', { name: 'Treść' });
  await text.click();
  await page.keyboard.insertText('Oprawiam książki.');
  await expect(page.getByRole('group', { name: /^Strona 1/ })).toContainText(/Oprawiam\s/);
  // Its headings are below the step's.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podsumowanie zawodowe');
  await expect(page.getByRole('heading', { level: 3, name: 'Podsumowanie zawodowe' })).toBeAttached();
  await expect(text).toHaveAttribute('lang', 'pl');

  // One stop of the Tab key, with arrow keys inside.
  const toolbar = page.getByRole('toolbar', { name: 'Formatowanie: Treść' });
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar.getByRole('button', { name: 'Pogrubienie' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Kursywa' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(toolbar.getByRole('button', { name: 'Odnośnik' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Odnośnik' });
  await expect(dialog.getByLabel('Adres odnośnika')).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/https:.*mailto:/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Nothing that can be pressed or filled in is without a name.
  const unnamed = await page.getByRole('main').evaluate((main) =>
    [
      ...main.querySelectorAll<HTMLElement>(
        'button, a[href], input, select, textarea, [role="dialog"], [role="toolbar"]',
      ),
    ]
      .filter((element) => {
        const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
        const name = element.ariaLabel ?? element.getAttribute('aria-labelledby') ?? labels?.[0]?.textContent;
        return !(name ?? element.textContent)?.trim();
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(unnamed).toEqual([]);
});
