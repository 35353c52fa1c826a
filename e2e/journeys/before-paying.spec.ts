import { LANGUAGES, toBcp47 } from '@kreda/document/engine/text/languages';
import type { Comparison } from '@kreda/document/kinds/resume/checks/comparison';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { dutiesOfOnePage, longJob } from '@kreda/document/testing/clause-alone';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { paragraph, typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { checks, openScreen, pages, storeCv, WINDOWS } from '../src/before-paying.ts';
import { layoutShifts, recordLayoutShifts } from '../src/layout-shifts.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('a last page that holds only the consent clause is mended by one click, and back by another', async ({ page }) => {
  const duties = dutiesOfOnePage(createTypesetter(installedFonts()));
  await openScreen(page, longJob(duties, true));
  await expect(pages(page)).toHaveCount(2);
  await expect(checks(page).getByText('Na ostatniej stronie (2) jest tylko klauzula zgody.')).toBeVisible();

  await checks(page).getByRole('button', { name: 'Zmieść na jednej stronie' }).click();
  await expect(checks(page).getByText(/^Gotowe\. Liczba stron: 1/)).toBeVisible();
  await expect(pages(page)).toHaveCount(1);
  await expect(checks(page).getByText(/klauzula zgody/)).toHaveCount(0);
  // It is the stored CV that has changed.
  await page.reload();
  await expect(pages(page)).toHaveCount(1);
});

test('fitting is taken back by one click', async ({ page }) => {
  const duties = dutiesOfOnePage(createTypesetter(installedFonts()));
  await openScreen(page, longJob(duties, true));
  await checks(page).getByRole('button', { name: 'Zmieść na jednej stronie' }).click();
  await expect(pages(page)).toHaveCount(1);
  await checks(page).getByRole('button', { name: 'Cofnij' }).click();
  await expect(pages(page)).toHaveCount(2);
  await expect(checks(page).getByText('Przywrócono poprzedni układ.')).toBeVisible();
});

test('a job without dates is named, and its form opens at the date', async ({ page }) => {
  const sample = typicalResume('modern');
  Object.assign(sample.sections.experiences.data.items[1]!, { dateFrom: '', dateTo: '', present: false });
  await openScreen(page, sample);
  const finding = checks(page).getByRole('listitem').filter({ hasText: 'brakuje dat' });
  await expect(finding).toContainText('Inżynier budowy (Doświadczenie zawodowe)');
  await finding.getByRole('link', { name: 'Uzupełnij daty' }).click();
  await page.waitForURL(/doswiadczenie-zawodowe\?entry=experiences-2/);
  await expect(page.getByRole('textbox', { name: 'Stanowisko' })).toHaveValue('Inżynier budowy');
  await expect(page.getByLabel('Od: miesiąc')).toBeFocused();
});

test('a half-typed e-mail is named, and mended in its field the CV is clean', async ({ page }) => {
  const sample = typicalResume('plain');
  sample.sections['personal-data'].data.email = 'jozef.swiatek@gmail';
  await openScreen(page, sample);
  const finding = checks(page).getByRole('listitem').filter({ hasText: 'jozef.swiatek@gmail' });
  await expect(finding).toContainText('jest niepełny');
  await expect(page.getByRole('heading', { level: 1, name: 'Sprawdź CV przed pobraniem' })).toBeVisible();
  await finding.getByRole('link', { name: 'Popraw' }).click();
  await page.waitForURL(/dane-osobowe/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('jozef.swiatek@gmail.com');
  await page.getByRole('button', { name: 'Pobierz CV' }).first().click();
  await page.waitForURL(/pobierz-cv/);
  await expect(checks(page).getByText('Sprawdzone: niczego nie trzeba poprawiać.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje CV jest gotowe' })).toBeVisible();
  await expect(checks(page).getByRole('listitem')).toHaveCount(0);
});

test('a character that cannot be printed is named with its code, and its text opens with the focus in it', async ({
  page,
}) => {
  const sample = typicalResume('modern');
  const strange = paragraph('Buduję \u{f3c9} mosty');
  sample.sections.summary.data.content = strange;
  sample.sections.experiences.data.items[1]!.description = strange;
  const uuid = await openScreen(page, sample);
  const findings = checks(page).getByRole('listitem').filter({ hasText: 'nie da się wydrukować' });
  await expect(findings).toHaveCount(2);
  for (const { field, name } of [
    { field: 'content', name: 'Treść' },
    { field: 'description', name: 'Opis' },
  ]) {
    const finding = findings.filter({ has: page.locator(`a[href*="field=${field}"]`) });
    await expect(finding).toContainText('U+F3C9');
    await finding.getByRole('link', { name: 'Popraw' }).click();
    await page.waitForURL(new RegExp(`field=${field}`));
    const text = page.getByRole('textbox', { name, exact: true });
    await expect(text).toBeFocused();
    await expect(text).toHaveAccessibleDescription(/\u{f3c9}|U\+F3C9/u);
    await text.fill('Buduję mosty');
    await expect(text).not.toHaveAccessibleDescription(/F3C9/);
    await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
  }
});

test('a CV in an older version of its template takes the new one by one click, and the old one by another', async ({
  page,
}) => {
  const uuid = await storeCv(page, typicalResume('plain'));
  await page.request.post(`${product.url}/api/documents/${uuid}/save-before-quit`, {
    headers: { origin: product.url },
    data: [{ type: 'pattern-version', version: 1 }],
  });
  await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
  const finding = checks(page).getByRole('listitem').filter({ hasText: 'Nowa wersja szablonu' });
  await expect(finding).toContainText('Wskazówka');
  await finding.getByRole('button', { name: 'Użyj nowej wersji' }).click();
  await expect(checks(page).getByText('CV używa nowej wersji szablonu.')).toBeVisible();
  await expect(finding).toHaveCount(0);
  await checks(page).getByRole('button', { name: 'Cofnij' }).click();
  await expect(finding).toBeVisible();
});

test('the download button shows its whole label on a narrow telephone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openScreen(page, typicalResume('plain'));
  for (const language of LANGUAGES) {
    await page.context().addCookies([{ name: 'language', value: language, url: product.url }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', toBcp47(language));
    const button = page.getByRole('main').locator('aside button').last();
    await expect(button).toBeInViewport({ ratio: 1 });
    const hidden = await button.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
        ).length,
    );
    expect(hidden, language).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), language).toBe(true);
  }
});

test('a visitor sees the price, what it gives and that nothing renews, before an account is asked for', async ({
  page,
}) => {
  await openScreen(page, typicalResume('modern'));
  const panel = page.getByRole('complementary', { name: 'Pobierz CV' });
  await expect(panel.getByText(/29,00\szł/).filter({ visible: true })).toHaveText(/29,00\szł jednorazowo/);
  await expect(panel.getByText(/nic\ssię\snie\sodnawia/)).toBeVisible();
  await expect(panel.getByText(/z\sVAT/)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Zobacz wszystkie pakiety' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Pobierz CV' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Co czyta system rekrutacyjny' }).scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await button.click();
  await page.waitForURL(/\/rejestracja\?/);
});

test('somebody who has an account and no package is told that they will choose one', async ({ page }) => {
  const uuid = await storeCv(page, typicalResume('modern'));
  await registerFor(page, product.url, `/cv/${uuid}/pobierz-cv`);
  await expect(page.getByText(/Po kliknięciu wybierzesz pakiet i\szapłacisz/)).toBeVisible();
});

test('what software read in the PDF stands beside the CV’s own words, on the screen and in my documents', async ({
  page,
}) => {
  await openScreen(page, typicalResume('plain'));
  const reading = page.getByRole('region', { name: 'Co czyta system rekrutacyjny' });
  await expect(reading.getByText(/^Nasz program odczytał poprawnie \d+\sz\s\d+ pól\.$/)).toBeVisible();
  const show = reading.getByRole('button', { name: 'Pokaż wszystkie pola' });
  await show.click();
  const email = reading.getByRole('listitem').filter({ hasText: 'jozef.swiatek@example.com' });
  await expect(email.getByText('jozef.swiatek@example.com')).toHaveCount(2);
  await expect(email).toContainText('Zgodne');
  const summary = (await reading.getByText(/^Nasz program odczytał/).textContent())!;
  await expect(reading.locator('pre').first()).toBeHidden();
  await reading
    .getByText(/^Tekst, który program wyjmuje z\sPDF$/)
    .first()
    .click();
  await expect(reading.locator('pre').first()).toContainText('Budowa i Spółka S.A.');
  await expectNoViolations(page, 'before paying');

  await page.goto(`${product.url}/moje-dokumenty`);
  await page.getByRole('button', { name: /Więcej działań/ }).click();
  await page.getByRole('menuitem', { name: 'Co czyta system rekrutacyjny' }).click();
  const dialog = page.getByRole('dialog', { name: 'Co czyta system rekrutacyjny' });
  await expect(dialog.getByText(summary)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'jozef.swiatek@example.com' })).toContainText('Zgodne');
});

test('reading that fails says so, and works when it is tried again', async ({ page }) => {
  const uuid = await storeCv(page, typicalResume('plain'));
  await page.route('**/trpc/download.readBack*', (route) => route.abort('connectionreset'));
  await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
  const reading = page.getByRole('region', { name: 'Co czyta system rekrutacyjny' });
  await expect(reading.getByRole('alert')).toContainText('Nie udało się odczytać PDF');
  await expect(checks(page).getByRole('status')).toHaveText(/^Reszta sprawdzona; odczytu nie udało się sprawdzić\.$/);
  // The other checks and the download do not wait for it.
  await expect(page.getByRole('button', { name: 'Pobierz CV' })).toBeEnabled();
  await expect(pages(page)).toHaveCount(2);
  await page.unroute('**/trpc/download.readBack*');
  await reading.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(reading.getByText(/^Nasz program odczytał/)).toBeVisible();
});

/** What the server answers about the reading, changed before the screen has it. */
async function changeReading(page: Page, change: (comparison: Comparison) => void): Promise<void> {
  await page.route('**/trpc/download.readBack*', async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as { result: { data: { comparison: Comparison } } }[];
    for (const { result } of answers) change(result.data.comparison);
    await route.fulfill({ response, json: answers });
  });
}

/** A CV with a dozen findings, whose pages, findings and reading arrive one after the other. */
function troubledResume(): Resume {
  const sample = typicalResume('modern');
  Object.assign(sample.sections['personal-data'].data, {
    email: 'jozef.swiatek@gmail',
    phone: '123',
    website: 'localhost',
  });
  const strange = paragraph('Buduję \u{f3c9} mosty');
  sample.sections.summary.data.content = strange;
  const [first, second, third] = sample.sections.experiences.data.items;
  Object.assign(first!, { company: '', description: strange });
  Object.assign(second!, { position: '', dateFrom: '', dateTo: '', present: false });
  Object.assign(third!, { dateFrom: '', dateTo: '', present: false });
  Object.assign(sample.sections.education.data.items[0]!, { schoolName: '', dateFrom: '', dateTo: '' });
  sample.sections.interests.data.items = [];
  return sample;
}

for (const { width, height } of WINDOWS) {
  test(`nothing that is seen moves while a CV with many findings loads, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const uuid = await storeCv(page, troubledResume());
    await recordLayoutShifts(page);
    const reading = Promise.withResolvers<void>();
    await page.route('**/trpc/download.readBack*', async (route) => {
      await reading.promise;
      await route.continue();
    });
    await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
    await expect(pages(page).first()).toBeVisible();
    await expect(checks(page).getByRole('listitem')).not.toHaveCount(0);
    await expect(checks(page).getByText('Czytam Twój PDF…')).toBeVisible();
    // The reading arrives last, when all else is on the screen.
    reading.resolve();
    await expect(checks(page).getByText(/Liczba różnic: \d+/)).toBeVisible();
    expect(await checks(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(10);
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  });
}

test('an entry without a name and a section without content are mended where their buttons lead', async ({ page }) => {
  const sample = typicalResume('modern');
  Object.assign(sample.sections.experiences.data.items[0]!, { company: '' });
  sample.sections.interests.data.items = [];
  const uuid = await openScreen(page, sample);
  const unnamed = checks(page).getByRole('listitem').filter({ hasText: 'puste pole „Firma”' });
  await unnamed.getByRole('link', { name: 'Uzupełnij' }).click();
  await page.waitForURL(/entry=experiences-1/);
  await expect(page.getByRole('textbox', { name: 'Firma' })).toBeFocused();
  await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
  const empty = checks(page).getByRole('listitem').filter({ hasText: 'nie znajdą się w PDF' });
  await expect(empty).toContainText('Zainteresowania');
  await empty.getByRole('link', { name: 'Uzupełnij: Zainteresowania' }).click();
  await page.waitForURL(/zainteresowania/);
});

test('each of several empty sections is named by a link to its own form', async ({ page }) => {
  const sample = typicalResume('modern');
  sample.sections.interests.data.items = [];
  sample.sections.languages.data.items = [];
  const uuid = await openScreen(page, sample);
  for (const [name, address] of [
    ['Języki', /\/znajomosc-jezykow/],
    ['Zainteresowania', /\/zainteresowania/],
  ] as const) {
    const empty = checks(page)
      .getByRole('listitem')
      .filter({ hasText: 'nie znajdą się w PDF: Języki, Zainteresowania' });
    await expect(empty.getByRole('link')).toHaveCount(2);
    await empty.getByRole('link', { name: `Uzupełnij: ${name}` }).click();
    await page.waitForURL(address);
    await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
  }
});

test('a CV that was largely misread is not called ready, and what helps is said', async ({ page }) => {
  await changeReading(page, ({ rows }) => {
    for (const row of rows.slice(0, Math.ceil(rows.length * 0.6)))
      if (row.field !== 'heading') Object.assign(row, { verdict: 'missing', found: '' });
  });
  await openScreen(page, typicalResume('plain'));
  await expect(page.getByRole('heading', { level: 1, name: 'Programy mogą źle odczytać to CV' })).toBeVisible();
  await expect(checks(page).getByText(/^Nasz program źle odczytał \d+\sz\s\d+ pól\. .*szablon/)).toBeVisible();
  const reading = page.getByRole('region', { name: 'Co czyta system rekrutacyjny' });
  await expect(reading.getByText(/^Nasz program odczytał poprawnie \d+\sz\s\d+ pól\.$/)).toBeVisible();
  await expect(reading.getByText(/Inne mogą czytać inaczej\.$/)).toBeVisible();
  await expect(reading.getByText(/program nie rozpoznał, że należy do tego pola/)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/nie trzeba|nie ma tu czego|jest gotowe|także w systemach/)
      .filter({ visible: true }),
  ).toHaveCount(0);
});

test('the words in which a long text was read otherwise are marked among their neighbours, and the whole text opens', async ({
  page,
}) => {
  const sample = typicalResume('plain');
  const long = `${'Prowadzę roboty ziemne. '.repeat(20)}Nadzoruję dźwigi. ${'Piszę kosztorysy. '.repeat(20)}`.trim();
  sample.sections.experiences.data.items[0]!.description = paragraph(long);
  await changeReading(page, ({ rows }) => {
    const row = rows.find(({ own }) => own === long)!;
    Object.assign(row, { verdict: 'different', found: long.replace('dźwigi', 'windy') });
  });
  await openScreen(page, sample);
  const row = page
    .getByRole('region', { name: 'Co czyta system rekrutacyjny' })
    .getByRole('listitem')
    .filter({ hasText: 'Inaczej' });
  await expect(row).toHaveCount(1);
  await expect(row.locator('mark')).toHaveText(['dźwigi. ', 'windy. ']);
  const own = row.getByRole('definition').first();
  await expect(own).toHaveText(/^ … .*Nadzoruję dźwigi\. Piszę.* … $/, { useInnerText: false });
  await row.getByRole('button', { name: 'Pokaż całość' }).click();
  await expect(own).toHaveText(long);
  await row.getByRole('button', { name: 'Zwiń' }).click();
  await expect(own).not.toHaveText(long);
});

test('a place that a program filed elsewhere is said to need no mending, and the CV is ready', async ({ page }) => {
  await changeReading(page, ({ rows }) => {
    const row = rows.find(({ section, field }) => section === 'experiences' && field === 'city')!;
    Object.assign(row, { verdict: 'missing', found: '' });
  });
  await openScreen(page, typicalResume('plain'));
  const reading = page.getByRole('region', { name: 'Co czyta system rekrutacyjny' });
  const row = reading.getByRole('listitem').filter({ hasText: 'Gdzie indziej' });
  await expect(row).toContainText('Tekst jest w PDF i nie trzeba go poprawiać');
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(checks(page).getByText(/nie ma tu czego poprawiać\. Liczba różnic: 1\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje CV jest gotowe' })).toBeVisible();
});

test('a section’s own name that programs do not know is said to need another, with the way there', async ({ page }) => {
  await changeReading(page, ({ rows }) => {
    const row = rows.find(({ section, field }) => section === 'experiences' && field === 'heading')!;
    Object.assign(row, { own: 'Moja droga', verdict: 'different', found: 'Moja droga' });
  });
  await openScreen(page, typicalResume('plain'));
  const reading = page.getByRole('region', { name: 'Co czyta system rekrutacyjny' });
  const row = reading.getByRole('listitem').filter({ hasText: 'Moja droga' });
  await expect(row).toContainText('Programy nie rozpoznają tej nazwy sekcji');
  await expect(row.getByRole('link', { name: 'Popraw: Nagłówek sekcji' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sprawdź CV przed pobraniem' })).toBeVisible();
});
