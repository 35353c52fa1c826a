import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { moveDragged, previewText, sheets, startCv, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/**
 * What is typed into each section's form: a field of it by its label. every-section.browser.test.tsx fills in the other ones. A term is an
 * entry by itself, typed into the field `add`.
 */
const SECTIONS: { slug: string; add?: string; field?: string; text: string }[] = [
  { slug: 'dane-osobowe', field: 'Imię', text: 'Żaneta' },
  { slug: 'doswiadczenie-zawodowe', add: 'Dodaj stanowisko', field: 'Stanowisko', text: 'Kapitanka' },
  { slug: 'wyksztalcenie', add: 'Dodaj szkołę', field: 'Nazwa szkoły', text: 'Akademia' },
  { slug: 'znajomosc-jezykow', add: 'Dodaj język', text: 'kaszubski' },
  { slug: 'umiejetnosci', add: 'Dodaj umiejętność', text: 'Węzły' },
  { slug: 'opis', field: 'Treść', text: 'Pływam od dziecka.' },
  { slug: 'certyfikaty', add: 'Dodaj certyfikat', field: 'Nazwa', text: 'Patent' },
  { slug: 'znajomosc-programow', add: 'Dodaj program', text: 'OpenCPN' },
  { slug: 'projekty', add: 'Dodaj projekt', field: 'Nazwa', text: 'Latarnia' },
  { slug: 'publikacje', add: 'Dodaj publikację', field: 'Tytuł', text: 'O sztormach' },
  { slug: 'referencje', add: 'Dodaj osobę', field: 'Imię i nazwisko', text: 'Jan Fala' },
  { slug: 'wolontariaty', add: 'Dodaj wolontariat', field: 'Nazwa', text: 'Czysta plaża' },
  { slug: 'czlonkostwo', add: 'Dodaj członkostwo', field: 'Organizacja', text: 'Bractwo Żeglarskie' },
  { slug: 'kursy', add: 'Dodaj kurs', field: 'Nazwa', text: 'Ratownictwo' },
  { slug: 'nagrody', add: 'Dodaj nagrodę', field: 'Nazwa', text: 'Złota kotwica' },
  { slug: 'prawo-jazdy', add: 'Dodaj kategorię', field: 'Kategoria', text: 'C1+E' },
  { slug: 'zainteresowania', add: 'Dodaj zainteresowanie', text: 'szanty' },
  { slug: 'klauzule', add: 'Dodaj klauzulę', field: 'Treść', text: 'Wyrażam zgodę na rejs.' },
];

/** The index of the first optional section. */
const OPTIONAL_FROM = SECTIONS.findIndex(({ slug }) => slug === 'certyfikaty');

/** The step of the slug is on screen, its heading is in view and has the focus, and the page's title names the step. */
async function expectOpenedAtTop(page: Page, slug: string): Promise<void> {
  // The address changes before the screen does.
  await expect(page.locator(`[aria-current="step"][href$="/${slug}"]`)).toBeAttached();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(`${await heading.textContent()} – Kreator CV - Kreda`);
}

test('every section is filled through its form from its top, saved and read back; axe finds nothing in the forms', async ({
  page,
}) => {
  // Fading in, texts have no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startCv(page, product.url, 'Gdynia', 'kolejonosc-sekcji');
  const switches = page.getByRole('switch');
  await expect(switches.first()).toBeVisible();
  for (const name of await switches.all()) {
    await name.press('Space');
    await expect(name).toBeChecked();
  }
  await expectNoViolationsInEitherScheme(page, 'the choice of sections');
  await page.getByRole('navigation', { name: 'Kroki kreatora' }).getByRole('link', { name: 'Dane osobowe' }).click();
  // The address changes before the screen does: a link without its target could still be the one of the screen before.
  const next = (slug: string) => page.getByRole('link', { name: /^Dalej/ }).and(page.locator(`[href$="/${slug}"]`));
  for (const [index, { slug, add, field, text }] of SECTIONS.entries()) {
    // Between the summary and the optional sections lies the step that adds them.
    if (index === OPTIONAL_FROM) {
      await next('kolejonosc-sekcji').click();
      await expectOpenedAtTop(page, 'kolejonosc-sekcji');
    }
    if (index > 0) await next(slug).click();
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
    if (index > 0) await expectOpenedAtTop(page, slug);
    if (field === undefined) {
      await page.getByRole('combobox', { name: add! }).fill(text);
      await page.keyboard.press('Enter');
    } else {
      if (add) await page.getByRole('button', { name: add }).click();
      const control = page.getByRole(slug === 'prawo-jazdy' ? 'combobox' : 'textbox', { name: field, exact: true });
      if (slug === 'prawo-jazdy') {
        await control.selectOption(text);
      } else {
        await control.click();
        await page.keyboard.insertText(text);
      }
    }
    await expect.poll(() => previewText(page), `${slug}: ${field ?? add}`).toContain(text);
    // The forms of optional sections have fields of the same kinds.
    if (index < OPTIONAL_FROM || slug === 'klauzule') await expectNoViolationsInEitherScheme(page, slug);
  }
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await expect(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
  for (const tab of ['Szablon', 'Kolory', 'Odstępy', 'Sekcje']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoViolationsInEitherScheme(page, `the appearance panel: ${tab}`);
  }
  await expect(sheets(page).first()).toBeVisible();
  await untilSaved(page);
  await page.reload();
  await expect(sheets(page).first()).toBeAttached();
  const read = await previewText(page);
  for (const { text } of SECTIONS) expect(read).toContain(text);
});

async function addSkills(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByLabel('Dodaj umiejętność').fill(name);
    await page.keyboard.press('Enter');
  }
}

/** The places of texts in the preview, from the first to the last. */
async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const text = await previewText(page);
      return names.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
    })
    .toEqual(names);
}

test('entries are ordered by mouse and by keyboard, duplicated, and deleted with a way back; axe finds nothing beside them', async ({
  page,
}) => {
  await startCv(page, product.url, 'Kraków', 'umiejetnosci');
  await addSkills(page, ['Alfa', 'Beta', 'Gamma']);
  // Each move is for a user who has heard what the one before has done.
  const heard = (words: RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  const handle = page.getByRole('button', { name: 'Przeciągnij: Alfa' });
  const target = page.getByRole('button', { name: 'Przeciągnij: Gamma' });
  // By mouse: Alfa below Gamma. `hover` waits until the list has settled.
  await handle.hover();
  const from = (await handle.boundingBox())!;
  const to = (await target.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 });
  await heard(/^(Podniesiono: m|M)iejsce 1 z\s3$/);
  await page.mouse.move(to.x + 10, to.y + 30, { steps: 8 });
  await heard(/^Miejsce 3 z\s3$/);
  await page.mouse.up();
  await expectOrder(page, ['Beta', 'Gamma', 'Alfa']);
  // By keyboard: Alfa one up, by its handle and by its arrow.
  await page.getByRole('button', { name: 'Przeciągnij: Alfa' }).focus();
  await page.keyboard.press('Space');
  await heard(/^Miejsce 3 z\s3$/);
  await moveDragged(page, 'ArrowUp', /^Miejsce 2 z\s3$/);
  await page.keyboard.press('Space');
  await expectOrder(page, ['Beta', 'Alfa', 'Gamma']);
  await page.getByRole('button', { name: 'Więcej: Alfa' }).click();
  await page.getByRole('button', { name: 'Przesuń w górę: Alfa' }).press('Enter');
  await expectOrder(page, ['Alfa', 'Beta', 'Gamma']);

  await page.getByRole('button', { name: 'Więcej: Beta' }).click();
  // While the fold opens, the button moves away from under a slow click.
  await page.getByRole('button', { name: 'Powiel: Beta' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Usuń: Beta' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Usuń: Gamma' }).click();
  await expect.poll(() => previewText(page)).not.toContain('Gamma');
  await page.getByRole('alert').getByRole('button', { name: 'Cofnij' }).click();
  await expect.poll(() => previewText(page)).toContain('Gamma');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Ustawienia sekcji' }).click();
  await expect(page.getByText('Pokazuj w CV')).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'settings of a section');
  await page.getByRole('button', { name: 'Podpowiedzi' }).click();
  await expect(page.getByRole('button', { name: /^Wstaw:/ }).first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'suggestions');
});
