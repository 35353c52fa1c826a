import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '../../lib/trpc.ts';
import { currentAddress, openScreen } from '../../testing/open-page.tsx';
import { startPerson, USER } from '../../testing/person.ts';
import { type RestAnswers, stubApi } from '../../testing/stub-api.ts';
import { ToastArea } from '../../ui/toasts.tsx';
import { ExportDialog } from './export-dialog.tsx';

const UUID = '00000000-0000-4000-8000-000000000001';
const LOCKED = 'Po wykupieniu dostępu';
const dialog = page.getByRole('dialog', { name: 'Eksportuj CV' });
/** The button whose name begins so: the hint of another format may name this one. */
const format = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) });

/** Opens the export of a resume. The function that it gets when it closes is returned. */
async function openExport(user?: User, rest?: RestAnswers) {
  const onClose = vi.fn();
  stubApi(startPerson([emptyResume(UUID, 'pl', 'classic')], user).answers, rest);
  await openScreen(
    '/moje-dokumenty',
    <>
      <ExportDialog uuid={UUID} onClose={onClose} />
      <ToastArea label="Powiadomienia" closeLabel="Zamknij powiadomienie" />
    </>,
  );
  await expect.element(dialog).toBeVisible();
  return onClose;
}

test('files with the design are locked for a user without access, and lead to the packages', async () => {
  await openExport(USER);
  for (const name of ['PDF', 'Word', 'Strona WWW']) await expect.element(format(name)).toHaveTextContent(LOCKED);
  expect(dialog.getByText(LOCKED).elements()).toHaveLength(3);
  await format('Word').click();
  await expect.poll(currentAddress).toBe(`/cv/${UUID}/cennik`);
});

test.each(['PDF', 'Word'])('a visitor who chooses %s is led to the registration', async (name) => {
  const onClose = await openExport();
  await expect.element(format(name)).toHaveTextContent(LOCKED);
  await format(name).click();
  expect(onClose).toHaveBeenCalled();
  await expect.poll(currentAddress, { timeout: 10_000 }).toContain('/rejestracja');
  expect(currentAddress()).toContain(UUID);
});

test('an export that fails shows its reason, and the dialog stays', async () => {
  const error = { code: 'invalid', message: 'Refused', fields: {}, reason: { code: 'resume-not-found' } };
  const onClose = await openExport(USER, {
    [`GET /api/resumes/${UUID}/export/markdown`]: () => Response.json({ error }, { status: 404 }),
  });
  await format('Markdown').click();
  await expect.element(page.getByText('CV nie istnieje')).toBeVisible();
  await expect.element(format('Markdown')).toBeEnabled();
  expect(onClose).not.toHaveBeenCalled();
});
