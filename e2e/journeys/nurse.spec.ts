import { readFile } from 'node:fs/promises';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, type Page, test } from '@playwright/test';
import { bookmarksOf, parsePdf } from '../../renderer/src/testing/parsed-pdf.ts';
import { pdfInfo } from '../../renderer/src/testing/poppler.ts';
import { startBuyer } from '../src/buyer.ts';
import { certificate, photo } from '../src/certificates.ts';
import { previewText, sheets, untilSaved } from '../src/editor.ts';
import { readPdf } from '../src/pdf.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** The CV of a nurse in Kraków. */
function nurse() {
  const sample = typicalResume('classic');
  const { data } = sample.sections.experiences;
  const changes: Operation[] = [
    { type: 'name', name: 'CV Anna Nowak' },
    {
      type: 'data',
      section: 'personal-data',
      data: {
        ...sample.sections['personal-data'].data,
        firstName: 'Anna',
        lastName: 'Nowak',
        profession: 'Pielęgniarka',
      },
    },
    {
      type: 'data',
      section: 'experiences',
      data: {
        items: data.items.map((job, index) =>
          index === 0 ? { ...job, position: 'Pielęgniarka oddziałowa', company: 'Szpital Miejski' } : job,
        ),
      },
    },
  ];
  return changes.reduce(applyOperation, sample);
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page.goto(`${product.url}/moje-dokumenty`);
  await page.getByRole('button', { name: `Więcej działań: ${name}`, exact: true }).click();
}

test('a Polish nurse applies in Germany with one PDF: letter, translated CV and certificates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const buyer = await startBuyer(product.url);
  const uuid = await buyer.createResume(nurse());
  await buyer.pay(uuid);
  const login = { email: buyer.email, password: buyer.password };
  const answer = await page.request.post(`${product.url}/api/login`, { data: login, headers: { origin: product.url } });
  expect(answer.ok(), 'the nurse is logged in').toBe(true);

  // The German version, translated beside the Polish original.
  await page.goto(`${product.url}/cv/${uuid}/doswiadczenie-zawodowe`);
  await page.getByRole('button', { name: 'Wersje CV' }).click();
  await page.getByRole('button', { name: 'Dodaj wersję językową' }).click();
  await page.getByRole('button', { name: 'Niemiecki', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes(uuid));
  await expect(sheets(page).first()).toBeAttached();
  await page.getByRole('textbox', { name: 'Stanowisko lub zawód (niemiecki)', exact: true }).fill('Pflegefachfrau');
  await expect.poll(() => previewText(page)).toContain('Pflegefachfrau');
  await page.goto(page.url().replace(/[^/]+$/, 'doswiadczenie-zawodowe'));
  await page.getByRole('textbox', { name: 'Stanowisko (niemiecki)', exact: true }).first().fill('Stationsleitung');
  await page.getByRole('textbox', { name: 'Opis (niemiecki)' }).first().fill('Dienstplanung für acht Personen');
  await expect.poll(() => previewText(page)).toContain('Stationsleitung');
  await untilSaved(page);

  // A variant of it for the offer of a hospital.
  await openMenu(page, 'CV Anna Nowak – DE');
  await page.getByRole('menuitem', { name: 'Przygotuj wariant pod ofertę' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Nazwa wariantu' }).fill('Lebenslauf Anna Nowak');
  await form.getByRole('textbox', { name: 'Stanowisko', exact: true }).fill('Pflegefachfrau');
  await form.getByRole('textbox', { name: 'Firma', exact: true }).fill('Klinikum Görlitz');
  await form.getByRole('button', { name: 'Utwórz wariant' }).click();
  await page.waitForURL(/\/cv\//);
  const variant = /\/cv\/([^/]+)/.exec(page.url())![1]!;

  // A letter for it, in German.
  await openMenu(page, 'Lebenslauf Anna Nowak');
  await page.getByRole('menuitem', { name: 'Napisz list motywacyjny' }).click();
  await page.getByLabel('Firma').fill('Klinikum Görlitz');
  await page.getByRole('link', { name: 'Dalej: Treść' }).click();
  await page.getByLabel('Temat').fill('Bewerbung als Pflegefachfrau');
  await page.getByRole('textbox', { name: 'Treść listu' }).fill('Seit elf Jahren pflege ich Menschen.');
  await expect(page.getByRole('group', { name: 'Strona 1 z 1' })).toContainText('Seit elf Jahren pflege ich Menschen.');
  await untilSaved(page);

  // All of it in one file.
  await openMenu(page, 'Lebenslauf Anna Nowak');
  await page.getByRole('menuitem', { name: 'CV i załączniki w jednym pliku' }).click();
  const dialog = page.getByRole('dialog', { name: 'CV i załączniki w jednym pliku' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Dodaj załączniki' }).click();
  const large = await photo(95);
  expect(large.length).toBeGreaterThan(6_000_000);
  await (await choosing).setFiles([
    { name: 'Sprachzertifikat B2.pdf', mimeType: 'application/pdf', buffer: certificate('Telc Deutsch B2') },
    { name: 'Diplom.jpg', mimeType: 'image/jpeg', buffer: large },
  ]);
  await dialog.getByRole('button', { name: 'Dodaj list' }).click();
  await page.getByRole('menuitem', { name: /^List motywacyjny: Klinikum Görlitz/ }).click();
  const titles = dialog.getByRole('listitem').getByRole('textbox');
  await expect(titles).toHaveCount(4);
  await expect(titles.first()).toHaveValue('Anschreiben');
  await dialog.getByText('2 MB', { exact: true }).click();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Utwórz plik' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Anna-Nowak-Klinikum-Goerlitz.pdf');
  const pdf = await readFile(await download.path());

  expect(pdf.length).toBeLessThan(2_000_000);
  expect(pdf.includes('JavaScript')).toBe(false);
  const cv = await readPdf(await buyer.download(variant));
  const { text, pageCount } = await readPdf(pdf);
  expect(pageCount).toBe(1 + cv.pageCount + 2);
  expect(pdfInfo(pdf)).toMatchObject({ Pages: String(pageCount), Tagged: 'yes', Encrypted: 'no' });
  const pages = text.split('\f').slice(0, pageCount);
  const [letter = '', ...others] = pages;
  for (const words of [
    'Anna Nowak',
    'Klinikum Görlitz',
    'Bewerbung als',
    'Seit elf Jahren pflege ich',
    'Mit freundlichen',
  ])
    expect(letter).toContain(words);
  const pagesOfCv = others.slice(0, cv.pageCount).join('\n');
  for (const words of ['Anna Nowak', 'Pflegefachfrau', 'Berufserfahrung', 'Stationsleitung', 'Dienstplanung für acht'])
    expect(pagesOfCv).toContain(words);
  expect(others[cv.pageCount]).toContain('Telc Deutsch B2');
  for (const [index, words] of pages.entries())
    expect(words.match(/\d+ \/ \d+/g)).toEqual([`${index + 1} / ${pageCount}`]);
  expect(bookmarksOf(await parsePdf(pdf)).map(({ title, page: at }) => [title, at])).toEqual([
    ['Anschreiben', 0],
    ['Lebenslauf Anna Nowak', 1],
    ['Sprachzertifikat B2', 1 + cv.pageCount],
    ['Diplom', 2 + cv.pageCount],
  ]);
});
