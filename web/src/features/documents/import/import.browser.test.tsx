import type { ImportNote } from '@kreda/document/kinds/resume/formats/intake/import-note';
import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetDoubtfulFields, importedFileOf } from '../../../lib/doubtful-fields.ts';
import { chooseFiles, dragFiles, dropFiles, pasteFiles } from '../../../testing/choose-files.ts';
import { currentAddress, openPage } from '../../../testing/open-page.tsx';
import { overflowPx } from '../../../testing/opened-editor.ts';
import { startPerson } from '../../../testing/person.ts';
import { smallPdf } from '../../../testing/small-pdf.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import type { ImportedFiles } from './import-request.ts';

const UUID = '00000000-0000-4000-8000-000000000001';
const ADDRESS = '/moje-dokumenty';
const csv = (name: string) => new File(['First Name,Last Name\nAnna,Nowak'], name, { type: 'text/csv' });

/** The resume that the API makes of a file. */
function importedResume(): Resume {
  const resume = emptyResume(UUID, 'pl', 'classic');
  const person = resume.sections['personal-data'];
  return {
    ...resume,
    name: 'Anna Nowak',
    sections: {
      ...resume.sections,
      'personal-data': { ...person, data: { ...person.data, firstName: 'Anna', lastName: 'Nowak' } },
    },
  };
}

/** Opens my documents, with an API that makes a resume of each import. The files of each import are kept in the answer. */
async function openDocuments({
  own = [] as readonly Resume[],
  answer = {} as Partial<ImportedFiles>,
  respond = () =>
    Response.json(
      { data: { uuid: UUID, name: 'Anna Nowak', format: 'pdf', notes: [], readings: [], ...answer } },
      { status: 201 },
    ) as Response | Promise<Response>,
} = {}) {
  const sent: { language: string; names: string[] }[] = [];
  const imported = startPerson([...own, importedResume()]);
  const listed = startPerson(own);
  const { answers } = imported;
  stubApi(
    { ...answers, resume: { ...answers.resume!, list: listed.answers.resume!.list! } },
    {
      'POST /api/resumes/import': async (request) => {
        const form = await request.formData();
        sent.push({
          language: String(form.get('language')),
          names: form.getAll('file').map((file) => (file as File).name),
        });
        return respond();
      },
    },
  );
  await openPage(ADDRESS);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return sent;
}

const refusal =
  (code: string, fields = {}) =>
  () =>
    Response.json(
      { error: { code: 'invalid', message: 'Refused', fields, reason: { code } } },
      { status: 422, headers: { 'content-type': 'application/json' } },
    );

const inEditor = () => expect.poll(currentAddress).toBe(`/cv/${UUID}/dane-osobowe`);

test('a dropped file becomes a resume in the editor, which says so', async () => {
  const sent = await openDocuments();
  await expect.element(page.getByText('PDF, Word, LinkedIn, Europass, JSON Resume')).toBeVisible();
  dropFiles(smallPdf(['Anna Nowak']));
  await inEditor();
  await expect.element(page.getByText('CV zostało zaimportowane')).toBeVisible();
  await expect.element(page.getByLabelText('Imię', { exact: true })).toHaveValue('Anna');
  expect(sent).toEqual([{ language: 'pl', names: ['cv.pdf'] }]);
});

test('several chosen files are sent together', async () => {
  const sent = await openDocuments();
  chooseFiles(csv('Profile.csv'), csv('Positions.csv'));
  await inEditor();
  expect(sent[0]!.names).toEqual(['Profile.csv', 'Positions.csv']);
});

test('beside other resumes the zone is a dialog, which opens by its button, by an address, and by files over the page', async () => {
  const sent = await openDocuments({ own: [emptyResume(crypto.randomUUID(), 'pl', 'classic')] });
  const dialog = page.getByRole('dialog', { name: 'Importuj CV' });
  await page.getByRole('button', { name: 'Importuj CV' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Wybierz pliki' })).toBeVisible();
  await page.getByRole('button', { name: 'Zamknij' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  dragFiles(smallPdf(['Anna Nowak']));
  await expect.element(dialog.getByText('Upuść, a zaimportujemy CV')).toBeVisible();
  await openPage(`${ADDRESS}#import`);
  await expect.element(dialog.getByRole('button', { name: 'Wybierz pliki' })).toBeVisible();
  pasteFiles(smallPdf(['Anna Nowak']));
  await inEditor();
  expect(sent).toHaveLength(1);
});

test('while files are read, says so, keeps the focus, and takes no others', async () => {
  let finish = () => {};
  const answered = new Promise<void>((done) => {
    finish = done;
  });
  const sent = await openDocuments({
    respond: async () => {
      await answered;
      return refusal('file-broken')();
    },
  });
  page.getByRole('button', { name: 'Wybierz pliki' }).element().focus();
  chooseFiles(smallPdf(['Anna Nowak'], 'moje cv.pdf'));
  await expect.element(page.getByRole('status').getByText('Czytam plik moje cv.pdf')).toBeVisible();
  dropFiles(csv('Profile.csv'));
  finish();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Plik jest uszkodzony');
  await expect.element(page.getByRole('button', { name: 'Wybierz inny plik' })).toHaveFocus();
  expect(sent).toHaveLength(1);
});

test('whoever goes to another page while a file is read stays there', async () => {
  let finish = () => {};
  const answered = new Promise<void>((done) => {
    finish = done;
  });
  await openDocuments({
    respond: async () => {
      await answered;
      const data = { uuid: UUID, name: '', format: 'pdf', notes: [], readings: [] };
      return Response.json({ data }, { status: 201 });
    },
  });
  forgetDoubtfulFields();
  chooseFiles(smallPdf(['Anna Nowak']));
  await expect.element(page.getByText('Czytam plik')).toBeVisible();
  await page.getByRole('link', { name: 'Kreator', exact: true }).first().click();
  await expect.poll(currentAddress).toBe('/');
  finish();
  await expect.poll(() => importedFileOf(UUID)).not.toBeNull();
  expect(currentAddress()).toBe('/');
  // Whoever is led to the editor is told so on the next page.
  history.back();
  await expect.poll(currentAddress).toBe(ADDRESS);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('CV zostało zaimportowane')).not.toBeInTheDocument();
});

test('a refusal is said in plain words, with a way on', async () => {
  let code = '';
  await openDocuments({ respond: () => refusal(code)() });
  const alert = page.getByRole('alert');
  for (const [refused, title] of [
    ['file-too-large', 'To za dużo jak na CV'],
    ['file-of-unknown-format', 'Takiego pliku nie umiemy przeczytać'],
    ['files-with-several-cvs', 'Tu jest więcej niż jedno CV'],
    ['file-with-document-type', 'Plik XML ma deklarację DOCTYPE'],
    ['file-encrypted', 'Plik jest chroniony hasłem'],
    ['file-scanned', 'W pliku są same obrazy'],
    ['file-broken', 'Plik jest uszkodzony'],
    ['file-too-long', 'Plik ma za dużo stron'],
    ['file-too-slow', 'Czytanie trwało za długo'],
    ['files-busy', 'Czytamy teraz dużo plików'],
    ['file-without-resume', 'Nie znaleźliśmy tu CV'],
  ] as const) {
    code = refused;
    chooseFiles(smallPdf(['Anna Nowak']));
    await expect.element(alert, { message: refused }).toHaveTextContent(title);
    expect(alert.element().querySelector('p')!.textContent.length, refused).toBeGreaterThan(30);
  }
});

test.each([
  ['work[0].name', 'Miejsce w pliku: work[0].name'],
  ['line 7', 'Miejsce w pliku: wiersz 7'],
])(
  'a file that breaks the rules of its format at %s is refused with the place, in one language',
  async (where, text) => {
    await openDocuments({ respond: refusal('file-not-of-format', { [where]: 'expected string' }) });
    chooseFiles(new File(['{}'], 'cv.json'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(page.getByRole('alert')).not.toHaveTextContent('expected string');
  },
);

test('a file that breaks the rules of its format as a whole is refused without a place', async () => {
  await openDocuments({ respond: refusal('file-not-of-format', { file: 'The file is not JSON' }) });
  chooseFiles(new File(['{'], 'cv.json'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('W pliku jest błąd');
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('Miejsce w pliku');
});

test('what is too large, too many, or cannot be reached is not lost silently', async () => {
  const sent = await openDocuments({ respond: () => Promise.reject(new TypeError('Failed to fetch')) });
  const alert = page.getByRole('alert');
  chooseFiles(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.pdf'));
  await expect.element(alert).toHaveTextContent('najwyżej 10 MB');
  chooseFiles(...Array.from({ length: 21 }, (_, index) => csv(`${index}.csv`)));
  await expect.element(alert).toHaveTextContent('najwyżej 20 plików');
  expect(sent).toEqual([]);
  chooseFiles(smallPdf(['Anna Nowak']));
  await expect.element(alert).toHaveTextContent('Nie udało się zaimportować CV');
});

const NOTES: ImportNote[] = [
  { kind: 'moved', path: 'Projects.csv:2 Title', text: 'Ogród społeczny', to: 'volunteering' },
  { kind: 'split', path: 'Profile.csv:2 Headline', text: '' },
  { kind: 'left-out', path: 'Positions.csv:9 Title', text: 'Kelnerka' },
  { kind: 'left-out', path: 'Positions.csv:10 Title', text: 'Kelnerka' },
];

test('reports what was taken, what is elsewhere and what is not in the resume, each with its text, before the editor', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await openDocuments({ answer: { format: 'linkedin', notes: NOTES } });
  dropFiles(csv('Profile.csv'));
  const report = page.getByRole('dialog', { name: 'CV zostało zaimportowane' });
  await expect.element(report.getByText('kopia danych z LinkedIn')).toBeVisible();
  await expect.element(report.getByText('Dane osobowe')).toHaveTextContent('Dane osobowe2');
  await expect.element(report.getByText('trafiło do sekcji „Wolontariat”')).toBeVisible();
  await expect.element(report.getByRole('heading', { name: 'Pominięte 2' })).toBeVisible();
  await report.getByRole('button', { name: 'Kopiuj: Positions.csv:9 Title' }).click();
  await report.getByRole('button', { name: 'Kopiuj wszystko, co pominięto' }).click();
  await expect
    .poll(() => copied)
    .toEqual(['Kelnerka', 'Positions.csv:9 Title\nKelnerka\n\nPositions.csv:10 Title\nKelnerka']);
  await page.viewport(390, 844);
  expect(overflowPx()).toBeLessThanOrEqual(0);
  await page.viewport(1600, 1400);
  await report.getByRole('button', { name: 'Otwórz w edytorze' }).click();
  await inEditor();
});

test.each([
  ['pdf', 'page 2', 'strona 2', { page: 2, x: 1, y: 1, width: 9, height: 9 }, 'obok miejsca w pliku'],
  ['docx', 'document', 'dokument', null, 'Sprawdź je, zanim wyślesz CV'],
] as const)(
  '%s: what was not recognised is joined by place, and places are promised only where there are some',
  async (format, path, label, place, promise) => {
    await openDocuments({
      answer: {
        format,
        notes: ['Prawo jazdy', 'Referencje'].map((text) => ({ kind: 'left-out', path, text })),
        readings: [{ section: 'personal-data', entryId: null, field: 'firstName', confidence: 0.5, place }],
      },
    });
    dropFiles(smallPdf(['Anna Nowak']));
    const report = page.getByRole('dialog', { name: 'CV zostało zaimportowane' });
    await expect.element(report.getByRole('heading', { name: 'Pominięte 2' })).toBeVisible();
    const note = report.getByRole('listitem').filter({ hasText: 'Tego nie rozpoznaliśmy:' });
    expect(note.elements()).toHaveLength(1);
    await expect.element(note).toHaveTextContent(`${label}Kopiuj`);
    expect(note.element().querySelector('p:last-child')!.textContent).toBe('Prawo jazdy\nReferencje');
    await expect.element(report.getByText(promise)).toBeVisible();
  },
);

test('technical data of the file is one line that opens, and alone no reason for a report', async () => {
  const technical: ImportNote = { kind: 'technical', path: 'SkillsPassport', text: 'V3.4\nECV_ESP\nmobile' };
  await openDocuments({ answer: { format: 'europass', notes: [...NOTES, technical] } });
  dropFiles(csv('cv.xml'));
  const report = page.getByRole('dialog', { name: 'CV zostało zaimportowane' });
  await expect.element(report.getByRole('heading', { name: 'Pominięte 2' })).toBeVisible();
  const values = report.getByText('ECV_ESP');
  await expect.element(values).not.toBeVisible();
  await report.getByText('Dane techniczne pliku: 3').click();
  await expect.element(values).toBeVisible();
});

test('a file with nothing but technical data left out opens in the editor', async () => {
  const technical: ImportNote = { kind: 'technical', path: 'SkillsPassport', text: 'V3.4' };
  await openDocuments({ answer: { format: 'europass', notes: [technical] } });
  dropFiles(csv('cv.xml'));
  await inEditor();
});

test('doubtful fields lead to their list in the editor', async () => {
  await openDocuments({
    answer: {
      readings: [
        { section: 'personal-data', entryId: null, field: 'firstName', confidence: 0.5, place: null },
        { section: 'personal-data', entryId: null, field: 'lastName', confidence: 0.95, place: null },
        // Nothing to confirm: the field is empty.
        { section: 'personal-data', entryId: null, field: 'city', confidence: 0.1, place: null },
      ],
    },
  });
  dropFiles(smallPdf(['Anna Nowak']));
  await inEditor();
  const list = page.getByRole('dialog', { name: 'Sprawdź, co odczytaliśmy' });
  await expect.element(list.getByLabelText('Imię', { exact: true })).toHaveValue('Anna');
  await expect.element(list.getByRole('status')).toHaveTextContent('Do sprawdzenia: 1');
});
