import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DoubtfulField, rememberDoubtfulFields } from '../../../lib/doubtful-fields.ts';
import { openEditor, overflowPx, untilSaved } from '../../../testing/opened-editor.ts';
import { smallPdf } from '../../../testing/small-pdf.ts';

function readResume(): Resume {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  const person = resume.sections['personal-data'].data;
  const job = { ...SECTIONS.experiences.emptyEntry('experiences-1'), position: 'Kucharka', company: 'Bistro Rondo' };
  const operations: Operation[] = [
    { type: 'data', section: 'personal-data', data: { ...person, firstName: 'Anna', city: 'Lódz' } },
    { type: 'data', section: 'experiences', data: { items: [job] } },
  ];
  return operations.reduce(applyOperation, resume);
}

const place = (y: number) => ({ page: 1, x: 60, y, width: 90, height: 14 });
const FIELDS: DoubtfulField[] = [
  { section: 'personal-data', entryId: null, field: 'firstName', confidence: 0.6, place: place(52), value: 'Anna' },
  { section: 'personal-data', entryId: null, field: 'city', confidence: 0.4, place: place(72), value: 'Lódz' },
  {
    section: 'experiences',
    entryId: 'experiences-1',
    field: 'company',
    confidence: 0.7,
    place: place(92),
    value: 'Bistro Rondo',
  },
];

/** Opens the editor of a resume that was imported with doubtful fields, from a PDF unless `file` is null. */
async function openImported(file: File | null = smallPdf(['Anna', 'Lodz', 'Bistro Rondo'])) {
  const resume = readResume();
  rememberDoubtfulFields(resume.uuid, FIELDS, file);
  return openEditor('dane-osobowe', resume);
}

const dialog = () => page.getByRole('dialog', { name: 'Sprawdź, co odczytaliśmy' });
const openList = () => page.getByRole('button', { name: 'Sprawdź', exact: true }).click();

/** Whether the drawn page has something darker than paper at a place of the PDF. */
function hasInkAt(y: number): boolean {
  const canvas = dialog().element().querySelector('canvas')!;
  const scale = canvas.width / 595;
  const { data } = canvas.getContext('2d')!.getImageData(60 * scale, y * scale, 90 * scale, 14 * scale);
  return data.some((value, index) => index % 4 === 0 && value < 120);
}

test('shows the page of the file with the place of the field marked, and moves the mark with the field', async () => {
  await openImported();
  await openList();
  const sheet = dialog().getByRole('img', { name: 'Strona 1 pliku. Zaznaczone pole: Dane osobowe: Imię' });
  await expect.element(sheet).toHaveAttribute('data-drawn', 'true');
  expect(hasInkAt(52)).toBe(true);
  expect(hasInkAt(300)).toBe(false);
  const mark = () => sheet.element().querySelector<HTMLElement>('[style*="left"]')!.style.top;
  const before = mark();
  await dialog().getByLabelText('Miejscowość', { exact: true }).click();
  const next = dialog().getByRole('img', { name: 'Zaznaczone pole: Dane osobowe: Miejscowość' });
  await expect.element(next).toBeVisible();
  expect(Number.parseFloat(next.element().querySelector<HTMLElement>('[style*="left"]')!.style.top)).toBeGreaterThan(
    Number.parseFloat(before),
  );
});

test('fields are corrected in place, confirmed by Enter, and cleared; the resume is saved, and nothing asks again', async () => {
  const { stored, reopen } = await openImported(null);
  await openList();
  await expect.element(dialog().getByRole('button', { name: 'Potwierdź: Dane osobowe: Imię' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('button', { name: 'Potwierdź: Dane osobowe: Miejscowość' })).toHaveFocus();
  await dialog().getByLabelText('Miejscowość', { exact: true }).fill('Łódź');
  await userEvent.keyboard('{Enter}');
  await dialog().getByRole('button', { name: 'Wyczyść: Doświadczenie zawodowe: Firma' }).click();
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Potwierdzone');
  await dialog().getByRole('button', { name: 'Gotowe' }).click();
  await untilSaved();
  expect(stored().sections['personal-data'].data).toMatchObject({ firstName: 'Anna', city: 'Łódź' });
  expect(stored().sections.experiences.data.items[0]!).toMatchObject({ position: 'Kucharka', company: '' });
  await reopen();
  await expect.element(page.getByText('Pola z pliku do sprawdzenia')).not.toBeInTheDocument();
});

test('what is not confirmed survives a reload and is marked in the form until it is confirmed or edited', async () => {
  const { reopen } = await openImported();
  await openList();
  await dialog().getByRole('button', { name: 'Potwierdź: Dane osobowe: Imię' }).click();
  await dialog().getByRole('button', { name: 'Dokończę później' }).click();
  rememberNothing();
  await reopen();
  await expect.element(page.getByText('Pola z pliku do sprawdzenia: 2')).toBeVisible();
  const city = page.getByLabelText('Miejscowość', { exact: true });
  await expect.element(city).toHaveAccessibleDescription(/Nie mamy pewności/);
  await expect
    .element(page.getByLabelText('Imię', { exact: true }))
    .not.toHaveAccessibleDescription(/Nie mamy pewności/);
  await city.fill('Łódź');
  await expect.element(city).not.toHaveAccessibleDescription(/Nie mamy pewności/);
  await expect.element(page.getByText('Pola z pliku do sprawdzenia: 1')).toBeVisible();
  await openList();
  await expect.element(dialog().getByLabelText('Firma', { exact: true })).toBeVisible();
  expect(dialog().element().querySelector('canvas')).toBeNull();
  await dialog().getByRole('button', { name: 'Potwierdź wszystkie' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('Pola z pliku do sprawdzenia')).not.toBeInTheDocument();
});

/** As a reload does: the page's memory is lost, what the tab keeps is not. */
function rememberNothing(): void {
  rememberDoubtfulFields('another resume', [], null);
}

test('at 390 px the page stands above the list, and nothing is wider than the window', async () => {
  await page.viewport(390, 844);
  await openImported();
  await openList();
  const sheet = dialog().getByRole('img', { name: 'Strona 1 pliku' });
  await expect.element(sheet).toHaveAttribute('data-drawn', 'true');
  const above = sheet.element().parentElement!.getBoundingClientRect();
  const below = dialog().getByLabelText('Imię', { exact: true }).element().getBoundingClientRect();
  expect(above.bottom).toBeLessThanOrEqual(below.top);
  expect(overflowPx()).toBeLessThanOrEqual(0);
});

test('a file that cannot be drawn leaves the list, and says so', async () => {
  await openImported(new File(['%PDF-1.4 broken'], 'cv.pdf'));
  await openList();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Tej strony nie udało się narysować');
  await expect.element(dialog().getByLabelText('Imię', { exact: true })).toHaveValue('Anna');
});
