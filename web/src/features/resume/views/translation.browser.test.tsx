import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { editView } from '@kreda/document/kinds/resume/overlay/edit-view';
import { emptyOverlay } from '@kreda/document/kinds/resume/overlay/overlay';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberChosenLanguage } from '../../../lib/chosen-language.ts';
import { currentAddress } from '../../../testing/open-page.tsx';
import { overflowPx, untilSaved } from '../../../testing/opened-editor.ts';
import { openView } from '../../../testing/opened-view.ts';
import { previewText } from '../../../testing/preview.ts';

const BASE = typicalResume('classic');
const [JOB] = BASE.sections.experiences.data.items;
const GERMAN = editView(
  { base: BASE, overlay: emptyOverlay('language') },
  { type: 'language', language: 'de' },
).overlay;
const jobs = (base: Resume, change: (job: (typeof base.sections.experiences.data.items)[0]) => object): Operation => ({
  type: 'data',
  section: 'experiences',
  data: {
    items: base.sections.experiences.data.items.map((job) => (job.id === JOB!.id ? { ...job, ...change(job) } : job)),
  },
});

const position = () => page.getByLabelText('Stanowisko (niemiecki)').first();
const waiting = () => page.getByRole('button', { name: /^Do przetłumaczenia/ });
const waitingCount = () => Number(waiting().element().textContent?.replace(/\D/g, ''));

/** The interface stays Polish, and the CV is German. */
async function openGerman(step: string, base = BASE, overlay = GERMAN) {
  rememberChosenLanguage('pl');
  return openView(step, base, overlay);
}

test('a text is translated beside its original, the count goes down, and the pages have the translation', async () => {
  await page.viewport(1440, 900);
  const { stored, overlay } = await openGerman('doswiadczenie-zawodowe');
  await expect.element(page.getByText('Stanowisko (polski)').first()).toBeVisible();
  await expect.element(page.getByText(JOB!.position, { exact: true }).first()).toBeVisible();
  const before = waitingCount();
  await position().fill('Stationsleitung');
  await expect.poll(previewText).toContain('Stationsleitung');
  await untilSaved();
  expect(stored().sections.experiences.data.items[0]!.position).toBe('Stationsleitung');
  expect(overlay().overrides[`items/experiences/${JOB!.id}/position`]).toMatchObject({ base: JOB!.position });
  await expect.poll(waitingCount).toBe(before - 1);
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.element(position()).toHaveValue(JOB!.position);
});

test('rich text has its toolbar beside the original, and what was typed keeps its format', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openGerman('doswiadczenie-zawodowe');
  const description = page.getByRole('textbox', { name: 'Opis (niemiecki)' }).first();
  await description.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard('Leitung eines Teams');
  await expect
    .poll(() => richTextToPlain(stored().sections.experiences.data.items[0]!.description))
    .toBe('Leitung eines Teams');
  await expect.element(page.getByRole('toolbar', { name: 'Formatowanie: Opis (niemiecki)' }).first()).toBeVisible();
});

test('a clause takes the usual wording of the version’s country in place of the original’s', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openGerman('klauzule');
  await page.getByRole('button', { name: 'Wstaw gotową klauzulę: DSGVO – dieses Bewerbungsverfahren' }).first().click();
  const text = () => richTextToPlain(stored().sections.clauses.data.items[0]!.content);
  await expect.poll(text).toContain('DSGVO');
  await expect.element(page.getByText('Przetłumaczone', { exact: true }).first()).toBeVisible();
});

test('a text stays as it is in the original once that is confirmed, and the next one is found from anywhere', async () => {
  await page.viewport(1440, 900);
  const { overlay } = await openGerman('doswiadczenie-zawodowe');
  await expect.element(waiting()).toBeVisible();
  const before = waitingCount();
  await page.getByRole('button', { name: 'Zostaw jak w oryginale: Stanowisko (niemiecki)' }).first().click();
  await expect.poll(waitingCount).toBe(before - 1);
  const address = `items/experiences/${JOB!.id}/position`;
  expect(overlay().overrides[address]).toEqual({ value: JOB!.position, base: JOB!.position });
  await waiting().click();
  // The first text of the section that is left.
  await expect.poll(currentAddress).toContain(`entry=${JOB!.id}`);
  await expect
    .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
    .not.toBe('position');
  const first = document.activeElement;
  await waiting().click();
  await expect
    .poll(() => document.activeElement !== first && document.activeElement?.closest('[data-field]') !== null)
    .toBe(true);
});

test('the form of the whole section is one press away, and at 390 px the original stands above its field', async () => {
  await page.viewport(390, 844);
  await openGerman('doswiadczenie-zawodowe');
  await expect.element(position()).toBeVisible();
  const original = page.getByText('Stanowisko (polski)').first().element().getBoundingClientRect();
  expect(original.bottom).toBeLessThanOrEqual(position().element().getBoundingClientRect().top);
  expect(overflowPx()).toBe(0);
  await page.getByText('Formularz', { exact: true }).first().click();
  await expect.element(page.getByRole('button', { name: 'Dodaj stanowisko' })).toBeVisible();
});

test('an entry that is added in the form stands beside its original, since it belongs to the original, too', async () => {
  await page.viewport(1440, 900);
  await openGerman('doswiadczenie-zawodowe');
  const positions = () => page.getByRole('textbox', { name: 'Stanowisko (niemiecki)', exact: true }).elements().length;
  await expect.poll(positions).toBe(BASE.sections.experiences.data.items.length);
  await page.getByText('Formularz', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
  const position = page.getByLabelText('Stanowisko', { exact: true });
  await expect.element(position).toHaveFocus();
  await position.fill('Bosmanka');
  await untilSaved();
  await page.getByText('Obok oryginału', { exact: true }).click();
  await expect.poll(positions).toBe(BASE.sections.experiences.data.items.length + 1);
});

test('a change of the base is shown with the old, the new and the own text, and each choice settles it', async () => {
  await page.viewport(1440, 900);
  const translated = editView(
    { base: BASE, overlay: GERMAN },
    jobs(BASE, () => ({ position: 'Oberschwester', company: 'Krankenhaus' })),
  );
  const base = applyOperation(
    BASE,
    jobs(BASE, ({ company }) => ({ position: 'Kierowniczka zmiany', company: `${company} II` })),
  );
  const { stored, overlay } = await openGerman('doswiadczenie-zawodowe', base, translated.overlay);
  await page.getByRole('button', { name: 'Zmienione w oryginale: 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zmiany w oryginale' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'Kierowniczka zmiany' });
  await expect.element(row).toHaveTextContent(JOB!.position);
  await expect.element(row).toHaveTextContent('Oberschwester');
  await row.getByRole('button', { name: /^Napisz inaczej/ }).click();
  await row.getByRole('textbox').fill('Schichtleiterin');
  await row.getByRole('button', { name: /^Zapisz mój tekst/ }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Do rozstrzygnięcia: 1');
  expect(stored().sections.experiences.data.items[0]!.position).toBe('Schichtleiterin');
  expect(overlay().overrides[`items/experiences/${JOB!.id}/position`]).toEqual({
    value: 'Schichtleiterin',
    base: 'Kierowniczka zmiany',
  });
  await dialog.getByRole('button', { name: /^Weź z oryginału/ }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Wszystko rozstrzygnięte.');
  expect(stored().sections.experiences.data.items[0]!.company).toBe(`${JOB!.company} II`);
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect.element(page.getByRole('button', { name: /Zmienione w oryginale/ })).not.toBeInTheDocument();
});

test('a text that was taken from the base comes back by undoing, and so do the edits before it', async () => {
  await page.viewport(1440, 900);
  const translated = editView(
    { base: BASE, overlay: GERMAN },
    jobs(BASE, () => ({ position: 'Oberschwester' })),
  );
  const base = applyOperation(
    BASE,
    jobs(BASE, () => ({ position: 'Kierowniczka zmiany' })),
  );
  const { stored, overlay } = await openGerman('doswiadczenie-zawodowe', base, translated.overlay);
  const other = page.getByLabelText('Stanowisko (niemiecki)').nth(1);
  const otherOriginal = BASE.sections.experiences.data.items[1]!.position;
  await other.fill('Krankenschwester');
  await untilSaved();
  await page.getByRole('button', { name: 'Zmienione w oryginale: 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zmiany w oryginale' });
  await dialog.getByRole('button', { name: /^Weź z oryginału/ }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Wszystko rozstrzygnięte.');
  const address = `items/experiences/${JOB!.id}/position`;
  expect(overlay().overrides[address]).toBe(undefined);
  expect(stored().sections.experiences.data.items[0]!.position).toBe('Kierowniczka zmiany');
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.element(position()).toHaveValue('Oberschwester');
  await untilSaved();
  expect(overlay().overrides[address]).toEqual({ value: 'Oberschwester', base: 'Kierowniczka zmiany' });
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.element(other).toHaveValue(otherOriginal);
});

test('what was put back in a variant comes back by undoing', async () => {
  await page.viewport(1440, 900);
  const operations: Operation[] = [
    jobs(BASE, () => ({ position: 'Oddziałowa' })),
    { type: 'pattern', pattern: 'modern' },
  ];
  const { overlay: own } = operations.reduce(editView, { base: BASE, overlay: emptyOverlay('variant') });
  const { stored, overlay } = await openView('doswiadczenie-zawodowe', BASE, own);
  await page.getByRole('button', { name: 'Różnice względem oryginału' }).click();
  const dialog = page.getByRole('dialog', { name: 'Różnice względem oryginału' });
  await dialog.getByRole('button', { name: /Przywróć z oryginału: .*Stanowisko/ }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/Przywróć.*: Szablon$/);
  await dialog.getByRole('button', { name: 'Przywróć z oryginału: Szablon' }).click();
  await expect.element(dialog.getByText('Ten wariant nie różni się od oryginału.')).toBeVisible();
  await expect.poll(() => overlay().overrides).toEqual({});
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  const undo = page.getByRole('button', { name: /^Cofnij/ });
  await undo.click();
  await expect.poll(() => stored().pattern).toBe('modern');
  await undo.click();
  await expect.poll(() => stored().sections.experiences.data.items[0]!.position).toBe('Oddziałowa');
});

test('texts that lost their place are shown, to copy or to drop', async () => {
  const address = 'items/experiences/gone/position';
  const lost = { ...GERMAN, overrides: { ...GERMAN.overrides, [address]: { value: 'Verlorene Stelle', base: 'x' } } };
  const { overlay } = await openGerman('doswiadczenie-zawodowe', BASE, lost);
  await page.getByRole('button', { name: 'Zmienione w oryginale: 1' }).click();
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Verlorene Stelle' });
  await expect.element(row.getByRole('button', { name: /^Kopiuj/ })).toBeVisible();
  await row.getByRole('button', { name: /^Usuń/ }).click();
  await expect.poll(() => overlay().overrides[address]).toBe(undefined);
});

test('a translated file is read back as a whole, after a look at what becomes of each text', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openGerman('doswiadczenie-zawodowe');
  await page.getByRole('button', { name: 'Tłumaczenie w pliku' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tłumaczenie w pliku' });
  const file = `Bitte sehr:\n\n<!-- items/experiences/${JOB!.id}/position -->\n\nStationsleitung\n\n<!-- items/experiences/gone/position -->\n\nNirgends`;
  await dialog.getByLabelText('Przetłumaczone teksty').fill(file);
  await dialog.getByRole('button', { name: 'Sprawdź', exact: true }).click();
  const report = dialog.getByRole('region', { name: 'Wynik sprawdzenia' });
  await expect.element(report.getByText('Bez miejsca w CV: 2')).toBeVisible();
  await expect.element(report.getByText('Nirgends')).toBeVisible();
  await expect.element(report.getByText('Nowe tłumaczenia: 1')).toBeVisible();
  expect(stored().sections.experiences.data.items[0]!.position).toBe(JOB!.position);
  await dialog.getByRole('button', { name: 'Wstaw do CV: 1' }).click();
  await expect.poll(() => stored().sections.experiences.data.items[0]!.position).toBe('Stationsleitung');
});

test('a variant lists what differs from its base, and puts back one thing after the other', async () => {
  await page.viewport(1440, 900);
  const operations: Operation[] = [
    jobs(BASE, () => ({ position: 'Oddziałowa', hidden: false })),
    { type: 'pattern', pattern: 'modern' },
  ];
  const { overlay } = operations.reduce(editView, { base: BASE, overlay: emptyOverlay('variant') });
  const { stored } = await openView('doswiadczenie-zawodowe', BASE, overlay);
  await page.getByRole('button', { name: 'Różnice względem oryginału' }).click();
  const dialog = page.getByRole('dialog', { name: 'Różnice względem oryginału' });
  await expect.element(dialog.getByText('Oddziałowa', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Przywróć z oryginału: Szablon' }).click();
  await expect.poll(() => stored().pattern).toBe('classic');
  expect(stored().sectionsOrder).toEqual(BASE.sectionsOrder);
  await dialog.getByRole('button', { name: /Przywróć z oryginału: .*Stanowisko/ }).click();
  await expect.poll(() => stored().sections.experiences.data.items[0]!.position).toBe(JOB!.position);
  await expect.element(dialog.getByText('Ten wariant nie różni się od oryginału.')).toBeVisible();
});

test('the list of versions leads to each at the same step, without a loading screen', async () => {
  await page.viewport(1440, 900);
  await openGerman('umiejetnosci');
  await page.getByRole('button', { name: 'Wersje CV' }).click();
  const list = page.getByRole('navigation', { name: 'Wersje CV' });
  await expect.element(list.getByRole('link', { name: /^Niemiecki/ })).toHaveAttribute('aria-current', 'page');
  await expect.element(list.getByText('Do przetłumaczenia: 2')).toBeVisible();
  await list.getByRole('link', { name: /Polski/ }).click();
  await expect.poll(currentAddress).toBe(`/cv/${BASE.uuid}/umiejetnosci`);
  await expect.element(waiting()).not.toBeInTheDocument();
});
