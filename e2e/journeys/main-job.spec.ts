/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { type Download, expect, type Page, test } from '@playwright/test';
import { differingShare } from '../src/compare-pixels.ts';
import { drawPdf, readPdf } from '../src/pdf.ts';
import { sharedProduct as product } from '../src/shared-product.ts';
import { CV, typeCv, typedTexts } from '../src/typed-cv.ts';

/** Share of pixels that may differ visibly between the preview and poppler's picture of the PDF: two rasterisers, one page. */
const PREVIEW_TOLERANCE = 0.01;

const squeeze = (text: string) => text.replace(/\s+/g, '');

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Keeps a copy of the pages that the browser sends to be made a PDF; they are files, whose bytes no request log holds. */
async function recordSentPages(page: Page): Promise<() => string[]> {
  const sent: string[] = [];
  await page.exposeFunction('recordSentPage', (svg: string) => sent.push(svg));
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      if (String(input).endsWith('/v2/download') && init?.body instanceof FormData) {
        for (const file of init.body.values())
          if (file instanceof Blob) await Reflect.get(window, 'recordSentPage')(await file.text());
      }
      return send(input, init);
    };
  });
  return () => sent;
}

/** The resume as stored, and the very photo bytes that are served. */
async function storedResume(page: Page, uuid: string): Promise<{ resume: Resume; photo: string }> {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const answer = await page.request.get(`${product.url}/trpc/resume.get?input=${query}`);
  const { resume } = (await answer.json()).result.data as { resume: Resume };
  const image = await page.request.get(product.url + resume.photo!.url);
  return { resume, photo: `data:image/jpeg;base64,${(await image.body()).toString('base64')}` };
}

/** Pictures of the preview's pages, 794 × 1123 px each, as the read-only preview shows them. */
async function previewPictures(page: Page, uuid: string, count: number): Promise<Buffer[]> {
  await page.goto(`${product.url}/cv/${uuid}/preview`);
  const sheets = page.getByRole('group', { name: /^Strona/ });
  await expect(sheets).toHaveCount(count);
  // Shown alone and at its own size, so that a screen pixel is a page pixel.
  const svgs = await sheets.evaluateAll((hosts) =>
    hosts.map((host) => host.shadowRoot!.querySelector('svg')!.outerHTML),
  );
  const pictures: Buffer[] = [];
  for (const svg of svgs) {
    await page.evaluate((markup) => {
      document.body.innerHTML = `<div style="position:fixed;inset:0;background:#fff;z-index:9">${markup}</div>`;
    }, svg);
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await page.screenshot({ clip: { x: 0, y: 0, width: 794, height: 1123 } }));
  }
  return pictures;
}

test('a visitor types a CV, registers, pays by card and downloads the PDF that the preview showed', async ({
  page,
}) => {
  const sentPages = await recordSentPages(page);
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Użyj szablonu Kraków' }).click();
  await page.waitForURL(/\/cv\/[0-9a-f-]{36}\/dane-osobowe/);
  const uuid = /\/cv\/([0-9a-f-]{36})/.exec(page.url())![1]!;
  await typeCv(page);
  const previewCount = await page.getByRole('group', { name: /^Strona/ }).count();
  expect(previewCount).toBe(2);

  // To the download screen: name the CV, be sent to register.
  await page.getByRole('button', { name: 'Pobierz CV' }).last().click();
  await page.waitForURL(/pobierz-cv/);
  await page.getByLabel('Nazwa CV').fill('Łucja – księgowa');
  await page.getByRole('button', { name: 'Zmień nazwę' }).click();
  await page.getByRole('button', { name: /^Pobierz/ }).click();
  await expect(page.getByText('Musisz być zalogowany')).toBeVisible();
  await page.waitForURL(/\/rejestracja\?/);
  expect(new URL(page.url()).searchParams.get('uuid')).toBe(uuid);

  // Account, package and payment on one screen, which knows the person from the CV.
  await expect(page.getByLabel('Imię', { exact: true })).toHaveValue(CV.firstName);
  await expect(page.getByLabel('Nazwisko', { exact: true })).toHaveValue(CV.lastName);
  await expect(page.getByLabel('E-mail')).toHaveValue(CV.email);
  await expect(page.getByRole('radio', { name: /^Dostęp na 14 dni/ })).toBeChecked();
  await page.getByLabel('E-mail').fill(`lucja-${Date.now()}@example.com`);
  await page.getByLabel('Hasło', { exact: true }).fill('bardzo-Dobre-haslo-7');
  await page.getByLabel('Numer karty').fill('4000 0000 0000 9995');
  await page.getByLabel('Data ważności').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ }).check();
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  // The card is refused, the account stays: what is left is to pay.
  await expect(page.getByText(/^Na karcie brakuje środków/).first()).toBeVisible();
  await expect(page.getByText(/^Konto lucja-.* jest gotowe\./)).toBeVisible();
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveCount(0);
  await page.getByLabel('Numer karty').fill('4242 4242 4242 4242');
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(/\/dziekujemy/);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Łucja – księgowa.pdf');
  const bytes = await bytesOf(download);
  const pdf = await readPdf(bytes);
  // Nothing speaks of a download to come any more.
  await expect(page.getByRole('status').filter({ hasText: 'CV zostało pobrane: Łucja – księgowa.pdf' })).toBeVisible();
  await expect(page.getByText(/rozpocznie się automatycznie|się nie rozpoczęło|nastąpi przekierowanie/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pobierz ponownie' })).toBeEnabled();
  await page.reload();
  await expect(page.getByText(/Pakiet .* jest aktywny/)).toBeVisible();
  await expect(page.getByText(/rozpocznie się automatycznie/)).toHaveCount(0);

  // The PDF read back by an independent program.
  expect(pdf.pageCount).toBe(previewCount);
  const text = squeeze(pdf.text);
  let position = 0;
  for (const job of CV.jobs)
    for (const words of [job.position, job.company, ...job.bullets]) {
      const at = text.indexOf(squeeze(words), position);
      expect(at, `"${words}" stands in reading order`).toBeGreaterThanOrEqual(position);
      position = at;
    }
  for (const words of typedTexts()) expect(text, words).toContain(squeeze(words));
  expect(pdf.fonts.length).toBeGreaterThan(0);
  for (const font of pdf.fonts) expect(font).toMatchObject({ isEmbedded: true, isSubset: true, hasUnicode: true });
  expect(pdf.links).toEqual(
    expect.arrayContaining([`mailto:${CV.email}`, 'tel:+48602345678', `https://${CV.linkedin}`, CV.link]),
  );

  // The same resume gives the same bytes in Chromium and in Node.
  const pages = sentPages();
  const { resume, photo } = await storedResume(page, uuid);
  expect(pages).toEqual(createTypesetter(installedFonts()).typeset(resume, { photo }).pages);

  // What was seen is what was downloaded.
  const drawn = await drawPdf(bytes);
  for (const [index, picture] of (await previewPictures(page, uuid, previewCount)).entries())
    expect(differingShare(picture, drawn[index]!), `page ${index + 1}`).toBeLessThan(PREVIEW_TOLERANCE);

  // The server's own typesetting, from my documents, gives the same pages.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.url}/moje-dokumenty`);
  const again = page.waitForEvent('download', { timeout: 60_000 });
  await page
    .getByRole('button', { name: /Pobierz/ })
    .first()
    .click();
  const second = await bytesOf(await again);
  expect((await readPdf(second)).text).toBe(pdf.text);
  const drawnAgain = await drawPdf(second);
  expect(drawnAgain.map((picture, index) => differingShare(picture, drawn[index]!))).toEqual(drawn.map(() => 0));
});
