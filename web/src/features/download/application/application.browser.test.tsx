import { emptyLetter, type Letter } from '@kreda/document/kinds/letter/model/letter';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '../../../lib/trpc.ts';
import { chooseFiles, dropFiles } from '../../../testing/choose-files.ts';
import { openScreen } from '../../../testing/open-page.tsx';
import { startPerson, USER } from '../../../testing/person.ts';
import { type RestAnswers, stubApi } from '../../../testing/stub-api.ts';
import { ApplicationDialog } from './application-dialog.tsx';

const UUID = '00000000-0000-4000-8000-000000000001';
const PAID: User = { ...USER, isPaid: true };
const dialog = page.getByRole('dialog', { name: 'CV i załączniki w jednym pliku' });
const titles = () =>
  dialog
    .getByRole('textbox')
    .elements()
    .map((input) => (input as HTMLInputElement).value);
const create = dialog.getByRole('button', { name: 'Utwórz plik' });
const CALL = `POST /api/resumes/${UUID}/application`;
const pdf = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

const NOTHING = { pages: 1, reducedPictures: 0, bytesBefore: 0, bytesAfter: 0, dpiBefore: 0, dpiAfter: 0 };
const REDUCED = {
  pages: 1,
  reducedPictures: 3,
  bytesBefore: 4_100_000,
  bytesAfter: 800_000,
  dpiBefore: 300,
  dpiAfter: 150,
};

function joined(report: { isWithinSize: boolean; parts: object[] }): Response {
  const header = btoa(JSON.stringify({ bytes: 1_900_000, ...report }));
  const headers = { 'x-file-name': btoa('Jan'), 'x-application-report': header };
  return new Response(new Uint8Array(3), { headers });
}

async function open(user: User = PAID, rest: RestAnswers = {}) {
  const onClose = vi.fn();
  stubApi(startPerson([emptyResume(UUID, 'pl', 'classic')], user).answers, rest);
  await openScreen('/moje-dokumenty', <ApplicationDialog resume={{ uuid: UUID, name: 'Jan' }} onClose={onClose} />);
  await expect.element(dialog).toBeVisible();
  return onClose;
}

test('parts are ordered by buttons and by keys, renamed and removed, and sent in their order', async () => {
  let sent: FormData | undefined;
  await open(PAID, {
    [CALL]: async (request) => {
      sent = await request.formData();
      return joined({ isWithinSize: true, parts: [NOTHING, REDUCED, NOTHING] });
    },
  });
  chooseFiles(pdf('Dyplom.pdf'), pdf('Kurs.pdf'), pdf('Zbędny.pdf'));
  await expect.poll(titles).toEqual(['Jan', 'Dyplom', 'Kurs', 'Zbędny']);
  await dialog.getByRole('button', { name: 'Usuń: Zbędny' }).click();
  await dialog.getByRole('button', { name: 'Przesuń w górę: Kurs' }).click();
  await expect.poll(titles).toEqual(['Jan', 'Kurs', 'Dyplom']);
  await dialog.getByRole('textbox', { name: 'Tytuł części: Kurs.pdf' }).fill('Kurs SQL');
  dialog.getByRole('button', { name: 'Przeciągnij: Jan' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/Escape anuluje/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard(' ');
  await expect.poll(titles).toEqual(['Kurs SQL', 'Jan', 'Dyplom']);
  await dialog.getByText('2 MB', { exact: true }).click();
  await create.click();
  await expect.element(dialog.getByText('Plik Jan.pdf został zapisany. Ma 1,9 MB.')).toBeVisible();
  await expect.element(dialog.getByText('Jan: obrazy: 3, z 300 do 150 dpi, 0,8 MB zamiast 4,1 MB')).toBeVisible();
  expect(JSON.parse(String(sent?.get('parts')))).toEqual([
    { kind: 'file', title: 'Kurs SQL', field: 'file_0' },
    { kind: 'resume', title: 'Jan' },
    { kind: 'file', title: 'Dyplom', field: 'file_2' },
  ]);
  expect(sent?.get('maxMegabytes')).toBe('2');
  expect(sent?.get('file_2')).toMatchObject({ name: 'Dyplom.pdf' });
});

const GERMAN = '00000000-0000-4000-8000-000000000002';
const OTHER = '00000000-0000-4000-8000-000000000003';

/** A letter of a CV, which is the only one of that CV. */
function letterOf(resumeUuid: string, facts: Partial<Letter> = {}): Letter {
  return { ...emptyLetter(resumeUuid.replace('-8000-', '-9000-'), { uuid: resumeUuid, language: 'pl' }), ...facts };
}

test('a letter of the CV or of another version of it is the first part', async () => {
  let sent: FormData | undefined;
  const refusal = {
    code: 'invalid',
    message: 'Refused',
    fields: { 'parts.0.uuid': 'x' },
    reason: { code: 'letter-empty' },
  };
  const { answers } = startPerson(
    [
      emptyResume(UUID, 'pl', 'classic'),
      { ...emptyResume(GERMAN, 'de', 'classic'), name: 'Jan (DE)' },
      emptyResume(OTHER, 'pl', 'classic'),
    ],
    PAID,
  );
  const letters = [
    letterOf(GERMAN, {
      language: 'de',
      recipient: { ...emptyLetter(GERMAN, { uuid: GERMAN, language: 'de' }).recipient, organisation: 'Charité' },
    }),
    letterOf(UUID, { name: 'Do szpitala' }),
    letterOf(OTHER, { name: 'Inna rodzina' }),
  ];
  const list = answers.resume!.list!;
  stubApi(
    {
      ...answers,
      resume: {
        ...answers.resume,
        list: async (input) =>
          (await list(input)).map((resume) =>
            resume.uuid === GERMAN ? { ...resume, baseUuid: UUID, viewKind: 'language' } : resume,
          ),
      },
      letter: {
        ...answers.letter,
        list: () =>
          letters.map(({ uuid, resumeUuid, name, subject, recipient }) => ({
            uuid,
            resumeUuid,
            name,
            subject,
            organisation: recipient.organisation,
            updatedAt: new Date().toISOString(),
          })),
        get: ({ uuid }) => ({
          letter: letters.find((letter) => letter.uuid === uuid)!,
          revision: 1,
          updatedAt: new Date().toISOString(),
        }),
      },
    },
    {
      [CALL]: async (request) => {
        sent = await request.formData();
        return Response.json({ error: refusal }, { status: 400 });
      },
    },
  );
  await openScreen('/moje-dokumenty', <ApplicationDialog resume={{ uuid: UUID, name: 'Jan' }} onClose={() => {}} />);
  const addLetter = dialog.getByRole('button', { name: 'Dodaj list' });
  await addLetter.click();
  const offered = page.getByRole('menuitem');
  await expect
    .poll(() => offered.elements().map((item) => item.textContent))
    .toEqual(['Do szpitalaCV', 'List motywacyjny: CharitéJan (DE)']);
  await offered.nth(1).click();
  // The title is in the letter's language.
  await expect.poll(titles).toEqual(['Anschreiben', 'Jan']);
  await expect.element(dialog.getByText('List motywacyjny · Jan (DE)')).toBeVisible();
  await expect.element(addLetter).not.toBeInTheDocument();
  await create.click();
  await expect
    .element(
      dialog
        .getByRole('listitem')
        .first()
        .getByText(/^List nie ma jeszcze treści/),
    )
    .toBeVisible();
  expect(JSON.parse(String(sent?.get('parts')))).toEqual([
    { kind: 'letter', title: 'Anschreiben', uuid: letters[0]!.uuid },
    { kind: 'resume', title: 'Jan' },
  ]);
  await dialog.getByRole('button', { name: 'Usuń: Anschreiben' }).click();
  await expect.poll(titles).toEqual(['Jan']);
  await expect.element(addLetter).toBeVisible();
});

test('a file that is too large for the portal is not saved by itself', async () => {
  await open(PAID, { [CALL]: () => joined({ isWithinSize: false, parts: [NOTHING] }) });
  await dialog.getByText('2 MB', { exact: true }).click();
  await create.click();
  await expect.element(dialog.getByText(/^Mniejszego pliku nie da się zrobić: ma 1,9 MB/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Zapisz mimo to' })).toBeVisible();
});

test('a refusal stands at the file that is to blame', async () => {
  const error = {
    code: 'invalid',
    message: 'Refused',
    fields: { file_1: 'Refused' },
    reason: { code: 'file-encrypted' },
  };
  await open(PAID, { [CALL]: () => Response.json({ error }, { status: 400 }) });
  chooseFiles(pdf('Tajny.pdf'));
  await create.click();
  const row = dialog.getByRole('listitem').nth(1);
  await expect.element(row.getByText(/^Ten plik jest zabezpieczony hasłem/)).toBeVisible();
  await expect.element(create).toBeEnabled();
});

test('files of more than 10 MB, and more than 20 files, are refused before they are sent', async () => {
  await open();
  chooseFiles(pdf('Film.pdf', 10 * 1024 * 1024 + 1));
  await expect.element(dialog.getByText('Film.pdf: plik może mieć najwyżej 10 MB.')).toBeVisible();
  chooseFiles(...Array.from({ length: 21 }, (_, index) => pdf(`${index}.pdf`)));
  await expect.element(dialog.getByText('Możesz dodać najwyżej 20 plików.')).toBeVisible();
  expect(titles()).toEqual(['Jan']);
});

test('files that are dropped on the dialog are parts, and the page behind does not get them', async () => {
  await open();
  const onDrop = vi.fn();
  window.addEventListener('drop', onDrop);
  try {
    const transfer = new DataTransfer();
    transfer.items.add(pdf('Kurs.pdf'));
    for (const type of ['dragenter', 'dragover', 'drop'])
      dialog.element().dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    await expect.poll(titles).toEqual(['Jan', 'Kurs']);
    expect(onDrop).not.toHaveBeenCalled();
    dropFiles(pdf('Elsewhere.pdf'));
    expect(onDrop).toHaveBeenCalled();
    expect(titles()).toEqual(['Jan', 'Kurs']);
  } finally {
    window.removeEventListener('drop', onDrop);
  }
});

test('a user without access is led to the packages', async () => {
  await open(USER);
  await expect.element(create).not.toBeInTheDocument();
  const link = dialog.getByRole('link', { name: 'Wybierz pakiet' });
  await expect.element(link).toHaveAttribute('href', `/cv/${UUID}/cennik`);
});
