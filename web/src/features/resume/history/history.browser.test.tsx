import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { operationsBetween } from '@kreda/document/kinds/resume/versions/operations-between';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../testing/open-page.tsx';
import { overflowPx, untilSaved } from '../../../testing/opened-editor.ts';
import { startPerson } from '../../../testing/person.ts';
import { previewText, sheets } from '../../../testing/preview.ts';
import { stubApi } from '../../../testing/stub-api.ts';

const OLD = typicalResume('classic');
const [JOB] = OLD.sections.experiences.data.items;
const withJobs = (items: readonly object[]): Operation =>
  ({ type: 'data', section: 'experiences', data: { items } }) as Operation;
const NOW = [
  withJobs(OLD.sections.experiences.data.items.slice(1)),
  { type: 'pattern', pattern: 'executive' } as Operation,
].reduce(applyOperation, OLD);

const LISTED = [
  {
    id: crypto.randomUUID(),
    cause: 'download' as const,
    at: '2026-11-24T17:20:00.000Z',
    revision: 7,
    downloadId: null,
  },
  { id: crypto.randomUUID(), cause: 'day' as const, at: '2026-11-23T20:05:00.000Z', revision: 5, downloadId: null },
];

/** Opens the editor on a CV with two earlier versions, of which the older one is OLD. */
async function openWithHistory(step: string) {
  const person = startPerson([NOW]);
  const { resume: answers } = person.answers;
  const { uuid } = NOW;
  const states = new Map<string, Resume>(LISTED.map(({ id }, index) => [id, index === 0 ? NOW : OLD]));
  stubApi({
    ...person.answers,
    resume: {
      ...answers,
      versions: () => LISTED,
      version: ({ versionId }) => {
        const listed = LISTED.find(({ id }) => id === versionId)!;
        const views = [{ uuid: crypto.randomUUID(), name: 'Anonimowe CV', kind: 'anonymous', language: 'pl' } as const];
        return { ...listed, resume: states.get(versionId)!, views };
      },
      restoreVersion: async ({ versionId }) => {
        const previousId = crypto.randomUUID();
        const before = person.stored(uuid);
        states.set(previousId, before);
        let revision = 0;
        for (const operation of operationsBetween(before, states.get(versionId)!))
          ({ revision } = await answers!.save!({ uuid, operation }));
        return { revision, updatedAt: new Date().toISOString(), previousId };
      },
      views: () => ({ base: { uuid, name: NOW.name, language: NOW.language }, views: [] }),
      view: () => ({ base: { uuid, revision: 1, resume: NOW }, kind: 'variant', overlay: null as never, offer: null }),
    },
  });
  await openPage(`/cv/${uuid}/${step}`);
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Wersje CV' }).click();
  await page.getByRole('button', { name: 'Historia zmian' }).click();
  await expect.element(dialog()).toBeVisible();
  return { stored: () => person.stored(uuid) };
}

const dialog = () => page.getByRole('dialog', { name: 'Historia zmian' });
const versionButton = (cause: string) => dialog().getByRole('button', { name: cause });

test('an earlier version is shown with its pages and its differences in words, restored, and undone in the editor', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openWithHistory('doswiadczenie-zawodowe');
  await expect.element(versionButton('Pobrane jako PDF')).toHaveAttribute('aria-current', 'true');
  await expect.element(dialog().getByText('Ta wersja nie różni się od obecnego CV.')).toBeVisible();
  await expect.element(dialog().getByRole('checkbox', { name: /Anonimowe CV$/ })).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Przywróć tę wersję' })).toBeDisabled();

  await versionButton('Ostatni stan tego dnia').click();
  await expect
    .element(
      dialog()
        .getByLabelText(/: strona 1 z\s/)
        .first(),
    )
    .toBeVisible();
  await dialog()
    .getByText(/^Różnice: \d+$/)
    .click();
  const jobs = dialog().getByRole('region', { name: 'Doświadczenie zawodowe' });
  await expect.element(jobs.getByText(JOB!.position)).toBeVisible();
  await expect.element(jobs.getByText('Ten wpis jest tylko w tej wersji.')).toBeVisible();
  await expect.element(dialog().getByRole('region', { name: 'Wygląd i język' }).getByText('Szablon')).toBeVisible();

  await dialog().getByRole('button', { name: 'Przywróć tę wersję' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(previewText).toContain(JOB!.position);
  expect(stored()).toEqual(OLD);
  await page.getByRole('button', { name: 'Cofnij (Ctrl+Z)' }).click();
  await expect.poll(previewText).not.toContain(JOB!.position);
  await untilSaved();
  expect(stored()).toEqual(NOW);
});

test('the toast undoes restoring on the server, and what is typed afterwards is undone by itself', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openWithHistory('doswiadczenie-zawodowe');
  await versionButton('Ostatni stan tego dnia').click();
  await dialog().getByRole('button', { name: 'Przywróć tę wersję' }).click();
  await expect.element(page.getByText(/^Przywrócono wersję z\s23\.11\.2026/)).toBeVisible();
  expect(stored()).toEqual(OLD);
  const toast = page.getByRole('alert').filter({ hasText: 'Przywrócono wersję' });
  await toast.getByRole('button', { name: 'Cofnij' }).click();
  await expect.element(page.getByText('Cofnięto przywrócenie')).toBeVisible();
  expect(stored()).toEqual(NOW);
});

test('at 390 px the versions are a select above the pages, and nothing is wider than the window', async () => {
  await page.viewport(390, 844);
  await openWithHistory('doswiadczenie-zawodowe');
  await dialog().getByLabelText('Wersja', { exact: true }).selectOptions(LISTED[1]!.id);
  await expect
    .element(
      dialog()
        .getByLabelText(/: strona 1 z\s/)
        .first(),
    )
    .toBeVisible();
  await dialog()
    .getByText(/^Różnice: \d+$/)
    .click();
  await expect.element(dialog().getByText('Ten wpis jest tylko w tej wersji.').first()).toBeVisible();
  expect(overflowPx()).toBe(0);
});
