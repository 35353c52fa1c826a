import { LANGUAGES } from '@kreda/document/engine/text/languages';
import type { Comparison } from '@kreda/document/kinds/resume/checks/comparison';
import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { latestVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { editView } from '@kreda/document/kinds/resume/overlay/edit-view';
import { emptyOverlay } from '@kreda/document/kinds/resume/overlay/overlay';
import { originalTexts } from '@kreda/document/kinds/resume/overlay/translation';
import { dutiesOfOnePage, longJob } from '@kreda/document/testing/long-job';
import { paragraph, typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberChosenLanguage } from '../../lib/chosen-language.ts';
import { currentAddress, openPage } from '../../testing/open-page.tsx';
import { openView } from '../../testing/opened-view.ts';
import { type Person, readWithoutFault, startPerson, USER } from '../../testing/person.ts';
import { Refusal, stubApi } from '../../testing/stub-api.ts';
import { prepare } from '../resume/preview/typesetter.ts';

const title = page.getByRole('heading', { level: 1 });
const checks = page.getByRole('region', { name: 'Sprawdzenie przed pobraniem' });
const findings = checks.getByRole('listitem');
const reading = page.getByRole('region', { name: 'Co czyta system rekrutacyjny' });
const pages = page.getByRole('img', { name: /^Strona \d+ z \d+$/ });

/** Opens the screen before paying on a CV. */
async function openScreen(resume: Resume, person = startPerson([resume])): Promise<Person> {
  stubApi(person.answers);
  await openPage(`/cv/${resume.uuid}/pobierz-cv`);
  await expect.element(page.getByRole('button', { name: 'Pobierz CV' })).toBeVisible();
  return person;
}

/** Opens it where the program that reads the PDF found something else than what was written. */
async function openMisread(resume: Resume, change: (comparison: Comparison) => void): Promise<void> {
  const person = startPerson([resume]);
  const download = { readBack: () => readWithoutFault(resume, change) };
  await openScreen(resume, { ...person, answers: { ...person.answers, download } });
}

/** A done CV whose consent clause stands alone on the second page. */
async function clauseAlone(): Promise<Resume> {
  const { typesetter } = await prepare(longJob(1, true));
  return longJob(dutiesOfOnePage(typesetter), true);
}

test('a last page that holds only the consent clause is mended by one click, and back by another', async () => {
  const resume = await clauseAlone();
  const person = await openScreen(resume);
  await expect.element(pages).toHaveLength(2);
  await expect.element(checks.getByText('Na ostatniej stronie (2) jest tylko klauzula zgody.')).toBeVisible();
  await checks.getByRole('button', { name: 'Zmieść na jednej stronie' }).click();
  await expect.element(checks.getByText(/^Gotowe\. Liczba stron: 1/)).toBeVisible();
  await expect.element(pages).toHaveLength(1);
  await expect.element(checks.getByText(/klauzula zgody/)).not.toBeInTheDocument();
  // It is the stored CV that has changed.
  expect(person.stored(resume.uuid).pageSetup.density).not.toBe(resume.pageSetup.density);

  await checks.getByRole('button', { name: 'Cofnij' }).click();
  await expect.element(pages).toHaveLength(2);
  await expect.element(checks.getByText('Przywrócono poprzedni układ.')).toBeVisible();
  expect(person.stored(resume.uuid).pageSetup).toEqual(resume.pageSetup);
});

test('a newer version of the template is offered in a line that leaves a good CV clean, and is taken after a look at it', async () => {
  const resume = applyOperation(typicalResume('plain'), { type: 'pattern-version', version: 1 });
  const person = await openScreen(resume);
  const offer = checks.getByRole('button', { name: 'Zobacz, co się zmieni' });
  await expect.element(checks.getByText('Sprawdzone: niczego nie trzeba poprawiać.')).toBeVisible();
  await expect.element(checks.getByText(/^Jest nowsza wersja szablonu\. Systemy/)).toBeVisible();
  await expect.element(findings).not.toBeInTheDocument();
  await offer.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('img', { name: /^Nowa wersja: strona 1/ })).toBeVisible();
  expect(person.stored(resume.uuid).patternVersion).toBe(1);
  await dialog.getByRole('button', { name: 'Użyj nowej wersji' }).click();
  await expect.element(checks.getByText('CV używa nowej wersji szablonu.')).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(checks).toHaveFocus();
  expect(person.stored(resume.uuid).patternVersion).toBe(latestVersion('plain'));
  await checks.getByRole('button', { name: 'Cofnij' }).click();
  await expect.element(offer).toBeVisible();
  expect(person.stored(resume.uuid).patternVersion).toBe(1);
});

test('a half-typed e-mail is named, and when it is mended in its field nothing is left to mend', async () => {
  const resume = typicalResume('plain');
  resume.sections['personal-data'].data.email = 'jozef.swiatek@gmail';
  const { stored } = await openScreen(resume);
  const finding = findings.filter({ hasText: 'jozef.swiatek@gmail' });
  await expect.element(finding).toHaveTextContent('jest niepełny');
  await expect.element(title).toHaveTextContent('Sprawdź CV przed pobraniem');
  await finding.getByRole('link', { name: 'Popraw' }).click();
  await expect.poll(currentAddress).toContain('/dane-osobowe');
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await expect.element(field).toHaveFocus();
  await field.fill('jozef.swiatek@gmail.com');
  await page.getByRole('button', { name: 'Pobierz CV' }).first().click();
  await expect.poll(currentAddress).toContain('/pobierz-cv');
  await expect.element(checks.getByText('Sprawdzone: niczego nie trzeba poprawiać.')).toBeVisible();
  await expect.element(title).toHaveTextContent('Twoje CV jest gotowe');
  await expect.element(findings).not.toBeInTheDocument();
  expect(stored(resume.uuid).sections['personal-data'].data.email).toBe('jozef.swiatek@gmail.com');
});

test('a job without dates is named, and its form opens at the date', async () => {
  const resume = typicalResume('modern');
  Object.assign(resume.sections.experiences.data.items[1]!, { dateFrom: '', dateTo: '', present: false });
  await openScreen(resume);
  const finding = findings.filter({ hasText: 'brakuje dat' });
  await expect.element(finding).toHaveTextContent('Inżynier budowy (Doświadczenie zawodowe)');
  await finding.getByRole('link', { name: 'Uzupełnij daty' }).click();
  await expect.poll(currentAddress).toMatch(/doswiadczenie-zawodowe\?entry=experiences-2/);
  await expect.element(page.getByRole('textbox', { name: 'Stanowisko' })).toHaveValue('Inżynier budowy');
  await expect.element(page.getByLabelText('Od: miesiąc')).toHaveFocus();
});

test('a CV without a name, and with a job that does not end, is told so, and both are mended in their fields', async () => {
  const resume = typicalResume('plain');
  Object.assign(resume.sections['personal-data'].data, { firstName: '', lastName: '' });
  Object.assign(resume.sections.experiences.data.items[0]!, { dateTo: '', present: false });
  await openScreen(resume);
  await expect.element(checks.getByText('W CV nie ma imienia i nazwiska.')).toBeVisible();
  await expect.element(checks.getByText(/brakuje daty końca\. Jeśli to trwa, zaznacz „Obecnie”\.$/)).toBeVisible();
  await checks.getByRole('link', { name: 'Wpisz imię i nazwisko' }).click();
  await expect.element(page.getByLabelText('Imię')).toHaveFocus();
});

/** A language version of a CV, in which nothing is translated. */
function germanOf(base: Resume) {
  return editView({ base, overlay: emptyOverlay('language') }, { type: 'language', language: 'de' }).overlay;
}

test('a language version is told which texts wait for translation and which changed, with the way to them', async () => {
  rememberChosenLanguage('pl');
  const base = typicalResume('classic');
  const german = germanOf(base);
  const [first, second, ...others] = originalTexts(base, german);
  const overrides = {
    ...german.overrides,
    [second!.address]: { value: 'Übersetzt', base: 'Dawny tekst' },
  };
  await openView('pobierz-cv', base, { ...german, overrides });
  const untranslated = findings.filter({ hasText: `Teksty jeszcze nieprzetłumaczone: ${others.length + 1}` });
  const changed = findings.filter({ hasText: 'Zmienione w oryginale: 1' });
  await expect.element(findings.nth(0)).toHaveTextContent(/^Do poprawyTeksty jeszcze nieprzetłumaczone/);
  await expect.element(changed).toBeVisible();
  await expect.element(title).toHaveTextContent('Sprawdź CV przed pobraniem');
  expect(changed.getByRole('link', { name: 'Zobacz w edytorze' }).element().getAttribute('href')).toContain('/cv/');
  await untranslated.getByRole('link', { name: 'Przetłumacz' }).click();
  await expect.poll(currentAddress).toContain(`field=${first!.field!.name}`);
  await expect.element(page.getByRole('button', { name: /^Do przetłumaczenia/ })).toBeVisible();
});

test('a language version in which all is translated is clean', async () => {
  rememberChosenLanguage('pl');
  const base = typicalResume('classic');
  const german = germanOf(base);
  const translated = originalTexts(base, german).map(({ address, value }) => [address, { value, base: value }]);
  await openView('pobierz-cv', base, {
    ...german,
    overrides: { ...german.overrides, ...Object.fromEntries(translated) },
  });
  await expect.element(checks.getByText('Sprawdzone: niczego nie trzeba poprawiać.')).toBeVisible();
  await expect.element(findings).not.toBeInTheDocument();
  await expect.element(title).toHaveTextContent('Twoje CV jest gotowe');
});

test('a character that cannot be printed is named with its code, and its text opens with the focus in it', async () => {
  const resume = typicalResume('modern');
  const strange = paragraph('Buduję \u{f3c9} mosty');
  resume.sections.summary.data.content = strange;
  resume.sections.experiences.data.items[1]!.description = strange;
  await openScreen(resume);
  await expect.element(findings.filter({ hasText: 'nie da się wydrukować' })).toHaveLength(2);
  for (const { field, name } of [
    { field: 'content', name: 'Treść' },
    { field: 'description', name: 'Opis' },
  ]) {
    await expect.element(findings.filter({ hasText: 'U+F3C9' }).first()).toBeVisible();
    const link = document.querySelector<HTMLAnchorElement>(`li a[href*="field=${field}"]`)!;
    expect(link.closest('li')!.textContent).toContain('U+F3C9');
    await userEvent.click(link);
    await expect.poll(currentAddress).toContain(`field=${field}`);
    const text = page.getByRole('textbox', { name, exact: true });
    await expect.element(text).toHaveFocus();
    await expect.element(text).toHaveAccessibleDescription(/\u{f3c9}|U\+F3C9/u);
    await text.fill('Buduję mosty');
    await expect.element(text).not.toHaveAccessibleDescription(/F3C9/);
    await openPage(`/cv/${resume.uuid}/pobierz-cv`);
  }
});

test('an entry without a name is mended where its button leads', async () => {
  const resume = typicalResume('modern');
  Object.assign(resume.sections.experiences.data.items[0]!, { company: '' });
  await openScreen(resume);
  await findings.filter({ hasText: 'puste pole „Firma”' }).getByRole('link', { name: 'Uzupełnij' }).click();
  await expect.poll(currentAddress).toContain('entry=experiences-1');
  await expect.element(page.getByRole('textbox', { name: 'Firma' })).toHaveFocus();
});

test('each empty section is named by a link to its own form, alone and among several', async () => {
  const resume = typicalResume('modern');
  resume.sections.interests.data.items = [];
  await openScreen(resume);
  const empty = findings.filter({ hasText: 'Pominiemy puste sekcje' });
  await expect.element(empty).toHaveTextContent('Zainteresowania');
  await empty.getByRole('link', { name: 'Uzupełnij: Zainteresowania' }).click();
  await expect.poll(currentAddress).toContain('/zainteresowania');

  resume.sections.languages.data.items = [];
  for (const [name, address] of [
    ['Języki', '/znajomosc-jezykow'],
    ['Zainteresowania', '/zainteresowania'],
  ] as const) {
    await openScreen(resume);
    const both = findings.filter({ hasText: 'Pominiemy puste sekcje: Języki, Zainteresowania' });
    await expect.element(both.getByRole('link')).toHaveLength(2);
    await both.getByRole('link', { name: `Uzupełnij: ${name}` }).click();
    await expect.poll(currentAddress).toContain(address);
  }
});

test('a CV without a word is not offered for download, and the way to its first step is', async () => {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'modern');
  stubApi(startPerson([resume]).answers);
  await openPage(`/cv/${resume.uuid}/pobierz-cv`);
  await expect.element(title).toHaveTextContent('Twoje CV jest jeszcze puste');
  for (const role of ['button', 'img', 'textbox'] as const)
    await expect.element(page.getByRole('main').getByRole(role)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Pominiemy puste sekcje/)).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Uzupełnij: Dane osobowe' }).click();
  await expect.poll(currentAddress).toContain('/dane-osobowe');
});

test('the download button shows its whole label on a narrow telephone, in every language', async () => {
  await page.viewport(320, 640);
  const resume = typicalResume('plain');
  stubApi(startPerson([resume]).answers);
  for (const language of LANGUAGES) {
    await openPage(`/cv/${resume.uuid}/pobierz-cv`, language);
    await expect.poll(() => document.querySelector('[data-sheet]')).not.toBeNull();
    const button = document.querySelector<HTMLElement>('main aside button[data-size="lg"]')!;
    await expect.element(button).toBeInViewport({ ratio: 1 });
    const hidden = [button, ...button.querySelectorAll('*')].filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
    );
    expect(hidden, language).toEqual([]);
    expect(document.documentElement.scrollWidth, language).toBeLessThanOrEqual(innerWidth);
  }
});

test('a visitor sees the price, what it gives and that nothing renews, before an account is asked for', async () => {
  await openScreen(typicalResume('modern'));
  const panel = page.getByRole('complementary', { name: 'Pobierz CV' });
  await expect.element(panel.getByText(/29,00\szł jednorazowo/).first()).toBeVisible();
  await expect.element(panel.getByText(/nic\ssię\snie\sodnawia/)).toBeVisible();
  await expect.element(panel.getByText(/z\sVAT/)).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Zobacz wszystkie pakiety' })).toBeVisible();

  await page.viewport(390, 844);
  const button = page.getByRole('button', { name: 'Pobierz CV' });
  await expect.element(button).toBeInViewport({ ratio: 1 });
  const readBack = page.getByRole('heading', { name: 'Co czyta system rekrutacyjny' });
  await expect.element(readBack).toBeVisible();
  readBack.element().scrollIntoView();
  await expect.element(button).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await button.click();
  await expect.poll(currentAddress).toMatch(/^\/rejestracja\?/);
});

test('somebody who has an account and no package is told that they will choose one', async () => {
  const resume = typicalResume('modern');
  await openScreen(resume, startPerson([resume], USER));
  await expect.element(page.getByText(/Po kliknięciu wybierzesz pakiet i\szapłacisz/)).toBeVisible();
});

test('reading that fails says so, and works when it is tried again', async () => {
  const resume = typicalResume('plain');
  const person = startPerson([resume]);
  let isAway = true;
  const readBack = () => {
    if (isAway) throw new Refusal({ code: 'internal', message: 'Internal error' });
    return readWithoutFault(resume);
  };
  await openScreen(resume, { ...person, answers: { ...person.answers, download: { readBack } } });
  await expect.element(reading.getByRole('alert')).toHaveTextContent('Nie udało się odczytać PDF');
  const status = checks.getByRole('status');
  await expect.element(status).toHaveTextContent(/^Reszta sprawdzona; odczytu nie udało się sprawdzić\.$/);
  // The other checks and the download do not wait for it.
  await expect.element(page.getByRole('button', { name: 'Pobierz CV' })).toBeEnabled();
  await expect.element(pages).toHaveLength(2);
  isAway = false;
  await reading.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect.element(reading.getByText(/^Nasz program odczytał/)).toBeVisible();
});

const misreadMostly = ({ rows }: Comparison) => {
  for (const row of rows.slice(0, Math.ceil(rows.length * 0.6)))
    if (row.field !== 'heading') Object.assign(row, { verdict: 'missing', found: '' });
};

test('a CV in one column that was largely misread is not told to take a template with one', async () => {
  await openMisread(typicalResume('plain'), misreadMostly);
  await expect
    .element(checks.getByText(/^Nasz program źle odczytał \d+\sz\s\d+ pól\. Zobacz, które, i\suprość/))
    .toBeVisible();
});

test('a CV that was largely misread is not called ready, and what helps is said', async () => {
  await openMisread(typicalResume('modern'), misreadMostly);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Programy mogą źle odczytać to CV' })).toBeVisible();
  await expect.element(checks.getByText(/^Nasz program źle odczytał \d+\sz\s\d+ pól\. .*szablon/)).toBeVisible();
  await expect.element(reading.getByText(/^Nasz program odczytał poprawnie \d+\sz\s\d+ pól\.$/)).toBeVisible();
  await expect.element(reading.getByText(/Inne mogą czytać inaczej\.$/)).toBeVisible();
  await expect.element(reading.getByText(/program nie rozpoznał, że należy do tego pola/).first()).toBeVisible();
  const promises = page.getByRole('main').getByText(/nie trzeba|nie ma tu czego|jest gotowe|także w systemach/);
  for (const promise of promises.elements()) await expect.element(promise).not.toBeVisible();
});

test('the words in which a long text was read otherwise are marked among their neighbours, and the whole text opens', async () => {
  const resume = typicalResume('plain');
  const long = `${'Prowadzę roboty ziemne. '.repeat(20)}Nadzoruję dźwigi. ${'Piszę kosztorysy. '.repeat(20)}`.trim();
  resume.sections.experiences.data.items[0]!.description = paragraph(long);
  await openMisread(resume, ({ rows }) => {
    const row = rows.find(({ own }) => own === long)!;
    Object.assign(row, { verdict: 'different', found: long.replace('dźwigi', 'windy') });
  });
  const row = reading.getByRole('listitem').filter({ hasText: 'Inaczej' });
  await expect.element(row).toHaveLength(1);
  const marked = Array.from(row.element().querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marked).toEqual(['dźwigi. ', 'windy. ']);
  const own = row.getByRole('definition').first();
  expect(own.element().textContent).toMatch(/^ … .*Nadzoruję dźwigi\. Piszę.* … $/);
  await row.getByRole('button', { name: 'Pokaż całość' }).click();
  await expect.element(own).toHaveTextContent(long);
  await row.getByRole('button', { name: 'Zwiń' }).click();
  await expect.element(own).not.toHaveTextContent(long);
});

test('a place that a program filed elsewhere is said to need no mending, and the CV is ready', async () => {
  await openMisread(typicalResume('plain'), ({ rows }) => {
    const row = rows.find(({ section, field }) => section === 'experiences' && field === 'city')!;
    Object.assign(row, { verdict: 'missing', found: '' });
  });
  const row = reading.getByRole('listitem').filter({ hasText: 'Gdzie indziej' });
  await expect.element(row).toHaveTextContent('Tekst jest w PDF i nie trzeba go poprawiać');
  await expect.element(row.getByRole('link')).not.toBeInTheDocument();
  await expect.element(checks.getByText(/nie ma tu czego poprawiać\. Liczba różnic: 1\.$/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Twoje CV jest gotowe' })).toBeVisible();
});

test('a section’s own name that programs do not know is said to need another, with the way there', async () => {
  await openMisread(typicalResume('plain'), ({ rows }) => {
    const row = rows.find(({ section, field }) => section === 'experiences' && field === 'heading')!;
    Object.assign(row, { own: 'Moja droga', verdict: 'different', found: 'Moja droga' });
  });
  const row = reading.getByRole('listitem').filter({ hasText: 'Moja droga' });
  await expect.element(row).toHaveTextContent('Programy nie rozpoznają tej nazwy sekcji');
  await expect.element(row.getByRole('link', { name: 'Popraw: Nagłówek sekcji' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sprawdź CV przed pobraniem' })).toBeVisible();
});

test('the name typed is kept when its field is left, and when the CV is downloaded; before that it has none', async () => {
  const resume = { ...typicalResume('plain'), name: '' };
  const { stored } = await openScreen(resume);
  const nameOf = () => stored(resume.uuid).name;
  const field = page.getByLabelText('Nazwa CV');
  // What stands in the field of a CV without a name is its name only once it is downloaded.
  await expect.element(field).toHaveValue('Józef Żółć-Świątek – CV');
  await field.click();
  await title.click();
  await expect.element(field).not.toHaveFocus();
  expect(nameOf()).toBe('');

  await field.fill('Do szpitala');
  await title.click();
  await expect.poll(nameOf).toBe('Do szpitala');

  await field.fill('Do przychodni');
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await expect.poll(currentAddress).toMatch(/^\/rejestracja\?/);
  expect(nameOf()).toBe('Do przychodni');
});

test('a CV without a name is downloaded under its person’s', async () => {
  const resume = { ...typicalResume('plain'), name: '' };
  const { stored } = await openScreen(resume);
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await expect.poll(currentAddress).toMatch(/^\/rejestracja\?/);
  expect(stored(resume.uuid).name).toBe('Józef Żółć-Świątek – CV');
});

test('downloading with an emptied name field keeps the stored name', async () => {
  const resume = { ...typicalResume('plain'), name: 'Do szpitala' };
  const { stored } = await openScreen(resume);
  await page.getByLabelText('Nazwa CV').clear();
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await expect.poll(currentAddress).toMatch(/^\/rejestracja\?/);
  expect(stored(resume.uuid).name).toBe('Do szpitala');
});

test('a name that cannot be saved is told of at its field, and nothing is downloaded', async () => {
  const resume = typicalResume('plain');
  const { stored } = await openScreen(resume);
  await page.getByLabelText('Nazwa CV').fill('Ł'.repeat(200));
  await page.getByRole('button', { name: 'Pobierz CV' }).click();
  await expect.element(page.getByText(/Nazwa może mieć co najwyżej/)).toBeVisible();
  expect(currentAddress()).toContain('/pobierz-cv');
  expect(stored(resume.uuid).name).toBe(resume.name);
});
