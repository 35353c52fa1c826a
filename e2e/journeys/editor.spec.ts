/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { goToStep, previewText, sectionOrder, sheets, startCv, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 991, height: 800 },
  { width: 390, height: 844 },
];

/** What is typed into each section's form: the fields' labels and texts. Rich texts by their labels too. */
const SECTIONS: { slug: string; add?: string; fields: Record<string, string> }[] = [
  { slug: 'dane-osobowe', fields: { Imię: 'Żaneta', Nazwisko: 'Źdźbło', Zawód: 'Hydrolożka', Telefon: '600 700 800' } },
  { slug: 'doswiadczenie-zawodowe', add: 'Dodaj stanowisko', fields: { Stanowisko: 'Kapitanka', Firma: 'Żegluga' } },
  { slug: 'wyksztalcenie', add: 'Dodaj szkołę', fields: { 'Nazwa szkoły': 'Akademia', Kierunek: 'Nawigacja' } },
  { slug: 'znajomosc-jezykow', add: 'Dodaj język', fields: { Język: 'kaszubski' } },
  { slug: 'umiejetnosci', add: 'Dodaj umiejętność', fields: { Nazwa: 'Węzły' } },
  { slug: 'opis', fields: { Treść: 'Pływam od dziecka.' } },
  { slug: 'certyfikaty', add: 'Dodaj certyfikat', fields: { Nazwa: 'Patent', Wystawca: 'Związek' } },
  { slug: 'znajomosc-programow', add: 'Dodaj program', fields: { Nazwa: 'OpenCPN' } },
  { slug: 'projekty', add: 'Dodaj projekt', fields: { Nazwa: 'Latarnia', Rola: 'Inicjatorka' } },
  { slug: 'referencje', add: 'Dodaj osobę', fields: { 'Imię i nazwisko': 'Jan Fala', Firma: 'Kapitanat' } },
  { slug: 'wolontariaty', add: 'Dodaj wolontariat', fields: { Nazwa: 'Czysta plaża', Rola: 'Koordynacja' } },
  { slug: 'kursy', add: 'Dodaj kurs', fields: { Nazwa: 'Ratownictwo', Organizator: 'Szkoła morska' } },
  { slug: 'nagrody', add: 'Dodaj nagrodę', fields: { Nazwa: 'Złota kotwica', Organizator: 'Miasto' } },
  { slug: 'zainteresowania', add: 'Dodaj zainteresowanie', fields: { Treść: 'szanty' } },
  { slug: 'klauzule', add: 'Dodaj klauzulę', fields: { Treść: 'Wyrażam zgodę na rejs.' } },
];

for (const viewport of WIDTHS)
  test(`every section is filled through its form and read back from the preview, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await startCv(page, product.url, 'Gdynia');
    await goToStep(page, 'kolejonosc-sekcji');
    // The pages may stand before the step does, and `all` waits for nothing.
    const switches = page.getByRole('switch');
    await expect(switches.first()).toBeVisible();
    for (const name of await switches.all()) {
      await name.press('Space');
      await expect(name).toBeChecked();
    }
    await goToStep(page, 'dane-osobowe');
    for (const [index, { slug, add, fields }] of SECTIONS.entries()) {
      if (index > 0) await page.getByRole('link', { name: /^Dalej/ }).click();
      // Between the summary and the optional sections lies the step that adds them.
      if (slug === 'certyfikaty') await page.getByRole('link', { name: /^Dalej/ }).click();
      await expect(page).toHaveURL(new RegExp(`/${slug}$`));
      if (add) await page.getByRole('button', { name: add }).click();
      for (const [label, text] of Object.entries(fields)) {
        await page.getByRole('textbox', { name: label, exact: true }).click();
        await page.keyboard.insertText(text);
      }
      for (const [label, text] of Object.entries(fields))
        await expect.poll(() => previewText(page), `${slug}: ${label}`).toContain(text);
      await untilSaved(page);
    }
    if (viewport.width < 768) {
      await expect(sheets(page).first()).toBeHidden();
      await page.getByText('Podgląd', { exact: true }).click();
    }
    await expect(sheets(page).first()).toBeVisible();
    await page.reload();
    await expect(sheets(page).first()).toBeAttached();
    const text = await previewText(page);
    for (const { fields } of SECTIONS) for (const typed of Object.values(fields)) expect(text).toContain(typed);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

async function addSkills(page: Page, names: readonly string[]): Promise<void> {
  await goToStep(page, 'umiejetnosci');
  for (const name of names) {
    await page.getByRole('button', { name: 'Dodaj umiejętność' }).click();
    await page.getByLabel('Nazwa', { exact: true }).fill(name);
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

test('entries are ordered by mouse and by keyboard, duplicated, and deleted with a way back', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await addSkills(page, ['Alfa', 'Beta', 'Gamma']);
  await page.getByRole('button', { name: 'Gamma', exact: true }).click();
  // By mouse: Alfa below Gamma.
  const handle = page.getByRole('button', { name: 'Przeciągnij: Alfa' });
  const target = page.getByRole('button', { name: 'Przeciągnij: Gamma' });
  const from = (await handle.boundingBox())!;
  const to = (await target.boundingBox())!;
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 30, { steps: 8 });
  await page.mouse.up();
  await expectOrder(page, ['Beta', 'Gamma', 'Alfa']);
  // By keyboard: Alfa one up, by its handle and by its arrow.
  await page.getByRole('button', { name: 'Przeciągnij: Alfa' }).focus();
  // Each key is for who has heard what the one before has done.
  const heard = (words: RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await page.keyboard.press('Space');
  await heard(/^Miejsce 3 z\s3$/);
  await page.keyboard.press('ArrowUp');
  await heard(/^Miejsce 2 z\s3$/);
  await page.keyboard.press('Space');
  await expectOrder(page, ['Beta', 'Alfa', 'Gamma']);
  await page.getByRole('button', { name: 'Przesuń w górę: Alfa' }).press('Enter');
  await expectOrder(page, ['Alfa', 'Beta', 'Gamma']);

  await page.getByRole('button', { name: 'Powiel: Beta' }).click();
  await expect(page.getByRole('button', { name: 'Usuń: Beta' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Usuń: Gamma' }).click();
  await expect.poll(() => previewText(page)).not.toContain('Gamma');
  await page.getByRole('alert').getByRole('button', { name: 'Cofnij' }).click();
  await expect.poll(() => previewText(page)).toContain('Gamma');
});

test('adding and duplicating an entry takes the writer into its first field, and an empty step waits with a form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  const uuid = await startCv(page, product.url, 'Kraków');
  await goToStep(page, 'doswiadczenie-zawodowe');
  const position = page.getByLabel('Stanowisko', { exact: true });
  await expect(position).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
  await expect(position).toBeFocused();
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const entriesOf = async (slug: string) => {
    const answer = await page.request.get(`${product.url}/trpc/resume.get?input=${query}`);
    return (await answer.json()).result.data.resume.sections[slug].data.items.length as number;
  };
  // The waiting form is no part of the CV before something is typed.
  await untilSaved(page);
  expect(await entriesOf('experiences')).toBe(0);
  await page.keyboard.type('Kapitanka');
  await expect(position).toHaveValue('Kapitanka');
  await expect(position).toBeFocused();

  await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
  await expect(position).toBeFocused();
  await expect(position).toBeInViewport();
  await page.keyboard.type('Bosmanka');
  await page.getByRole('button', { name: 'Powiel: Bosmanka' }).click();
  await expect(position).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' II');
  await expect(page.getByRole('button', { name: 'Usuń: Bosmanka II' })).toBeVisible();
  await untilSaved(page);
  expect(await entriesOf('experiences')).toBe(3);

  // A text editor arrives a moment after its entry.
  await goToStep(page, 'klauzule');
  await page.getByRole('button', { name: 'Dodaj klauzulę' }).click();
  await expect(page.getByRole('textbox', { name: 'Treść', exact: true })).toBeFocused();
});

test('a deleted entry comes back beside what was typed into the empty step since', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await addSkills(page, ['Alfa']);
  await page.getByRole('button', { name: 'Usuń: Alfa' }).click();
  await page.getByLabel('Nazwa', { exact: true }).fill('Beta');
  await page.getByRole('alert').getByRole('button', { name: 'Cofnij' }).click();
  await expectOrder(page, ['Alfa', 'Beta']);
});

test('what is typed after a deletion outlives its undoing', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await addSkills(page, ['Alfa', 'Beta', 'Gamma']);
  await page.getByRole('button', { name: 'Usuń: Alfa' }).click();
  await page.getByLabel('Nazwa', { exact: true }).fill('Gamma i dalej');
  await page.getByRole('alert').getByRole('button', { name: 'Cofnij' }).click();
  await expectOrder(page, ['Alfa', 'Beta', 'Gamma i dalej']);
  await expect(page.getByLabel('Nazwa', { exact: true })).toHaveValue('Gamma i dalej');
  await untilSaved(page);
  await page.reload();
  await expectOrder(page, ['Alfa', 'Beta', 'Gamma i dalej']);
});

test('another template brings its own order, fonts and pages, and the CV keeps what was typed', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await page.getByLabel('Imię', { exact: true }).fill('Żaneta');
  const before = await sectionOrder(page);
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await page
    .getByRole('button', { name: /Gdańsk|Toruń/ })
    .first()
    .click();
  await expect.poll(() => sectionOrder(page)).not.toEqual(before);
  expect(await previewText(page)).toMatch(/żaneta/i);
  await untilSaved(page);
  const after = await sectionOrder(page);
  await page.reload();
  await expect.poll(() => sectionOrder(page)).toEqual(after);
});

test('texts are suggested for the profession, found by a search, and inserted by a click', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await page.getByLabel('Zawód').fill('Księgowa');
  await goToStep(page, 'umiejetnosci');
  await page.getByRole('button', { name: 'Podpowiedzi' }).click();
  const panel = page.getByRole('region', { name: 'Podpowiedzi' });
  await expect(panel.getByText(/Dla stanowiska: Księgow/)).toBeVisible();
  const first = panel.getByRole('button', { name: /^Wstaw:/ }).first();
  const text = ((await first.getAttribute('aria-label')) ?? '').replace('Wstaw: ', '');
  await first.click();
  await expect.poll(() => previewText(page)).toContain(text);
  await expect(panel.getByRole('button', { name: `Wstaw: ${text}` }).first()).toBeDisabled();
  await panel.getByLabel('Stanowisko').fill('spawacz');
  await expect(panel.getByText(/Dla stanowiska: Spawacz/)).toBeVisible();
  await panel.getByLabel('Stanowisko').fill('astronauta');
  await expect(panel.getByText(/Nie mamy jeszcze podpowiedzi/)).toBeVisible();

  await goToStep(page, 'doswiadczenie-zawodowe');
  await page.getByRole('button', { name: 'Podpowiedzi' }).click();
  await panel
    .getByRole('button', { name: /^Wstaw:/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Opis', exact: true }).locator('li')).toHaveCount(1);
});

const LANGUAGE_TAGS = ['pl', 'en', 'de', 'cs', 'uk', 'da', 'es', 'it', 'lt', 'sv', 'sk'];

for (const width of [1440, 991, 390])
  test(`dates stand in one row or one below the other, with room for every month in every language, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startCv(page, product.url, 'Kraków');
    await goToStep(page, 'wyksztalcenie');
    const month = page.getByLabel('Od: miesiąc');
    const boxOf = async (label: string) => (await page.getByLabel(label).boundingBox())!;
    const from = await boxOf('Od: miesiąc');
    const to = await boxOf('Do: miesiąc');
    expect(to.y === from.y || to.x === from.x).toBe(true);
    expect(from.x).toBe((await boxOf('Nazwa szkoły')).x);
    const cut = await month.evaluate((select, tags) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      return tags
        .flatMap((tag) =>
          Array.from({ length: 12 }, (_, index) =>
            new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, index))),
          ),
        )
        .filter((name) => pen.measureText(name).width > room);
    }, LANGUAGE_TAGS);
    expect(cut).toEqual([]);
  });

test('what is wrong in a field is said beside it, and the rest of the form is kept and saved', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await page.getByLabel('E-mail').fill('żaneta(at)example');
  await page.getByLabel('Telefon').fill('12');
  await page.getByLabel('Imię', { exact: true }).fill('Żaneta');
  await expect(page.getByText('Adres e-mail jest nieprawidłowy')).toBeVisible();
  await expect(page.getByText('Telefon musi mieć co najmniej 3 znaki')).toBeVisible();
  await untilSaved(page);
  await page.reload();
  await expect(page.getByLabel('Imię', { exact: true })).toHaveValue('Żaneta');
  await expect(page.getByLabel('E-mail')).toHaveValue('żaneta(at)example');
  await expect(page.getByText('Adres e-mail jest nieprawidłowy')).toBeVisible();
});

test('the whole wizard is comfortable at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startCv(page, product.url, 'Kraków');
  await addSkills(page, ['Alfa', 'Beta']);
  await expect(page.getByRole('navigation', { name: 'Kroki kreatora' })).toBeVisible();
  const controls = page.locator('main').getByRole('button');
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    // WCAG 2.2 AA asks for 24 px, a thumb for more.
    if (box)
      expect(Math.min(box.width, box.height), (await control.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(
        32,
      );
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByText('Podgląd', { exact: true }).click();
  await expect(sheets(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await expect(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
  await expect(sheets(page).first()).toBeVisible();
});
