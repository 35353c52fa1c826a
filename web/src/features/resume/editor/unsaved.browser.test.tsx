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

/** Stores unsaved changes of a closed tab. */
function leaveBehind(uuid: string, ...changes: readonly unknown[]): void {
  localStorage.setItem(`kreda.unsaved-changes.${uuid}.gone`, JSON.stringify(changes));
}

test('unsaved changes of a tab of an older release are restored and saved, and the new field keeps the value of a newer tab', async () => {
  const { uuid, current, answers } = startWriter();
  const data = { ...personalDataOf(current()), profession: 'Bibliotekarka' };
  await answers.resume!.save!({ uuid, operation: { type: 'data', section: 'personal-data', data } });
  // The release has added `profession`.
  const { profession: _, ...older } = data;
  const operation = (fields: object) => ({ type: 'data', section: 'personal-data', data: { ...older, ...fields } });
  leaveBehind(uuid, { operation: operation({ firstName: 'Łucja' }), base: [operation({})], sent: [] });
  await openPage(`/cv/${uuid}/dane-osobowe`);
  await expect.element(firstName).toHaveValue('Łucja');
  await expect.element(profession).toHaveValue('Bibliotekarka');
  await untilSaved();
  await expect.element(conflict).not.toBeInTheDocument();
  expect(personalDataOf(current())).toEqual({ ...data, firstName: 'Łucja' });
});

test('changes that the editor cannot read are shown at each opening until the user deletes them', async () => {
  const { uuid, current } = startWriter();
  const items = [{ id: 'a', schoolName: 'Politechnika', thesis: 'O kredzie' }];
  const settings = { type: 'config', section: 'skills', config: { title: '', fields: {}, columns: 2 } };
  leaveBehind(
    uuid,
    { operation: { type: 'data', section: 'education', data: { items } }, base: [], sent: [] },
    { operation: settings, base: [], sent: [] },
  );
  const unreadable = page.getByRole('dialog', { name: 'Części zmian nie udało się przywrócić' });
  const text = unreadable.getByRole('region', { name: 'Wykształcenie' });
  await openPage(`/cv/${uuid}/dane-osobowe`);
  await expect.element(text).toHaveTextContent(/Politechnika\s+O kredzie/);
  // Settings have no text to copy.
  expect(unreadable.getByRole('region').elements()).toHaveLength(1);
  await unreadable.getByRole('button', { name: 'Zostaw na później' }).click();
  await expect.element(unreadable).not.toBeInTheDocument();
  await firstName.fill('Anna');
  await expect.poll(() => personalDataOf(current()).firstName).toBe('Anna');
  await untilSaved();
  await openPage(`/cv/${uuid}/dane-osobowe`);
  await expect.element(text).toHaveTextContent(/Politechnika\s+O kredzie/);
  await unreadable.getByRole('button', { name: 'Usuń te zmiany' }).click();
  await expect.element(unreadable).not.toBeInTheDocument();
  await openPage(`/cv/${uuid}/dane-osobowe`);
  await expect.element(firstName).toHaveValue('Anna');
  await expect.element(unreadable).not.toBeInTheDocument();
});

test('a session that has ended opens a dialog, which the user can close to go on typing', async () => {
  let hasEnded = true;
  const { uuid, current } = startWriter((save) => (input) => {
    if (hasEnded) throw new Refusal({ code: 'unauthenticated', message: 'You must be logged in' });
    return save(input);
  });
  await openPage(`/cv/${uuid}/dane-osobowe`);
  await firstName.fill('Anna');
  const lost = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await lost.getByRole('button', { name: 'Pisz dalej' }).click();
  await expect.element(lost).not.toBeInTheDocument();
  await profession.fill('Bibliotekarka');
  hasEnded = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await untilSaved();
  expect(personalDataOf(current())).toMatchObject({ firstName: 'Anna', profession: 'Bibliotekarka' });
});
