import { LANGUAGES, toBcp47 } from '@kreda/document/engine/text/languages';
import { AS_DESIGNED, DENSITY_PRESETS } from '@kreda/document/kinds/resume/model/page-setup';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { switchLanguage } from '../../../i18n/switch-language.ts';
import { rememberChosenLanguage } from '../../../lib/chosen-language.ts';
import { currentAddress, openPage } from '../../../testing/open-page.tsx';
import { openEditor, overflowPx, untilSaved } from '../../../testing/opened-editor.ts';
import { startPerson } from '../../../testing/person.ts';
import { inPages, previewText, sectionOrder, sheets } from '../../../testing/preview.ts';
import { stubApi } from '../../../testing/stub-api.ts';

const WIDTHS = [1440, 991, 390];
const ONE_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const appearanceTab = (name: string) => page.getByRole('tab', { name, exact: true });

async function openAppearance(tab = 'Szablon'): Promise<void> {
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await expect.element(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
  await appearanceTab(tab).click();
}

const firstName = page.getByLabelText('Imię', { exact: true });
const undoDeletion = page.getByRole('alert').getByRole('button', { name: 'Cofnij' });

async function addSkills(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('combobox', { name: 'Dodaj umiejętność' }).fill(name);
    await userEvent.keyboard('{Enter}');
  }
}

/** The places of texts in the preview, from the first to the last. */
async function expectOrder(names: readonly string[]): Promise<void> {
  await expect
    .poll(() => {
      const text = previewText();
      return names.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
    })
    .toEqual(names);
}

test('adding and duplicating an entry takes the writer into its first field, and an empty step waits with a form', async () => {
  await page.viewport(1440, 640);
  const { stored, reopen } = await openEditor('doswiadczenie-zawodowe');
  const position = page.getByLabelText('Stanowisko', { exact: true });
  const jobs = () => stored().sections.experiences.data.items.length;
  await expect.element(position).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
  await expect.element(position).toHaveFocus();
  // The waiting form is no part of the CV before something is typed.
  await untilSaved();
  expect(jobs()).toBe(0);
  await userEvent.keyboard('Kapitanka');
  await expect.element(position).toHaveValue('Kapitanka');
  await expect.element(position).toHaveFocus();

  await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
  await expect.element(position).toHaveFocus();
  await expect.element(position).toBeInViewport();
  await userEvent.keyboard('Bosmanka');
  await page.getByRole('button', { name: 'Powiel: Bosmanka' }).click();
  await expect.element(position).toHaveFocus();
  await userEvent.keyboard('{End} II');
  await expect.element(page.getByRole('button', { name: 'Usuń: Bosmanka II' })).toBeVisible();
  await expect.poll(jobs).toBe(3);

  // A text editor arrives a moment after its entry.
  await reopen('klauzule');
  await page.getByRole('button', { name: 'Dodaj klauzulę' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Treść', exact: true })).toHaveFocus();
});

test('a new entry and a named field take the focus without animations, too', async () => {
  await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { reopen } = await openEditor('doswiadczenie-zawodowe');
  const position = page.getByLabelText('Stanowisko', { exact: true });
  await position.fill('Kapitanka');
  await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
  await expect.element(position).toHaveFocus();
  await userEvent.keyboard('Bosmanka');
  await expect.element(position).toHaveValue('Bosmanka');
  await page.getByRole('button', { name: 'Powiel: Bosmanka' }).click();
  await expect.element(position).toHaveFocus();
  await userEvent.keyboard('{End} II');
  await expect.element(page.getByRole('button', { name: 'Usuń: Bosmanka II' })).toBeVisible();
  // A finding's link leads into a group that folds.
  await reopen('dane-osobowe?field=phone');
  await expect.element(page.getByLabelText('Telefon')).toHaveFocus();
});

test('a deleted entry comes back beside what was typed into the empty step since', async () => {
  await openEditor('umiejetnosci');
  await addSkills(['Alfa']);
  await page.getByRole('button', { name: 'Usuń: Alfa' }).click();
  await addSkills(['Beta']);
  await undoDeletion.click();
  await expectOrder(['Alfa', 'Beta']);
});

test('an entry is hidden and shown with the keyboard, in one change each, and its text stays in the form', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const [skill] = resume.sections.skills.data.items;
  const name = skill!.name;
  const { stored } = await openEditor('umiejetnosci', resume);
  const isHidden = () => stored().sections.skills.data.items[0]!.hidden;
  await page.getByRole('button', { name: `Więcej: ${name}` }).click();
  page
    .getByRole('button', { name: `Ukryj: ${name}` })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(previewText).not.toContain(name);
  await expect.element(page.getByRole('status').filter({ hasText: `Ukryto: ${name}` })).toBeInTheDocument();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Więcej: ${name}` }) });
  await expect.element(row.getByText('Ukryty')).toBeVisible();
  await expect.element(row.getByRole('textbox', { name: 'Nazwa' })).toHaveValue(name);
  await expect.element(page.getByRole('button', { name: `Pokaż: ${name}` })).toHaveFocus();
  await expect.poll(isHidden).toBe(true);
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.poll(previewText).toContain(name);
  await expect.poll(isHidden).toBe(false);
  await page.getByRole('button', { name: `Ukryj: ${name}` }).click();
  await expect.poll(previewText).not.toContain(name);
  await page.getByRole('button', { name: `Pokaż: ${name}` }).click();
  await expect.poll(previewText).toContain(name);
  await expect.element(page.getByRole('status').filter({ hasText: `Pokazano: ${name}` })).toBeInTheDocument();
});

test('entries are sorted by date in one change, and may be moved by hand afterwards', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const jobs = resume.sections.experiences.data.items;
  const [first, second, third] = jobs.map(({ id }) => id);
  resume.sections.experiences.data.items = jobs.toReversed();
  const { stored } = await openEditor('doswiadczenie-zawodowe', resume);
  const order = () => stored().sections.experiences.data.items.map(({ id }) => id);
  const inOrder = page.getByRole('button', { name: 'Od najnowszych', exact: true });
  page.getByRole('button', { name: 'Ułóż od najnowszych' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual([first, second, third]);
  await expect.element(inOrder).toHaveFocus();
  await expect.element(inOrder).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.poll(order).toEqual([third, second, first]);
  await page.getByRole('button', { name: 'Ułóż od najnowszych' }).click();
  await expect.poll(order).toEqual([first, second, third]);
  await page.getByRole('button', { name: `Przesuń w dół: ${jobs[0]!.position}` }).click();
  await expect.poll(order).toEqual([second, first, third]);
  await expect.element(page.getByRole('button', { name: 'Ułóż od najnowszych' })).toBeVisible();
});

test('what is typed after a deletion outlives its undoing', async () => {
  const { reopen } = await openEditor('umiejetnosci');
  await addSkills(['Alfa', 'Beta', 'Gamma']);
  await page.getByRole('button', { name: 'Usuń: Alfa' }).click();
  const last = page.getByRole('textbox', { name: 'Nazwa' }).last();
  await last.fill('Gamma i dalej');
  await undoDeletion.click();
  await expectOrder(['Alfa', 'Beta', 'Gamma i dalej']);
  await expect.element(last).toHaveValue('Gamma i dalej');
  await untilSaved();
  await reopen();
  await expectOrder(['Alfa', 'Beta', 'Gamma i dalej']);
});

test('another template brings its own order, fonts and pages, and the CV keeps what was typed', async () => {
  const { stored, reopen } = await openEditor('dane-osobowe');
  await firstName.fill('Żaneta');
  const before = sectionOrder();
  const { pattern } = stored();
  await openAppearance();
  await page
    .getByRole('button', { name: /Gdańsk|Toruń/ })
    .first()
    .click();
  await expect.poll(sectionOrder).not.toEqual(before);
  expect(previewText()).toMatch(/żaneta/i);
  await expect.poll(() => stored().pattern).not.toBe(pattern);
  await untilSaved();
  const after = sectionOrder();
  await reopen();
  await expect.poll(sectionOrder).toEqual(after);
});

test('a section moves into the other column from the list, keeps the focus, and moves back by undoing', async () => {
  const { stored } = await openEditor('kolejonosc-sekcji', typicalResume('modern'));
  /** The left edge of the section, as a share of the page's width. */
  const leftEdge = () => {
    const [section] = inPages<SVGElement>("[data-group='skills']");
    const sheet = sheets()[0]!.getBoundingClientRect();
    return section ? (section.getBoundingClientRect().x - sheet.x) / sheet.width : 0;
  };
  const before = leftEdge();
  const toMain = page.getByRole('button', { name: 'Do głównej kolumny: Umiejętności' });
  const toSide = page.getByRole('button', { name: 'Do bocznej kolumny: Umiejętności' });
  await toMain.click();
  await expect.element(toSide).toHaveFocus();
  await expect.element(page.getByText('Umiejętności – przeniesiono. Teraz: Główna kolumna')).toBeInTheDocument();
  await expect.poll(leftEdge).toBeGreaterThan(before + 0.2);
  await expect.poll(() => stored().pageSetup.columns).toEqual({ skills: 'main' });
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect.poll(leftEdge).toBeCloseTo(before);
  await expect.poll(() => stored().pageSetup.columns).toEqual({});
});

test('a template of one column offers no columns', async () => {
  await openEditor('kolejonosc-sekcji', typicalResume('classic'));
  await expect.element(page.getByRole('heading', { name: 'Kolejność sekcji' })).toBeVisible();
  expect(page.getByRole('button', { name: /kolumny/ }).elements()).toEqual([]);
});

for (const width of WIDTHS)
  test(`dates stand in one row or one below the other, with room for every month in every language, ${width} px`, async () => {
    await page.viewport(width, 900);
    await openEditor('wyksztalcenie');
    const month = page.getByLabelText('Od: miesiąc');
    await expect.element(month).toBeVisible();
    const boxOf = (label: string) => page.getByLabelText(label).element().getBoundingClientRect();
    const from = boxOf('Od: miesiąc');
    const to = boxOf('Do: miesiąc');
    expect(to.y === from.y || to.x === from.x).toBe(true);
    expect(from.x).toBe(boxOf('Nazwa szkoły').x);
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(month.element());
    const roomPx =
      month.element().clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const cut = LANGUAGES.flatMap((language) =>
      Array.from({ length: 12 }, (_, index) =>
        new Intl.DateTimeFormat(toBcp47(language), { month: 'long', timeZone: 'UTC' }).format(
          new Date(Date.UTC(2024, index)),
        ),
      ),
    ).filter((name) => pen.measureText(name).width > roomPx);
    expect(cut).toEqual([]);
  });

test('what is wrong in a field is said beside it, and the rest of the form is kept and saved', async () => {
  const { stored, reopen } = await openEditor('dane-osobowe');
  await page.getByLabelText('E-mail').fill('żaneta(at)example');
  await page.getByLabelText('Telefon').fill('12');
  await firstName.fill('Żaneta');
  await expect.element(page.getByText('Adres e-mail jest nieprawidłowy')).toBeVisible();
  await expect.element(page.getByText('Telefon musi mieć co najmniej 3 znaki')).toBeVisible();
  await expect.poll(() => stored().sections['personal-data'].data.firstName).toBe('Żaneta');
  await untilSaved();
  await reopen();
  await expect.element(firstName).toHaveValue('Żaneta');
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('żaneta(at)example');
  await expect.element(page.getByText('Adres e-mail jest nieprawidłowy')).toBeVisible();
});

test('the whole wizard is comfortable at 360 px', async () => {
  await page.viewport(360, 740);
  await openEditor('umiejetnosci');
  await addSkills(['Alfa', 'Beta']);
  const steps = page.getByRole('navigation', { name: 'Kroki kreatora' });
  await page.getByRole('button', { name: /^Krok 5/ }).click();
  await expect.element(steps).toBeVisible();
  // Header and switch leave the form at least 732 of 844 px.
  const chrome = [...document.querySelectorAll('header, main [class*="switch"]')].map((bar) => bar.clientHeight);
  expect(chrome.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(112);
  for (const control of page.getByRole('main').getByRole('button').elements()) {
    const { width, height } = control.getBoundingClientRect();
    // WCAG 2.2 AA asks for 24 px, a thumb for more.
    if (width > 0) expect(Math.min(width, height), control.ariaLabel ?? '').toBeGreaterThanOrEqual(32);
  }
  expect(overflowPx()).toBeLessThanOrEqual(0);
  await page.getByText('Podgląd', { exact: true }).click();
  await expect.element(page.getByRole('group', { name: /^Strona/ }).first()).toBeVisible();
  await openAppearance();
  await expect.element(page.getByRole('group', { name: /^Strona/ }).first()).toBeVisible();
});

test('a long form scrolls in its panel, and the window does not', async () => {
  await openEditor('doswiadczenie-zawodowe', typicalResume('classic'));
  const jobs = typicalResume('classic').sections.experiences.data.items;
  for (const width of [1440, 991, 390]) {
    await page.viewport(width, 900);
    await page.getByRole('button', { name: jobs.at(-1)!.position, exact: true }).click();
    expect(document.documentElement.scrollHeight, `${width} px`).toBe(innerHeight);
    await page.getByRole('button', { name: jobs.at(-1)!.position, exact: true }).click();
  }
});

test('every button of the toolbar stands whole on a telephone, in every language', async () => {
  const widthPx = 360;
  await page.viewport(widthPx, 740);
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  stubApi(startPerson([resume]).answers);
  for (const language of LANGUAGES) {
    // Without a choice of the visitor's the CV's own language would be taken.
    rememberChosenLanguage(language);
    await openPage(`/cv/${resume.uuid}/dane-osobowe`, language);
    await expect.poll(() => sheets().length).toBeGreaterThan(0);
    // Versions, undo, redo, appearance, download and the menu; the resume's name has no room.
    const buttons = [...document.querySelectorAll('header button')].filter((button) => button.checkVisibility());
    expect(buttons, language).toHaveLength(6);
    for (const button of buttons) {
      const { left, right } = button.getBoundingClientRect();
      const name = `${language}: ${button.textContent}`;
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(widthPx);
      // Neither is a word cut off to make it fit.
      const parts = [...button.querySelectorAll('span')];
      expect(Math.max(0, ...parts.map((part) => part.scrollWidth - part.clientWidth)), name).toBeLessThanOrEqual(1);
    }
  }
});

test('opening a CV brings the interface into its language, unless the visitor has chosen one', async () => {
  const { reopen } = await openEditor('dane-osobowe');
  await openAppearance('Strona');
  await page.getByLabelText('Język CV').selectOptions('de');
  await untilSaved();
  await reopen();
  const language = () => document.documentElement.lang;
  await expect.poll(language).toBe('de');
  await page.getByRole('banner').getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('combobox').selectOptions('en');
  await expect.poll(language).toBe('en');
  await openPage(currentAddress(), 'en');
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: 'Appearance' })).toBeVisible();
  expect(language()).toBe('en');
});

test('texts are suggested for the profession, found by a search, and inserted by a click', async () => {
  const resume = typicalResume('classic');
  resume.sections['personal-data'].data.profession = 'Księgowa';
  resume.sections.skills.data.items = [];
  resume.sections.experiences.data.items = [];
  const positions: Record<string, string> = { księgowa: 'Księgowa', spawacz: 'Spawacz' };
  const person = startPerson([resume]);
  stubApi({
    ...person.answers,
    suggestions: {
      find: ({ search }) => {
        const title = positions[search.toLowerCase()] ?? '';
        const items = title ? [`${title}: pierwsza`, `${title}: druga`] : [];
        return { data: { title, items }, default: { title: '', items: ['Dla każdego'] } };
      },
    },
  });
  await openPage(`/cv/${resume.uuid}/umiejetnosci`);
  await page.getByRole('button', { name: 'Podpowiedzi' }).click();
  const panel = page.getByRole('region', { name: 'Podpowiedzi' });
  await expect.element(panel.getByRole('radio', { name: 'Księgowa' })).toBeChecked();
  await expect.element(panel.getByText('Kliknięta podpowiedź trafi na listę poniżej.')).toBeVisible();
  const insert = panel.getByRole('button', { name: 'Wstaw: Księgowa: pierwsza' });
  await insert.click();
  await expect.poll(previewText).toContain('Księgowa: pierwsza');
  await expect.element(insert).toHaveAttribute('aria-disabled', 'true');
  await expect.element(insert).toHaveFocus();
  await expect.element(panel.getByRole('status').getByText('Wstawiono: Księgowa: pierwsza')).toBeInTheDocument();
  // One group at a time.
  const general = panel.getByRole('button', { name: 'Wstaw: Dla każdego' });
  await expect.element(general).not.toBeInTheDocument();
  await panel.getByText('Uniwersalne').click();
  await expect.element(general).toBeVisible();
  await expect.element(insert).not.toBeInTheDocument();
  await panel.getByText('Księgowa', { exact: true }).click();
  await panel.getByLabelText('Stanowisko').fill('spawacz');
  await expect.element(panel.getByRole('radio', { name: 'Spawacz' })).toBeChecked();
  await panel.getByLabelText('Stanowisko').fill('astronauta');
  await expect.element(panel.getByText(/Nie mamy jeszcze podpowiedzi/)).toBeVisible();

  await openPage(`/cv/${resume.uuid}/doswiadczenie-zawodowe`);
  await page.getByRole('button', { name: 'Podpowiedzi' }).click();
  await panel
    .getByRole('button', { name: /^Wstaw:/ })
    .first()
    .click();
  const text = page.getByRole('textbox', { name: 'Opis', exact: true });
  await expect.poll(() => text.element().querySelectorAll('li').length).toBe(1);
});

test('suggestions for experience go into the job that is chosen, which opens, and each job may take the same one', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const jobs = resume.sections.experiences.data.items;
  const person = startPerson([resume]);
  const none = { title: '', items: [] };
  stubApi({
    ...person.answers,
    suggestions: { find: () => ({ data: none, default: { title: '', items: ['Dla każdego'] } }) },
  });
  await openPage(`/cv/${resume.uuid}/doswiadczenie-zawodowe`);
  await page.getByRole('button', { name: 'Podpowiedzi' }).click();
  const into = page.getByRole('combobox', { name: 'Wstaw do opisu' });
  await expect.element(into).toHaveValue(jobs.at(-1)!.id);
  const insert = page.getByRole('button', { name: 'Wstaw: Dla każdego' });
  for (const job of [jobs[0]!, jobs[1]!]) {
    await into.selectOptions(job.id);
    await expect
      .element(page.getByRole('textbox', { name: 'Stanowisko', exact: true }).last())
      .toHaveValue(job.position);
    await insert.click();
    await expect.element(insert).toHaveAttribute('aria-disabled', 'true');
  }
  const holders = () =>
    person
      .stored(resume.uuid)
      .sections.experiences.data.items.filter((job) => JSON.stringify(job).includes('Dla każdego'))
      .map(({ id }) => id);
  await expect.poll(holders).toEqual([jobs[0]!.id, jobs[1]!.id]);
});

test('the templates open at the chosen one', async () => {
  await page.viewport(1440, 640);
  await openEditor('dane-osobowe', emptyResume(crypto.randomUUID(), 'pl', TEMPLATE_SLUGS.at(-1)!));
  await openAppearance();
  const chosen = page.getByRole('tabpanel').getByRole('button', { pressed: true });
  await expect.element(chosen).toBeInViewport({ ratio: 0.9 });
});

test('suggestions and settings of a section are open one at a time, and Escape closes them and gives the focus back', async () => {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  const none = { title: '', items: [] };
  stubApi({ ...startPerson([resume]).answers, suggestions: { find: () => ({ data: none, default: none }) } });
  await openPage(`/cv/${resume.uuid}/umiejetnosci`);
  const suggestions = page.getByRole('button', { name: 'Podpowiedzi', exact: true });
  const settings = page.getByRole('button', { name: 'Ustawienia sekcji' });
  await settings.click();
  const title = page.getByRole('textbox', { name: 'Tytuł sekcji' });
  await expect.element(title).toBeVisible();
  await suggestions.click();
  const panel = page.getByRole('region', { name: 'Podpowiedzi' });
  await expect.element(panel).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await panel.getByLabelText('Stanowisko').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(suggestions).toHaveFocus();

  await settings.click();
  await title.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(settings).toHaveFocus();
});

test('a CV is brought to one page, told what changed, and set back with one click', async () => {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'academic');
  await openEditor('dane-osobowe', { ...resume, patternVersion: 5 });
  await expect.poll(() => sheets().length).toBe(2);
  await openAppearance('Odstępy');
  await page.getByRole('button', { name: '1 strona' }).click();
  await expect.poll(() => sheets().length).toBe(1);
  await expect.element(page.getByText(/Zmniejszono: odstępy o\s\d+%/)).toBeVisible();
  await page.getByRole('button', { name: 'Przywróć wygląd szablonu' }).click();
  await expect.poll(() => sheets().length).toBe(2);
  await expect.element(page.getByText(/Zmniejszono/)).not.toBeInTheDocument();
});

test('a half empty page is filled by one change, which can be undone, and a full page is left as it is', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('mirror');
  const { experiences } = resume.sections;
  experiences.data.items = experiences.data.items.slice(0, 1);
  const { stored } = await openEditor('dane-osobowe', { ...resume, sectionsEnabled: [] });
  await expect.poll(() => sheets().length).toBe(1);
  await openAppearance('Odstępy');
  const fill = page.getByRole('button', { name: 'Wypełnij stronę' });
  await fill.click();
  await expect.element(page.getByText(/Zwiększono względem szablonu: odstępy o\s\d+%/)).toBeVisible();
  await expect.poll(() => stored().pageSetup.density.spacing).toBeGreaterThan(1.2);
  const filled = stored().pageSetup.density;
  await fill.click();
  await expect.element(page.getByText('Strona jest już pełna.')).toBeVisible();
  await expect.element(page.getByText(/Zwiększono/)).not.toBeInTheDocument();
  expect(sheets()).toHaveLength(1);
  await untilSaved();
  expect(stored().pageSetup.density).toEqual(filled);
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.poll(() => stored().pageSetup.density).toEqual(AS_DESIGNED);
  await expect.element(page.getByText('Strona jest już pełna.')).not.toBeInTheDocument();
});

test('pages take the shape of the chosen paper, which is saved and undone', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openEditor('dane-osobowe', typicalResume('modern'));
  await openAppearance('Strona');
  const shapes = () =>
    sheets().map((sheet) => {
      const { width, height } = sheet.getBoundingClientRect();
      return Math.round((height / width) * 100) / 100;
    });
  await expect.poll(() => new Set(shapes())).toEqual(new Set([1.41]));
  const paper = page.getByLabelText('Format papieru');
  await expect.element(paper).toHaveValue('a4');
  await paper.selectOptions('US Letter (8,5 × 11 cali)');
  await expect.poll(() => new Set(shapes())).toEqual(new Set([1.29]));
  await untilSaved();
  expect(stored().pageSetup.paper).toBe('letter');
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.poll(() => new Set(shapes())).toEqual(new Set([1.41]));
  await expect.poll(() => stored().pageSetup.paper).toBe('a4');
});

test('sizes and gaps follow sliders and presets, are undone, and go back to the template with one click', async () => {
  await page.viewport(1440, 900);
  const { stored, reopen } = await openEditor('dane-osobowe', typicalResume('executive'));
  await openAppearance('Odstępy');
  const density = () => stored().pageSetup.density;
  const slider = page.getByRole('slider', { name: 'Wielkość pisma' });
  const sizes = () =>
    Math.max(...inPages('[data-role="paragraph"] text').map((run) => Number(run.getAttribute('font-size'))));
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  const designedPx = sizes();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => density().text).toBe(1.02);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '102%');
  await expect.poll(sizes).toBeGreaterThan(designedPx);
  for (const thumb of page.getByRole('slider').elements()) {
    const { width, height } = getComputedStyle(thumb, '::after');
    expect([width, height], thumb.ariaLabel ?? '').toEqual(['44px', '44px']);
  }

  await page.getByRole('button', { name: 'ciasno' }).click();
  await expect.poll(density).toEqual(DENSITY_PRESETS.dense);
  await expect.element(page.getByRole('button', { name: 'ciasno' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.poll(() => density().spacing).toBe(1);
  await page.getByRole('button', { name: 'luźno' }).click();
  await expect.poll(density).toEqual(DENSITY_PRESETS.airy);
  await untilSaved();
  await reopen();
  await openAppearance('Odstępy');
  await expect.element(page.getByRole('button', { name: 'luźno' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Przywróć wygląd szablonu' }).click();
  await expect.poll(density).toEqual(AS_DESIGNED);
  await expect.poll(sizes).toBe(designedPx);
});

test('levels of the whole CV are chosen in one place, and the template’s come back with one click', async () => {
  await page.viewport(1440, 900);
  const { stored, reopen } = await openEditor('umiejetnosci', typicalResume('academic'));
  await openAppearance('Szczegóły');
  const levels = page.getByLabelText('Poziomy', { exact: true });
  const reset = page.getByRole('button', { name: 'Przywróć wygląd szablonu' });
  const drawn = () => inPages('[data-role="level"]').length;
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  expect(drawn()).toBe(0);
  await levels.selectOptions('stars');
  await expect.poll(drawn).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.poll(drawn).toBe(0);
  await levels.selectOptions('words');
  await expect.poll(previewText).toContain('(zaawansowany)');
  expect(drawn()).toBe(0);
  await expect.poll(() => stored().pageSetup.levels).toBe('words');
  await untilSaved();
  await reopen('umiejetnosci');
  await page.getByRole('button', { name: 'Ustawienia sekcji' }).click();
  await expect.element(page.getByLabelText('Wygląd poziomu')).toBeDisabled();
  await openAppearance('Szczegóły');
  await reset.click();
  await expect.poll(previewText).not.toContain('(zaawansowany)');
  await expect.element(reset).not.toBeInTheDocument();
});

test('groups of the appearance are tabs for the keyboard, and Escape closes them', async () => {
  await openEditor('dane-osobowe', typicalResume('modern'));
  await openAppearance();
  const chosen = page.getByRole('tab', { selected: true });
  for (const [key, name] of [
    ['ArrowDown', 'Kolory'],
    ['End', 'Sekcje'],
    ['ArrowDown', 'Szablon'],
    ['ArrowUp', 'Sekcje'],
    ['Home', 'Szablon'],
    ['ArrowDown', 'Kolory'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(chosen).toHaveFocus();
    await expect.element(chosen).toHaveAccessibleName(name);
    await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName(name);
  }
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Kolory szablonu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Wygląd' })).toHaveFocus();
  await expect.element(chosen).not.toBeInTheDocument();
  // The group is the one of before.
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await expect.element(chosen).toHaveAccessibleName('Kolory');
});

for (const width of WIDTHS)
  test(`the appearance has buttons of 44 px and nothing that is cut off, ${width} px`, async () => {
    await page.viewport(width, 844);
    const photo = { url: ONE_PIXEL, widthPx: 300, heightPx: 400 };
    await openEditor('dane-osobowe', { ...typicalResume('classic'), photo });
    await openAppearance();
    const panel = page.getByRole('complementary', { name: 'Wygląd CV' });
    for (const tab of panel.getByRole('tab').elements()) {
      (tab as HTMLElement).click();
      await expect.element(tab).toHaveAttribute('aria-selected', 'true');
      for (const control of panel.getByRole('button').elements()) {
        const { width: widthPx, height } = control.getBoundingClientRect();
        // The buttons in the rows of sections have the size of those in the forms.
        if (widthPx > 0 && !control.closest('[data-entry]'))
          expect(
            Math.min(widthPx, height),
            `${tab.textContent}: ${control.ariaLabel ?? control.textContent}`,
          ).toBeGreaterThanOrEqual(44);
      }
      const content = document.getElementById(tab.getAttribute('aria-controls')!)!.parentElement!;
      expect(content.scrollWidth - content.clientWidth, tab.textContent!).toBeLessThanOrEqual(0);
    }
    expect(overflowPx()).toBeLessThanOrEqual(0);
  });

test('the groups of the appearance have room for their labels in every language', async () => {
  await page.viewport(991, 844);
  await openEditor('dane-osobowe', typicalResume('classic'));
  await openAppearance();
  const seen = new Set<string>();
  for (const language of LANGUAGES) {
    await switchLanguage(language);
    const labels = () =>
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(() => seen.has(labels().join())).toBe(false);
    seen.add(labels().join());
    for (const tab of page.getByRole('tab').elements())
      expect(tab.scrollWidth - tab.clientWidth, `${language}: ${tab.textContent}`).toBeLessThanOrEqual(0);
  }
});

test('the order of sections is a button below the steps, and the focus comes back to it', async () => {
  const { stored } = await openEditor('dane-osobowe', typicalResume('modern'));
  const order = page
    .getByRole('navigation', { name: 'Kroki kreatora' })
    .getByRole('button', { name: 'Kolejność sekcji' });
  await order.click();
  await expect.element(page.getByRole('tab', { selected: true })).toHaveAccessibleName('Sekcje');
  const before = stored().sectionsOrder;
  await page.getByRole('button', { name: 'Do głównej kolumny: Umiejętności' }).click();
  await expect.poll(() => stored().pageSetup.columns).toEqual({ skills: 'main' });
  await page.getByRole('button', { name: 'Przesuń w dół: Umiejętności' }).click();
  await expect.poll(() => stored().sectionsOrder).not.toEqual(before);
  // Escape cancels a drag by keyboard first.
  (page.getByRole('button', { name: 'Przeciągnij: Umiejętności' }).element() as HTMLElement).focus();
  const dragged = () => document.querySelector('[data-dragging]');
  await userEvent.keyboard(' ');
  await expect.poll(dragged).not.toBeNull();
  // The drag's library listens for keys in a task of its own after that.
  await new Promise((resolve) => setTimeout(resolve));
  await userEvent.keyboard('{ArrowUp}{Escape}');
  await expect.poll(dragged).toBeNull();
  await expect.element(page.getByRole('heading', { name: 'Wygląd CV' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(order).toHaveFocus();
});

test('section headings take the chosen mark and letters', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openEditor('umiejetnosci', typicalResume('executive'));
  await openAppearance('Szczegóły');
  await expect.poll(previewText).toContain('UMIEJĘTNOŚCI');
  await page.getByLabelText('Litery nagłówków').selectOptions('typed');
  await expect.poll(previewText).toContain('Umiejętności');
  const marks = () => inPages('[data-role="section-title"] rect').length;
  await page.getByLabelText('Nagłówki sekcji').selectOptions('plain');
  await expect.poll(marks).toBe(0);
  await page.getByLabelText('Nagłówki sekcji').selectOptions('box');
  await expect.poll(marks).toBeGreaterThan(4);
  await expect.poll(() => stored().pageSetup).toMatchObject({ headingRule: 'box', headingCase: 'typed' });
});

test('the side column is made wider and back, and templates of one column have no such slider', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openEditor('umiejetnosci', typicalResume('mirror'));
  await openAppearance('Szczegóły');
  const slider = page.getByRole('slider', { name: 'Szerokość kolumny bocznej' });
  const stripPx = () => Math.max(...inPages('rect').map((rect) => Number(rect.getAttribute('x'))));
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  const designedPx = stripPx();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(() => stored().pageSetup.sideWidth).toBe(1.04);
  await expect.poll(stripPx).toBeLessThan(designedPx);
  await page.getByRole('button', { name: 'Przywróć wygląd szablonu' }).click();
  await expect.poll(stripPx).toBe(designedPx);
  await appearanceTab('Szablon').click();
  await page.getByRole('button', { name: 'Szablon Kraków' }).click();
  await appearanceTab('Szczegóły').click();
  await expect.element(page.getByLabelText('Litery nagłówków')).toBeVisible();
  await expect.element(slider).not.toBeInTheDocument();
});

test('the photo’s shape and size are offered while the CV shows a photo and its template can change them', async () => {
  await page.viewport(1440, 900);
  const photo = { url: ONE_PIXEL, widthPx: 300, heightPx: 400 };
  const { stored, reopen } = await openEditor('dane-osobowe', { ...typicalResume('classic'), photo });
  await openAppearance('Zdjęcie');
  const shape = page.getByLabelText('Kształt zdjęcia');
  const size = page.getByRole('slider', { name: 'Wielkość zdjęcia' });
  const widthPx = () => Number(inPages('image')[0]?.getAttribute('width'));
  await expect.poll(widthPx).toBeGreaterThan(0);
  const designedPx = widthPx();
  await shape.selectOptions('circle');
  await expect.poll(() => Number(inPages('clipPath rect')[0]?.getAttribute('rx')) * 2).toBeCloseTo(widthPx());
  const circlePx = widthPx();
  (size.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(widthPx).toBeGreaterThan(circlePx);
  await expect.poll(() => stored().pageSetup).toMatchObject({ photoShape: 'circle', photoSize: 1.02 });
  await page.getByRole('button', { name: 'Przywróć wygląd szablonu' }).click();
  await expect.poll(widthPx).toBe(designedPx);
  await appearanceTab('Szablon').click();
  await page.getByRole('button', { name: 'Szablon Kazimierz' }).click();
  await appearanceTab('Zdjęcie').click();
  await expect.element(page.getByText('W tym szablonie zdjęcie ma stały kształt i wielkość.')).toBeVisible();
  await expect.element(shape).not.toBeInTheDocument();
  await untilSaved();
  await reopen('dane-osobowe');
  await page.getByRole('button', { name: 'Ustawienia sekcji' }).click();
  await page.getByRole('checkbox', { name: 'Zdjęcie' }).click();
  await openAppearance('Zdjęcie');
  await appearanceTab('Szablon').click();
  await page.getByRole('button', { name: 'Szablon Kraków' }).click();
  await appearanceTab('Zdjęcie').click();
  await expect.element(shape).not.toBeInTheDocument();
  // The way to the form that shows it again.
  await page.getByRole('link', { name: 'Przejdź do danych osobowych' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Imię' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Wygląd CV' })).not.toBeInTheDocument();
});

test('dates, footers and hyphenation follow their switches, in the same bytes when the CV is opened anew', async () => {
  const { reopen } = await openEditor('dane-osobowe', emptyResume(crypto.randomUUID(), 'pl', 'executive'));
  await openAppearance('Strona');
  expect(previewText()).toContain('03.2022 – obecnie');
  await page.getByLabelText('Zapis dat').selectOptions('long');
  await expect.poll(previewText).toContain('marzec 2022 – obecnie');
  expect(previewText()).toMatch(/2 \/ \d/);
  await page.getByRole('switch', { name: 'Nazwisko i numer strony od strony 2' }).click();
  await expect.poll(previewText).not.toMatch(/2 \/ \d/);
  await page.getByRole('switch', { name: 'Dziel wyrazy na końcu wiersza' }).click();
  await expect.poll(previewText).toMatch(/\p{L}-( |$)/u);
  await untilSaved();
  const before = previewText();
  await reopen();
  await expect.poll(previewText).toBe(before);
});

test('quotation marks and dashes print as typed when their switch is off', async () => {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'modern');
  const content = [{ type: 'paragraph' as const, children: [{ text: 'Projekt "Most" - lata 2019-2021' }] }];
  resume.sections.summary.data = { content };
  await openEditor('dane-osobowe', resume);
  await expect.poll(previewText).toContain('Projekt „Most” – lata 2019–2021');
  await openAppearance('Strona');
  await page.getByRole('switch', { name: 'Poprawiaj cudzysłowy, apostrofy i myślniki' }).click();
  await expect.poll(previewText).toContain('Projekt "Most" - lata 2019-2021');
});

test('a consent clause with the employer’s name stands at the foot of the last page', async () => {
  await openEditor('klauzule', emptyResume(crypto.randomUUID(), 'pl', 'mirror'));
  await page.getByLabelText('Nazwa pracodawcy').fill('Łąka i Syn');
  await page.getByRole('button', { name: 'Wstaw klauzulę do CV' }).click();
  await expect.poll(previewText).toContain('Łąka i Syn');
  const runs = sheets().at(-1)!.shadowRoot!.querySelectorAll('[data-group="clauses"] text');
  expect(Math.max(...Array.from(runs, (run) => Number(run.getAttribute('y'))))).toBeGreaterThan(1030);
});

test('Hebrew, Arabic, emoji and what no font has are typed, and shown from right to left', async () => {
  await openEditor('dane-osobowe', emptyResume(crypto.randomUUID(), 'pl', 'modern'));
  await firstName.fill('Anna שלום 👩‍💻 履歴 𒀀');
  await expect.poll(previewText).toContain('שלום');
  const families = inPages('[data-role="name"] text').map((run) => [
    run.getAttribute('font-family'),
    run.getAttribute('fill') === 'none',
  ]);
  expect(families).toContainEqual(['Noto Sans Hebrew', false]);
  expect(families).toContainEqual(['Noto Emoji', false]);
  expect(families).toContainEqual(['Noto Sans SC', false]);
  expect(families).toContainEqual(['Inter', true]);
});

test('undo and redo go over the whole CV, typed text and appearance alike, and are saved', async () => {
  const press = (key: string) => userEvent.keyboard(`{Control>}${key}{/Control}`);
  const { reopen } = await openEditor('dane-osobowe', emptyResume(crypto.randomUUID(), 'pl', 'modern'));
  const profession = page.getByLabelText('Zawód');
  await firstName.fill('Żaneta');
  // What is typed within a second is undone together.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await profession.fill('Architektka');
  await openAppearance();
  await page.getByRole('button', { name: /Warszawa/ }).click();
  await expect.poll(previewText).toContain('ŻANETA');
  await press('z');
  await expect.poll(previewText).toContain('Żaneta');
  await press('z');
  await expect.element(profession).toHaveValue('');
  (firstName.element() as HTMLElement).focus();
  await press('z');
  await expect.element(firstName).toHaveValue('');
  await expect.element(page.getByRole('button', { name: /^Cofnij/ })).toHaveAttribute('aria-disabled', 'true');
  for (let count = 0; count < 3; count++) await press('y');
  await expect.poll(previewText).toContain('ŻANETA');
  expect(previewText()).toContain('Architektka');
  await untilSaved();
  await reopen();
  await expect.poll(previewText).toContain('ŻANETA');
});

test('formatted text is undone with everything else', async () => {
  await openEditor('opis');
  const text = page.getByRole('textbox').first();
  await text.click();
  await userEvent.keyboard('Projektuję mosty.');
  await expect.poll(previewText).toContain('Projektuję mosty.');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).toHaveTextContent(/^$/);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(text).toHaveTextContent('Projektuję mosty.');
});
