import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dayOf } from '../../../lib/day-of.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { openScreen } from '../../../testing/open-page.tsx';
import { startPerson, USER } from '../../../testing/person.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import { SentDialog } from './sent-dialog.tsx';
import { SentQuestion } from './sent-question.tsx';

const UUID = '00000000-0000-4000-8000-000000000001';
const DOWNLOADS: Outputs['sent']['downloads'] = [
  {
    id: 'd1',
    fileName: 'Anna-Kowalska-Charite.pdf',
    pageCount: 2,
    createdAt: '2026-11-26T10:00:00Z',
    recipient: 'Charité',
  },
  { id: 'd2', fileName: 'CV.pdf', pageCount: 2, createdAt: '2026-11-20T10:00:00Z', recipient: '' },
];
const SENT: Outputs['sent']['list'][number] = {
  id: 's1',
  resumeUuid: UUID,
  letterUuid: null,
  recipient: 'Charité',
  sentOn: '2026-11-26',
  note: 'Przez portal',
  fileName: 'Anna-Kowalska-Charite.pdf',
  sha256: '0123456789abcdef'.repeat(4),
  sizeBytes: 1_000,
  pageCount: 2,
  url: '/api/sent/s1',
};

/** The stubbed API with a list that changes as the server's does. `calls` gets the names of the changes and their inputs. */
function stubList(sent: Outputs['sent']['list'], company = '') {
  const calls: { name: string; input: unknown }[] = [];
  const list = [...sent];
  const { answers } = startPerson([emptyResume(UUID, 'pl', 'classic')], USER);
  stubApi({
    ...answers,
    resume: { ...answers.resume, offer: () => ({ title: '', company, address: '', text: '', date: null }) },
    sent: {
      list: () => list,
      downloads: () => DOWNLOADS,
      note: (input) => {
        calls.push({ name: 'note', input });
        const { recipient, sentOn, note = '' } = input;
        list.unshift({ ...SENT, recipient, sentOn, note, id: 's2' });
        return { id: 's2' };
      },
      change: (input) => {
        calls.push({ name: 'change', input });
        Object.assign(list[0]!, input);
        return undefined;
      },
      remove: (input) => {
        calls.push({ name: 'remove', input });
        list.shift();
        return undefined;
      },
    },
  });
  return calls;
}

async function openDialog() {
  const onClose = vi.fn();
  await openScreen('/moje-dokumenty', <SentDialog resumeUuid={UUID} onClose={onClose} />);
  return page.getByRole('dialog', { name: 'Wysłane pliki' });
}

test('a download is noted with the company of its offer and the present day', async () => {
  const calls = stubList([]);
  const dialog = await openDialog();
  await expect.element(dialog.getByText('Ta lista jest jeszcze pusta.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zanotuj wysłany plik' }).click();
  await expect.element(dialog.getByLabelText('Firma lub portal')).toHaveValue('Charité');
  await dialog.getByLabelText('Wysłany plik').selectOptions('d2');
  await expect.element(dialog.getByLabelText('Firma lub portal')).toHaveValue('');
  await dialog.getByLabelText('Firma lub portal').fill('Klinika');
  await dialog.getByLabelText('Notatka').fill('E-mailem');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect.element(dialog.getByText('E-mailem')).toBeVisible();
  const input = { downloadId: 'd2', recipient: 'Klinika', sentOn: dayOf(new Date()), note: 'E-mailem' };
  expect(calls).toEqual([{ name: 'note', input }]);
});

test('the list says what was sent to whom and when, and has the very file', async () => {
  stubList([SENT, { ...SENT, id: 's2', recipient: '', note: '', url: null }]);
  const dialog = await openDialog();
  const [first, second] = [dialog.getByRole('listitem').nth(0), dialog.getByRole('listitem').nth(1)];
  await expect.element(first).toHaveTextContent('Charité');
  await expect.element(first).toHaveTextContent('26.11.2026 · Strony: 2 · SHA-256: 0123456789ab…');
  await expect.element(first.getByTitle(SENT.sha256)).toBeVisible();
  await expect
    .element(first.getByRole('link', { name: 'Pobierz: Anna-Kowalska-Charite.pdf (Charité)' }))
    .toHaveAttribute('href', '/api/sent/s1');
  await expect.element(second).toHaveTextContent('Bez odbiorcy');
  await expect.element(second).toHaveTextContent('Pliku nie udało się zachować.');
  expect(second.getByRole('link').elements()).toEqual([]);
});

test('a note is changed, and removed after a question', async () => {
  const calls = stubList([{ ...SENT }]);
  const dialog = await openDialog();
  await dialog.getByRole('button', { name: 'Zmień: Anna-Kowalska-Charite.pdf (Charité)' }).click();
  await dialog.getByLabelText('Data wysłania').fill('');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect.element(dialog.getByLabelText('Data wysłania')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabelText('Data wysłania').fill('2026-11-25');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect.element(dialog.getByText(/25\.11\.2026/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Usuń z listy/ }).click();
  await expect.element(dialog.getByText('Usunąć tę pozycję z listy?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect.element(dialog.getByText('Ta lista jest jeszcze pusta.')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['change', 'remove']);
});

test('after a download the question proposes the offer’s company, and keeps what was typed when saving fails', async () => {
  stubList([], 'Charité');
  const save = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(null);
  await openScreen('/moje-dokumenty', <SentQuestion resumeUuid={UUID} save={save} />);
  await page.getByRole('button', { name: 'Wysłane? Zanotuj, dokąd' }).click();
  await expect.element(page.getByLabelText('Firma lub portal')).toHaveValue('Charité');
  await page.getByLabelText('Notatka').fill('E-mailem');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  await expect.element(page.getByLabelText('Notatka')).toHaveValue('E-mailem');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect.element(page.getByText('Zanotowano na liście wysłanych plików')).toBeVisible();
  expect(save).toHaveBeenLastCalledWith({ recipient: 'Charité', sentOn: dayOf(new Date()), note: 'E-mailem' });
});
