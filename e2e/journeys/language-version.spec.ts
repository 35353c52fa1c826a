import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from '@playwright/test';
import { startBuyer } from '../src/buyer.ts';
import { previewText, sheets, untilSaved } from '../src/editor.ts';
import { readPdf } from '../src/pdf.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('a Polish CV gets a German version, which is translated beside it, follows it, and is downloaded in German', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const buyer = await startBuyer(product.url);
  const original = typicalResume('classic');
  const uuid = await buyer.createResume(original);
  await buyer.pay(uuid);
  const login = await page.request.post(`${product.url}/api/login`, {
    data: { email: buyer.email, password: buyer.password },
    headers: { origin: product.url },
  });
  expect(login.ok()).toBe(true);

  await page.goto(`${product.url}/cv/${uuid}/doswiadczenie-zawodowe`);
  await page.getByRole('button', { name: 'Wersje CV' }).click();
  await page.getByRole('button', { name: 'Dodaj wersję językową' }).click();
  await page.getByRole('button', { name: 'Niemiecki', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes(uuid));
  const version = /\/cv\/([^/]+)\//.exec(page.url())![1]!;
  await expect(sheets(page).first()).toBeAttached();

  // The interface stays Polish; names and headings of the CV need no translation.
  await page
    .getByRole('textbox', { name: 'Stanowisko lub zawód (niemiecki)', exact: true })
    .fill('Leitende Pflegefachfrau');
  await expect.poll(() => previewText(page)).toContain('Leitende Pflegefachfrau');
  await page.goto(`${product.url}/cv/${version}/doswiadczenie-zawodowe`);
  const position = page.getByRole('textbox', { name: 'Stanowisko (niemiecki)', exact: true }).first();
  await position.fill('Stationsleitung');
  const description = page.getByRole('textbox', { name: 'Opis (niemiecki)' }).first();
  await description.fill('Einsatzplanung für acht Personen');
  await expect.poll(() => previewText(page)).toContain('Berufserfahrung');
  await untilSaved(page);
  const waiting = page.getByRole('button', { name: /^Do przetłumaczenia/ });
  const before = Number((await waiting.textContent())!.replace(/\D/g, ''));
  await page
    .getByRole('button', { name: /^Zostaw jak w oryginale: Firma/ })
    .first()
    .click();
  await expect(waiting).toHaveText(`Do przetłumaczenia: ${before - 1}`);

  // The original changes: the version has what it does not translate, and asks about what it does.
  const items = original.sections.experiences.data.items.map((job, index) =>
    index === 0 ? { ...job, position: 'Oddziałowa', dateFrom: '2011-05' } : job,
  );
  const change: Operation = { type: 'data', section: 'experiences', data: { items } };
  await buyer.save(uuid, change);
  await page.reload();
  await expect.poll(() => previewText(page)).toContain('2011');
  await expect(position).toHaveValue('Stationsleitung');
  await page.getByRole('button', { name: 'Zmienione w oryginale: 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zmiany w oryginale' });
  await expect(dialog.getByText('Oddziałowa')).toBeVisible();
  await dialog.getByRole('button', { name: /^Zostaw moje/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('Wszystko rozstrzygnięte.');

  const { text } = await readPdf(await buyer.download(version));
  expect(text).toContain('Leitende Pflegefachfrau');
  expect(text).toContain('Stationsleitung');
  expect(text).toContain('Einsatzplanung für acht Personen');
  expect(text).toContain('Berufserfahrung');
  expect((await buyer.read(uuid)).sections.experiences).toEqual(applyOperation(original, change).sections.experiences);
});
