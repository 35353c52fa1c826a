import { expect, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { previewText, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** A CV of two pages as another program writes it. */
const CV = `
  <h1 style="font-size: 24pt">Łucja Żak</h1>
  <p>Analityczka danych</p>
  <p>lucja.zak@example.pl · +48 600 700 800 · Gdańsk</p>
  <h2>Doświadczenie zawodowe</h2>
  <p><b>Starsza analityczka</b> <span style="float: right">03.2020 – obecnie</span></p>
  <p>Bałtyk Logistyka sp. z o.o., Gdańsk</p>
  <ul><li>Raporty dla 14 magazynów</li></ul>
  <h2 style="page-break-before: always">Wykształcenie</h2>
  <p><b>Uniwersytet Gdański</b> <span style="float: right">2011 – 2016</span></p>
  <p>magister, informatyka i ekonometria</p>
  <h2>Umiejętności</h2>
  <p>SQL, Python, Power BI</p>`;

async function pdfOfCv(page: Page): Promise<Buffer> {
  const writer = await page.context().newPage();
  await writer.setContent(CV);
  const pdf = await writer.pdf({ format: 'A4', margin: { top: '18mm', left: '18mm', right: '18mm' } });
  await writer.close();
  return pdf;
}

const inCsv = (...rows: string[][]) =>
  strToU8(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'));

const LINKEDIN = zipSync({
  'Profile.csv': inCsv(
    ['First Name', 'Last Name', 'Headline', 'Summary'],
    ['Łucja', 'Żak', 'Analityczka danych', 'Od ośmiu lat z danymi.'],
  ),
  'Positions.csv': inCsv(
    ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
    ['Bałtyk Logistyka', 'Starsza analityczka', 'Raporty dla 14 magazynów', 'Gdańsk', 'Mar 2020', ''],
  ),
  'Skills.csv': inCsv(['Name'], ['SQL'], ['Python']),
  'Invitations.csv': inCsv(['From', 'To', 'Sent At'], ['Łucja Żak', 'Jan Nowak', '1/2/24, 9:00 AM']),
});

/** Chooses a file on my documents. */
async function bring(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Wybierz pliki' }).click();
  await (await choosing).setFiles(file);
}

test('a visitor brings a PDF, confirms what was read with doubt beside its page, and brings the data that LinkedIn exports', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Masz już CV? Zaimportuj je' }).click();
  await expect(page.getByText(/^PDF, Word, LinkedIn, Europass/)).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'where a CV is brought');
  await bring(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await pdfOfCv(page) });

  const list = page.getByRole('dialog', { name: 'Sprawdź, co odczytaliśmy' });
  await expect(list.locator('[data-drawn="true"]')).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'fields read with doubt');
  await list.getByLabel('Stanowisko lub zawód', { exact: true }).fill('Analityczka');
  await list.getByRole('button', { name: 'Potwierdź wszystkie' }).click();
  await expect(list).toHaveCount(0);
  await untilSaved(page);
  await expect(page.getByLabel('Imię', { exact: true })).toHaveValue('Łucja');
  await expect.poll(() => previewText(page)).toContain('Bałtyk Logistyka');
  await page.reload();
  await expect(page.getByLabel('Stanowisko lub zawód', { exact: true })).toHaveValue('Analityczka');
  await expect(page.getByText('Pola z pliku do sprawdzenia')).toHaveCount(0);

  await page.goto(`${product.url}/moje-dokumenty#import`);
  await bring(page, { name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(LINKEDIN) });
  const report = page.getByRole('dialog', { name: 'CV zostało zaimportowane' });
  await expect(report.getByText('kopia danych z LinkedIn')).toBeVisible();
  await expect(report.getByText('Invitations.csv').first()).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'report of an import');
  await report.getByRole('button', { name: 'Otwórz w edytorze' }).click();
  await expect(page.getByLabel('Nazwisko', { exact: true })).toHaveValue('Żak');
});

test('files over the page load the fonts of the default template and the editor, and nothing does before', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(`${product.url}/moje-dokumenty`);
  await expect(page.getByRole('button', { name: 'Wybierz pliki' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path.startsWith('/fonts/'))).toEqual([]);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
    document.body.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect.poll(() => paths).toContain('/fonts/inter-400.ttf');
  expect(paths.filter((path) => path.includes('/load-ahead-'))).toHaveLength(1);
});
