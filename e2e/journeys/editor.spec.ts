/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
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
    for (const name of await page.getByRole('switch').all()) await name.press('Space');
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
  await page.keyboard.press('Space');
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowUp');
  await page.waitForTimeout(200);
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

test('sections are ordered by dragging them in the preview, and a click opens their forms', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  const before = await sectionOrder(page);
  const [first, second] = before as [string, string];
  const boxOf = (group: string) =>
    sheets(page)
      .first()
      .evaluate((host, slug) => {
        const { x, y, width, height } = host
          .shadowRoot!.querySelector(`[data-group="${slug}"]`)!
          .getBoundingClientRect();
        return { x, y, width, height };
      }, group);
  const from = await boxOf(first);
  const to = await boxOf(second);
  await page.mouse.move(from.x + 60, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + to.height - 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => sectionOrder(page)).toEqual([second, first, ...before.slice(2)]);
  // Dragging opened nothing; Escape gives up; a click opens the form.
  await expect(page).toHaveURL(/dane-osobowe/);
  const again = await boxOf(second);
  await page.mouse.move(again.x + 60, again.y + 20);
  await page.mouse.down();
  await page.mouse.move(again.x + 60, again.y + 400, { steps: 6 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await sectionOrder(page)).toEqual([second, first, ...before.slice(2)]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => sectionOrder(page)).toEqual(before);
  const education = await boxOf('education');
  await page.mouse.click(education.x + 30, education.y + 30);
  await expect(page).toHaveURL(/wyksztalcenie/);
});

/** Whether a part of the pages is in the preview's view, with all of it or its beginning, by a selector of the pages. */
function isInPreview(page: Page, selector: string): Promise<boolean> {
  return page.getByRole('region', { name: 'Podgląd' }).evaluate((scroller, wanted) => {
    const roots = [...scroller.querySelectorAll('[data-sheet]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const part = roots.map((root) => root.querySelector(wanted)).find((found) => found);
    if (!part) return false;
    const view = scroller.getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    return top >= view.top && Math.min(bottom, top + 40) <= view.bottom;
  }, selector);
}

test('the preview follows the step and the open entry, unless the pages themselves were clicked or are held', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await startCv(page, product.url, 'Kraków');
  const steps = page.getByRole('navigation', { name: 'Kroki kreatora' });
  const hero = "[data-role='hero']";
  const clauses = "[data-group='clauses']";
  await expect.poll(() => isInPreview(page, hero)).toBe(true);
  await steps.getByRole('link', { name: 'Klauzule' }).click();
  await expect.poll(() => isInPreview(page, clauses)).toBe(true);
  expect(await isInPreview(page, hero)).toBe(false);
  await steps.getByRole('link', { name: 'Dane osobowe' }).click();
  await expect.poll(() => isInPreview(page, hero)).toBe(true);

  // Entries over more than one page: the one that is opened is shown.
  await goToStep(page, 'doswiadczenie-zawodowe');
  for (const position of ['Pierwsza', 'Druga', 'Trzecia', 'Czwarta']) {
    await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
    await page.getByLabel('Stanowisko').fill(position);
    await page.getByRole('textbox', { name: 'Opis', exact: true }).click();
    await page.keyboard.insertText(`${position} praca, o której jest wiele do powiedzenia. `.repeat(22));
  }
  const entry = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
      .getAttribute('data-entry');
  const first = `[data-entry='${await entry('Pierwsza')}']`;
  const last = `[data-entry='${await entry('Czwarta')}']`;
  await page.getByRole('button', { name: 'Pierwsza', exact: true }).click();
  await expect.poll(() => isInPreview(page, first)).toBe(true);
  expect(await isInPreview(page, last)).toBe(false);
  await page.getByRole('button', { name: 'Czwarta', exact: true }).click();
  await expect.poll(() => isInPreview(page, last)).toBe(true);

  // Held by hand the pages stay where they are.
  await page.getByRole('button', { name: 'Przesuwaj strony myszą' }).click();
  await steps.getByRole('link', { name: 'Dane osobowe' }).click();
  await expect(page).toHaveURL(/dane-osobowe/);
  expect(await isInPreview(page, hero)).toBe(false);
  await page.getByRole('button', { name: 'Przesuwaj strony myszą' }).click();

  // A click on the pages opens a form and moves nothing.
  await steps.getByRole('link', { name: 'Umiejętności' }).click();
  const scroller = page.getByRole('region', { name: 'Podgląd' });
  await scroller.evaluate((area) => area.scrollTo({ top: 60, behavior: 'instant' }));
  const experiences = await sheets(page)
    .first()
    .evaluate((host) => {
      const { x, y } = host.shadowRoot!.querySelector("[data-group='experiences']")!.getBoundingClientRect();
      return { x, y };
    });
  await page.mouse.click(experiences.x + 60, experiences.y + 40);
  await expect(page).toHaveURL(/doswiadczenie-zawodowe/);
  await expect(page.getByRole('heading', { level: 1, name: 'Doświadczenie zawodowe' })).toBeVisible();
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(60);
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

/** A picture whose left half is red and whose right half is blue. */
async function halves(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="400" height="800" fill="#d02020"/><rect x="400" width="400" height="800" fill="#2020d0"/></svg>';
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** The stored photo's colour at a place given in parts of its size. */
async function photoColour(page: Page, uuid: string, [x, y]: readonly [number, number]) {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const answer = await page.request.get(`${product.url}/trpc/resume.get?input=${query}`);
  const { photo } = (await answer.json()).result.data.resume as { photo: { url: string } };
  const jpeg = await (await page.request.get(product.url + photo.url)).body();
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > blue ? 'red' : 'blue';
}

test('a photo is turned, flipped, undone, repeated and lit before it is applied, and edited again later', async ({
  page,
}) => {
  const uuid = await startCv(page, product.url, 'Gdynia');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer: await halves() });
  const dialog = page.getByRole('dialog', { name: 'Edycja zdjęcia' });
  await dialog.getByRole('button', { name: 'Obróć w prawo' }).click();
  await dialog.getByRole('button', { name: 'Odbij w poziomie' }).click();
  await dialog.getByRole('button', { name: 'Cofnij' }).click();
  await dialog.getByRole('button', { name: 'Powtórz' }).click();
  await dialog.getByRole('button', { name: 'Cofnij' }).click();
  await dialog.getByRole('slider', { name: 'Jasność' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(dialog).toHaveCount(0);
  // A quarter to the right: what was on the left is on top.
  expect(await photoColour(page, uuid, [0.5, 0.1])).toBe('red');
  expect(await photoColour(page, uuid, [0.5, 0.9])).toBe('blue');

  await page.getByRole('button', { name: 'Edytuj zdjęcie' }).click();
  await dialog.getByRole('button', { name: 'Obróć w lewo' }).click();
  await dialog.getByRole('button', { name: 'Obróć w lewo' }).click();
  await dialog.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await photoColour(page, uuid, [0.5, 0.1])).toBe('blue');
  await expect
    .poll(() =>
      sheets(page)
        .first()
        .evaluate((host) => host.shadowRoot!.querySelectorAll('image').length),
    )
    .toBe(1);
});

test('a file that is no picture, or too large, says so and changes nothing', async ({ page }) => {
  await startCv(page, product.url, 'Gdynia');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'cv.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
  const dialog = page.getByRole('dialog', { name: 'Edycja zdjęcia' });
  await expect(dialog.getByRole('alert')).toContainText('Ten plik nie jest zdjęciem');
  await expect(dialog.getByRole('button', { name: 'Zastosuj' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await input.setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText('Zdjęcie nie może być większe niż 5mb')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usuń zdjęcie' })).toHaveCount(0);
});

/** Pastes as a browser does, into the element in focus. */
async function paste(page: Page, formats: Record<string, string>): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, formats);
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:"Calibri";color:red}</style></head><body>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Gruby wstęp</span></b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Pierwszy<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Głębszy<o:p></o:p></p></body></html>`;
const GOOGLE =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400;">zwykłe </span><span style="font-weight:700;">grube</span></p><ul><li><p>punkt</p></li></ul></b>';
const WEB =
  '<h2 onclick="alert(1)">Nagłówek</h2><script>window.isAttacked = true</script><style>body{display:none}</style><table><tr><td>komórka</td></tr></table><img src=x onerror="window.isAttacked = true"><a href="javascript:alert(1)">zły</a> <a href="https://example.com/">dobry</a>';

test('text pasted from Word, Google Docs and web pages keeps what the CV can show and nothing else', async ({
  page,
}) => {
  await startCv(page, product.url, 'Kraków');
  await goToStep(page, 'opis');
  const box = page.getByRole('textbox', { name: 'Treść' });
  const pasteInto = async (html: string) => {
    await box.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(page, { 'text/html': html, 'text/plain': 'x' });
  };
  await pasteInto(WORD);
  await expect(box.locator('strong')).toHaveText('Gruby wstęp');
  await expect(box.locator('li')).toHaveText([/^Pierwszy/, 'Głębszy']);
  await expect(box.locator('ul ul li')).toHaveText('Głębszy');
  await expect(box).not.toContainText('·');
  await expect(box.locator('[style*="color"]')).toHaveCount(0);

  await pasteInto(GOOGLE);
  await expect(box.locator('strong')).toHaveText('grube');
  await expect(box.locator('li')).toHaveText('punkt');

  await pasteInto(WEB);
  await expect(box).toContainText('Nagłówek');
  await expect(box).toContainText('komórka');
  await expect(box.locator('h2, table, img, script, style')).toHaveCount(0);
  await expect(box.locator('a')).toHaveText('dobry');
  expect(await page.evaluate(() => Reflect.get(window, 'isAttacked'))).toBeUndefined();

  await pasteInto(
    '<table><tr><td>2019–2021</td><td><b>Kierowniczka</b></td></tr><tr><td><p>Jeden.</p><p>Dwa.</p></td><td></td></tr></table>',
  );
  await expect(box.locator('p')).toHaveText(['2019–2021 – Kierowniczka', 'Jeden.', 'Dwa.']);
  await pasteInto('<p style="mso-list:l0 level1 lfo1">·  Punkt</p><p style="mso-list:l0 level1 lfo1">o niczym</p>');
  await expect(box.locator('li')).toHaveText(['Punkt', 'o niczym']);
  await pasteInto(WEB);
  await expect.poll(() => previewText(page)).toContain('Nagłówek');
});

test('a pasted megabyte is cut at the field’s bound, with a word about it, and saved', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await goToStep(page, 'opis');
  await page.getByRole('textbox', { name: 'Treść' }).click();
  await paste(page, { 'text/plain': 'słowo '.repeat(200_000) });
  await expect(page.getByText(/Wklejony tekst był za długi/)).toBeVisible();
  await untilSaved(page);
  await expect.poll(async () => (await previewText(page)).length).toBeGreaterThan(15_000);
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

test('the preview is zoomed by buttons and wheel, and moved by hand', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  const percent = page.locator('output');
  await page.getByRole('button', { name: 'Dopasuj do szerokości' }).click();
  const fitting = Number.parseInt((await percent.textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'Powiększ', exact: true }).click();
  await expect(percent).toHaveText(`${fitting + 15}%`);
  await sheets(page).first().hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await expect(percent).toHaveText(`${fitting + 45}%`);
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect(percent).toHaveText(`${fitting - 15}%`);
  for (let press = 0; press < 8; press++) await page.getByRole('button', { name: 'Powiększ', exact: true }).click();
  await page.getByRole('button', { name: 'Przesuwaj strony myszą' }).click();
  const scroller = page.getByRole('region', { name: 'Podgląd' });
  const before = await scroller.evaluate(({ scrollTop }) => scrollTop);
  const box = (await scroller.boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 400);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 200, { steps: 5 });
  await page.mouse.up();
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(before + 200);
  await expect(page).toHaveURL(/dane-osobowe/);
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
