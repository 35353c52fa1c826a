import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Outputs } from '../../../lib/trpc.ts';
import { currentAddress, openScreen } from '../../../testing/open-page.tsx';
import { startPerson } from '../../../testing/person.ts';
import { type Answers, Refusal, stubApi } from '../../../testing/stub-api.ts';
import { ToastArea } from '../../../ui/toasts.tsx';
import { MyDocumentsPage } from '../my-documents-page.tsx';

const BASE = '00000000-0000-4000-8000-000000000001';
const GERMAN = '00000000-0000-4000-8000-000000000002';
const HOSPITAL = '00000000-0000-4000-8000-000000000003';
const OFFER = { title: 'Oddziałowa', company: 'Szpital Morski', address: '', date: null, text: 'Szukamy…' };
const COUNTS = { staleCount: 0, unappliedCount: 0, untranslatedCount: 0 };

type Family = Outputs['resume']['views'];
type Resumes = NonNullable<Answers['resume']>;

const menuOf = (name: string) => page.getByRole('button', { name: `Więcej działań: ${name}` });
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

/** Opens my documents of a person with one CV, a German version and a variant of it. */
async function openDocuments(answers: Resumes = {}) {
  const named = (uuid: string, name: string) => ({ ...emptyResume(uuid, 'pl', 'classic'), name });
  const person = startPerson([named(BASE, 'CV Anny'), named(GERMAN, 'Lebenslauf'), named(HOSPITAL, 'Dla szpitala')]);
  const views: Record<string, Partial<Outputs['resume']['list'][number]>> = {
    [GERMAN]: { baseUuid: BASE, viewKind: 'language', language: 'de' },
    [HOSPITAL]: { baseUuid: BASE, viewKind: 'variant' },
  };
  const updatedAt = '2026-11-26T12:00:00.000Z';
  const { text: _, ...listed } = OFFER;
  const family: Family = {
    base: { uuid: BASE, name: 'CV Anny', language: 'pl' },
    views: [
      {
        uuid: GERMAN,
        name: 'Lebenslauf',
        kind: 'language',
        language: 'de',
        offer: null,
        updatedAt,
        ...COUNTS,
        untranslatedCount: 12,
      },
      {
        uuid: HOSPITAL,
        name: 'Dla szpitala',
        kind: 'variant',
        language: 'pl',
        offer: listed,
        updatedAt,
        ...COUNTS,
        staleCount: 2,
      },
    ],
  };
  const { resume } = person.answers;
  stubApi({
    ...person.answers,
    resume: {
      ...resume,
      list: async () => {
        const rows = await resume!.list!();
        return rows.map((row) => ({ ...row, ...views[row.uuid] }));
      },
      views: () => family,
      ...answers,
    },
  });
  await openScreen(
    '/moje-dokumenty',
    <>
      <MyDocumentsPage />
      <ToastArea label="Powiadomienia" closeLabel="Zamknij powiadomienie" />
    </>,
  );
}

test('language versions and variants stand with their original, with what is to be done in them', async () => {
  await openDocuments();
  const family = page.getByRole('region', { name: 'CV Anny' });
  await expect.element(family.getByRole('article', { name: 'Lebenslauf' })).toHaveTextContent('Do przetłumaczenia: 12');
  const variant = family.getByRole('article', { name: 'Dla szpitala' });
  await expect.element(variant).toHaveTextContent('Oddziałowa · Szpital Morski');
  await expect.element(variant).toHaveTextContent('Zmienione w oryginale: 2');
  await expect.element(variant).not.toHaveTextContent('Do przetłumaczenia');
});

test('a language version is offered in the languages that are missing, and opens in the editor', async () => {
  const made: unknown[] = [];
  await openDocuments({
    createView: (input) => {
      made.push(input);
      return { resume: emptyResume(GERMAN, 'en'), revision: 1, updatedAt: '', baseUuid: BASE, viewKind: 'language' };
    },
  });
  await menuOf('CV Anny').click();
  await entry('Dodaj wersję językową').click();
  const asking = dialog('Nowa wersja językowa');
  await asking.getByRole('combobox', { name: 'Język' }).click();
  const options = page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
  expect(options).toHaveLength(9);
  expect(options).not.toContain('Polski');
  expect(options).not.toContain('Deutsch');
  await page.getByRole('option', { name: 'Svenska' }).click();
  await asking.getByRole('button', { name: 'Utwórz wersję' }).click();
  await expect.poll(currentAddress).toContain(`/cv/${GERMAN}`);
  expect(made).toEqual([{ baseUuid: BASE, kind: 'language', language: 'se' }]);
});

test('a variant needs a name, and the API’s message about the offer stands beside its field', async () => {
  const made: unknown[] = [];
  await openDocuments({
    createView: (input) => {
      made.push(input);
      const fields = { 'offer.address': 'Enter a whole web address, such as https://example.com/job' };
      throw new Refusal({ code: 'invalid', message: 'Fix errors', fields });
    },
  });
  await menuOf('Lebenslauf').click();
  await entry('Przygotuj wariant pod ofertę').click();
  const asking = dialog('Wariant pod ofertę');
  await asking.getByRole('button', { name: 'Utwórz wariant' }).click();
  const name = asking.getByLabelText('Nazwa wariantu');
  await expect.element(name).toHaveFocus();
  await expect.element(asking.getByText('Podaj nazwę wariantu')).toBeVisible();
  expect(made).toEqual([]);
  await name.fill('Klinika');
  await asking.getByLabelText('Stanowisko').fill('Pielęgniarka');
  await asking.getByLabelText('Adres ogłoszenia').fill('klinika');
  await asking.getByRole('button', { name: 'Utwórz wariant' }).click();
  await expect.element(asking.getByText(/Podaj cały adres strony/)).toBeVisible();
  await expect.element(asking.getByLabelText('Adres ogłoszenia')).toHaveFocus();
  const offer = { title: 'Pielęgniarka', company: '', address: 'klinika', text: '', date: null };
  expect(made).toEqual([{ baseUuid: GERMAN, kind: 'variant', name: 'Klinika', offer }]);
});

test('an anonymous version shows what goes, asks about what stays, and is made of what was chosen', async () => {
  const made: unknown[] = [];
  const resume = typicalResume('classic');
  await openDocuments({
    get: () => ({ resume, revision: 1, updatedAt: '', baseUuid: null, viewKind: null }),
    createView: (input) => {
      made.push(input);
      return { resume, revision: 1, updatedAt: '', baseUuid: BASE, viewKind: 'anonymous' };
    },
  });
  await menuOf('CV Anny').click();
  await entry('Utwórz wersję anonimową').click();
  const asking = dialog('Wersja anonimowa');
  await expect.element(asking.getByText('jozef.swiatek@example.com')).toBeVisible();
  await expect.element(asking.getByText(/Budowa i Spółka S\.A\./).first()).toBeVisible();
  await asking.getByRole('checkbox', { name: 'Nazwy szkół i uczelni oraz ich miejscowości' }).click();
  await expect.element(asking.getByRole('checkbox', { name: 'Politechnika Łódzka' })).not.toBeChecked();
  await asking.getByText('Zgierzu', { exact: true }).click();
  await asking.getByRole('textbox', { name: 'Inne słowo lub nazwa' }).fill('Kraków');
  await asking.getByRole('button', { name: 'Dodaj' }).click();
  await asking.getByRole('button', { name: 'Utwórz wersję' }).click();
  await expect.poll(() => made).toHaveLength(1);
  const options = { employers: true, schools: false, publications: true, ownWords: ['Zgierzu', 'Kraków'] };
  expect(made).toEqual([{ baseUuid: resume.uuid, kind: 'anonymous', options }]);
});

test('the offer of a variant is shown and changed', async () => {
  const saved: unknown[] = [];
  await openDocuments({ offer: () => OFFER, updateOffer: ({ offer }) => void saved.push(offer) });
  await menuOf('Dla szpitala').click();
  await entry('Oferta').click();
  const asking = dialog('Oferta');
  await expect.element(asking.getByLabelText('Treść ogłoszenia')).toHaveValue('Szukamy…');
  await asking.getByLabelText('Data').fill('2026-11-30');
  await asking.getByRole('button', { name: 'Zapisz' }).click();
  await expect.element(page.getByText('Oferta została zapisana')).toBeVisible();
  await expect.element(asking).not.toBeInTheDocument();
  expect(saved).toEqual([{ ...OFFER, date: '2026-11-30' }]);
});

test('detaching is asked about, and an original cannot be detached', async () => {
  const detached: unknown[] = [];
  await openDocuments({ detach: ({ uuid }) => void detached.push(uuid) });
  await menuOf('CV Anny').click();
  await expect.element(entry('Powiel')).toBeVisible();
  await expect.element(entry('Odłącz od oryginału')).not.toBeInTheDocument();
  await menuOf('Lebenslauf').click();
  await entry('Odłącz od oryginału').click();
  const asking = dialog('Odłączyć od oryginału?');
  await expect.element(asking).toHaveTextContent('„Lebenslauf” stanie się osobnym CV');
  expect(detached).toEqual([]);
  await asking.getByRole('button', { name: 'Odłącz' }).click();
  await expect.element(page.getByText('CV zostało odłączone od oryginału')).toBeVisible();
  expect(detached).toEqual([GERMAN]);
});
