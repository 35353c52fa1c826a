import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../testing/open-page.tsx';
import { startPerson } from '../../../testing/person.ts';
import { previewText } from '../../../testing/preview.ts';
import { type Answers, Refusal, stubApi } from '../../../testing/stub-api.ts';

const firstName = page.getByLabelText('Imię', { exact: true });
const profession = page.getByLabelText('Zawód');
const conflict = page.getByRole('dialog', { name: 'To CV zmieniono w innym miejscu' });
const state = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

const untilSaved = () => expect.element(state(/^Zapisano$/)).toBeInTheDocument();
const personalDataOf = (resume: Resume) => resume.sections['personal-data'].data;

type Save = NonNullable<NonNullable<Answers['resume']>['save']>;

/** A person with one CV, whose saves go through `intercept`. */
function startWriter(intercept: (save: Save) => Save = (save) => save) {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  const person = startPerson([resume]);
  const { resume: ofResume } = person.answers;
  stubApi({ ...person.answers, resume: { ...ofResume, save: intercept(ofResume!.save!) } });
  return { ...person, uuid: resume.uuid, current: () => person.stored(resume.uuid) };
}

test('what is typed while the service cannot save is kept when the page is opened anew, and saved when there is room again', async () => {
  let isFull = true;
  const { uuid, current } = startWriter((save) => (input) => {
    // As the API answers with a full disk. Reading goes on.
    if (isFull)
      throw new Refusal({ code: 'unavailable', message: 'The service is temporarily unavailable. Try again' });
    return save(input);
  });
  await openPage(`/cv/${uuid}/dane-osobowe`);
  await firstName.fill('Bez miejsca');
  await expect.element(state('Zapis czeka')).toBeVisible();
  await profession.fill('Bibliotekarka');
  await expect.poll(previewText).toContain('Bibliotekarka');
  expect(personalDataOf(current()).firstName).toBe('');
  await openPage(`/cv/${uuid}/dane-osobowe`);
  await expect.element(firstName).toHaveValue('Bez miejsca');
  await expect.element(profession).toHaveValue('Bibliotekarka');
  await expect.element(state('Zapis czeka')).toBeVisible();
  isFull = false;
  await untilSaved();
  expect(personalDataOf(current())).toMatchObject({ firstName: 'Bez miejsca', profession: 'Bibliotekarka' });
});

test('a save whose answer is lost on the way is no conflict with the next', async () => {
  let isLost = false;
  const { uuid, current } = startWriter((save) => async (input) => {
    const saved = await save(input);
    if (isLost) return saved;
    isLost = true;
    await firstName.fill('Anna Maria');
    throw new TypeError('Failed to fetch');
  });
  await openPage(`/cv/${uuid}/dane-osobowe`);
  await firstName.fill('Anna');
  await expect.element(firstName).toHaveValue('Anna Maria');
  await expect.poll(() => personalDataOf(current()).firstName).toBe('Anna Maria');
  await untilSaved();
  await expect.element(conflict).not.toBeInTheDocument();
});
