import type { Resume } from '@kreda/document/model/resume';
import { SECTION_SLUGS } from '@kreda/document/model/sections';
import { dutiesOfOnePage, longJob } from '@kreda/document/testing/clause-alone';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { createTypesetter } from '@kreda/document/typeset';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { registerFor } from '../src/register.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** Stores a CV of this browser's visitor with what a sample says. Answers its uuid. */
async function storeCv(page: Page, sample: Resume): Promise<string> {
  const created = await page.request.post(`${product.url}/api/resumes`, { data: { pattern: sample.pattern } });
  const { uuid } = (await created.json()) as { uuid: string };
  const saved = await page.request.post(`${product.url}/api/documents/${uuid}/save-before-quit`, {
    headers: { origin: product.url },
    data: [
      { type: 'sections-config', config: { enabled: sample.sectionsEnabled, active: sample.sectionsActive } },
      ...SECTION_SLUGS.map((section) => ({ type: 'data', section, data: sample.sections[section].data })),
    ],
  });
  expect(saved.status(), 'the CV is stored').toBe(204);
  return uuid;
}

async function openScreen(page: Page, sample: Resume): Promise<string> {
  const uuid = await storeCv(page, sample);
  await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Twoje CV jest gotowe$|^Sprawdź CV przed pobraniem$/ }),
  ).toBeVisible();
  return uuid;
}

const checks = (page: Page) => page.getByRole('region', { name: 'Sprawdzenie przed pobraniem' });
const pages = (page: Page) => page.getByRole('img', { name: /^Strona \d+ z \d+$/ });

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
  const strange = [{ type: 'paragraph' as const, children: [{ text: 'Buduję \u{f3c9} mosty' }] }];
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
    await expect(page.getByRole('textbox', { name, exact: true })).toBeFocused();
    await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
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
  await expect(reading.getByText(/^Program odczytał poprawnie \d+\sz\s\d+ pól\.$/)).toBeVisible();
  const show = reading.getByRole('button', { name: 'Pokaż wszystkie pola' });
  await show.click();
  const email = reading.getByRole('listitem').filter({ hasText: 'jozef.swiatek@example.com' });
  await expect(email.getByText('jozef.swiatek@example.com')).toHaveCount(2);
  await expect(email).toContainText('Zgodne');
  const summary = (await reading.getByText(/^Program odczytał/).textContent())!;
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
  await expect(reading.getByText(/^Program odczytał/)).toBeVisible();
});
