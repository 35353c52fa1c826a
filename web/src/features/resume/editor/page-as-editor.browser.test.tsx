import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress, openPage } from '../../../testing/open-page.tsx';
import { openEditor, untilSaved } from '../../../testing/opened-editor.ts';
import { startPerson } from '../../../testing/person.ts';
import { clickText, inPages, previewText } from '../../../testing/preview.ts';
import { stubApi } from '../../../testing/stub-api.ts';

const section = (slug: string) => inPages<SVGElement>(`[data-role='section'][data-group='${slug}']`);

test('a click on a text of the page opens its field, and its entry is marked on the page', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const [job, earlier] = resume.sections.experiences.data.items;
  await openEditor('dane-osobowe', resume);
  await expect.poll(() => section('experiences').length).toBeGreaterThan(0);
  clickText(job!.company);
  await expect.poll(currentAddress).toContain('/doswiadczenie-zawodowe?');
  const company = page.getByRole('textbox', { name: 'Firma', exact: true });
  await expect.element(company).toHaveFocus();
  await expect.element(company).toHaveValue(job!.company);
  const marked = () => inPages<SVGElement>('[data-edited]').map(({ dataset }) => dataset.entry);
  await expect.poll(() => [...new Set(marked())]).toEqual([job!.id]);

  // In the same step, and again after the focus has gone elsewhere.
  clickText(earlier!.position);
  const position = page.getByRole('textbox', { name: 'Stanowisko', exact: true });
  await expect.element(position).toHaveValue(earlier!.position);
  await expect.element(position).toHaveFocus();
  (position.element() as HTMLElement).blur();
  clickText(earlier!.position);
  await expect.element(position).toHaveFocus();

  // A field of a group that was closed.
  await page.getByRole('navigation', { name: 'Kroki kreatora' }).getByText('Dane osobowe').click();
  await page.getByRole('button', { name: 'Kontakt' }).click();
  clickText(resume.sections['personal-data'].data.email);
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
});

test('samples are ghosted until something is typed in their place, and a click on one opens its step', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  resume.isDone = false;
  resume.sections.skills.data.items = [];
  const { stored } = await openEditor('dane-osobowe', resume);
  await expect.poll(() => section('skills').map((part) => getComputedStyle(part).opacity)).toEqual(['0.35']);
  expect(section('experiences').some((part) => part.hasAttribute('data-ghost'))).toBe(false);
  const { left, top } = section('skills')[0]!.getBoundingClientRect();
  const corner = { clientX: left + 4, clientY: top + 4 };
  section('skills')[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, ...corner }));
  await expect.poll(currentAddress).toMatch(/\/umiejetnosci$/);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Umiejętności' })).toHaveFocus();

  // Words one by one, with their levels in their rows.
  await page.getByRole('combobox', { name: 'Dodaj umiejętność' }).click();
  await userEvent.keyboard('Alfa{Enter}Beta{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Dodaj umiejętność' })).toHaveFocus();
  await page.getByRole('group', { name: 'Beta: Poziom' }).getByRole('radio', { name: '4 z 5' }).click();
  await untilSaved();
  expect(stored().sections.skills.data.items.map(({ name, level }) => [name, level])).toEqual([
    ['Alfa', null],
    ['Beta', 4],
  ]);
  expect(section('skills').some((part) => part.hasAttribute('data-ghost'))).toBe(false);
});

test('samples are of the trade that is typed, and of anybody without one', async () => {
  await page.viewport(1440, 900);
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  Object.assign(resume.sections['personal-data'].data, { firstName: 'Jan', profession: 'Pielęgniarz' });
  await openEditor('dane-osobowe', resume);
  await expect.poll(previewText).toContain('Opiekunka medyczna');
  expect(previewText()).not.toMatch(/marketing/i);
  const profession = page.getByLabelText('Stanowisko lub zawód');
  await profession.fill('Astronauta');
  await expect.poll(previewText).toMatch(/marketing/i);
  await profession.fill('Spawacz');
  await expect.poll(previewText).toContain('Ślusarz');
});

test('without a name, what was typed is in full ink, and only what is empty shows a ghosted sample', async () => {
  await page.viewport(1440, 900);
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  await openEditor('dane-osobowe', resume);
  const ghosted = (selector: string) =>
    inPages<SVGElement>(`[data-role='hero'] ${selector}`).map((part) => part.hasAttribute('data-ghost'));
  await expect.poll(() => inPages("[data-role='hero'][data-ghost]").length).toBe(1);
  expect(previewText()).toContain('anna.zielinska@example.com');

  await page.getByLabelText('Stanowisko').fill('Pielęgniarka');
  await expect.poll(previewText).toContain('Pielęgniarka');
  expect(inPages("[data-role='hero'][data-ghost]")).toEqual([]);
  expect(ghosted("[data-role='name']")).toEqual([true]);
  expect(ghosted("[data-role='paragraph']")).toEqual([false]);
  expect(new Set(ghosted("[data-role='contact']"))).toEqual(new Set([true]));

  await page.getByLabelText('E-mail').fill('ewa@szpital.example.com');
  await expect.poll(previewText).toContain('ewa@szpital.example.com');
  expect(previewText()).not.toContain('anna.zielinska@example.com');
  expect(ghosted("[data-role='contact']")).toEqual([false]);
  expect(ghosted("[data-role='name']")).toEqual([true]);
});

test('the read-only preview ghosts samples and says so, and only its pages scroll', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  resume.isDone = false;
  resume.sections.skills.data.items = [];
  const person = startPerson([resume]);
  stubApi(person.answers);
  await openPage(`/cv/${resume.uuid}/preview`);
  await expect.poll(() => section('skills').map((part) => getComputedStyle(part).opacity)).toEqual(['0.35']);
  expect(section('experiences').some((part) => part.hasAttribute('data-ghost'))).toBe(false);
  await expect.element(page.getByText('Puste sekcje pokazują przykład. Przykłady nie trafią do PDF.')).toBeVisible();
  expect(document.documentElement.scrollHeight).toBe(innerHeight);
});

test('the header has the name of the person until a click there gives the CV one of its own', async () => {
  await page.viewport(1440, 900);
  const resume = { ...typicalResume('classic'), name: '' };
  Object.assign(resume.sections['personal-data'].data, { firstName: 'Ewa', lastName: 'Lis' });
  const { stored } = await openEditor('dane-osobowe', resume);
  const shown = (name: string) => page.getByRole('button', { name: `Zmień nazwę: ${name}` });
  const field = page.getByRole('textbox', { name: 'Zmień nazwę' });
  await shown('Ewa Lis').click();
  await expect.element(field).toHaveValue('Ewa Lis');
  await userEvent.keyboard('Zapomnij o tym{Escape}');
  await expect.element(shown('Ewa Lis')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('CV do banku{Enter}');
  await expect.element(shown('CV do banku')).toHaveFocus();
  await untilSaved();
  expect(stored().name).toBe('CV do banku');
});

test('a job asks for the essential first, opens the rest where it is filled in, and says that an end is missing', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const [job] = resume.sections.experiences.data.items;
  Object.assign(job!, { city: '', country: '', url: '', companyDescription: [], achievements: [], present: false });
  Object.assign(job!, { dateFrom: '2019-03', dateTo: '' });
  resume.sections.experiences.data.items = [job!];
  await openEditor('doswiadczenie-zawodowe', resume);
  await expect.element(page.getByText(/^Nie ma daty końca/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Obecnie' }).click();
  await expect.element(page.getByText(/^Nie ma daty końca/)).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Kraj')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Więcej pól' }).click();
  await page.getByLabelText('Kraj').fill('Polska');
  await page.getByRole('button', { name: job!.position, exact: true }).click();
  await expect.element(page.getByLabelText('Kraj')).not.toBeInTheDocument();
  await page.getByRole('button', { name: job!.position, exact: true }).click();
  await expect.element(page.getByLabelText('Kraj')).toHaveValue('Polska');
});

test('closed jobs are told apart by employer and dates, and keep their names short for screen readers', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const [job, earlier] = resume.sections.experiences.data.items;
  Object.assign(job!, { position: 'Pielęgniarka', company: 'Szpital Miejski', dateFrom: '2022-02', present: true });
  Object.assign(earlier!, { position: 'Pielęgniarka', company: 'Klinika Słoneczna', dateFrom: '2019-03' });
  Object.assign(earlier!, { dateTo: '2022-01', present: false });
  resume.sections.experiences.data.items = [job!, earlier!];
  await openEditor('doswiadczenie-zawodowe', resume);
  const rows = page.getByRole('button', { name: 'Pielęgniarka', exact: true });
  await expect.element(rows.nth(0)).toHaveAccessibleDescription('Szpital Miejski · 02.2022 – obecnie');
  await expect.element(rows.nth(1)).toHaveAccessibleDescription('Klinika Słoneczna · 03.2019 – 01.2022');
  await rows.nth(1).click();
  await expect.element(page.getByText('Klinika Słoneczna · 03.2019 – 01.2022')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Firma', exact: true }).fill('Klinika Zdrowie');
  await rows.nth(1).click();
  await expect.element(rows.nth(1)).toHaveAccessibleDescription('Klinika Zdrowie · 03.2019 – 01.2022');
});

test('the appearance makes the page larger, offers palettes of the template, and is undone', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const { stored } = await openEditor('dane-osobowe', resume);
  const pageWidth = () => document.querySelector('[data-sheet]:not(button [data-sheet])')!.clientWidth;
  const before = pageWidth();
  await page.getByRole('button', { name: 'Wygląd' }).click();
  await page.getByRole('tab', { name: 'Kolory' }).click();
  await page.getByRole('button', { name: 'Zestaw 1', exact: true }).click();
  await expect.poll(pageWidth).toBeGreaterThan(before);
  await expect
    .element(page.getByRole('button', { name: 'Zestaw 1', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Czcionki' }).click();
  await page
    .getByRole('group', { name: 'Tekst', exact: true })
    .getByRole('radio', { name: 'Merriweather' })
    .click({ force: true });
  await untilSaved();
  expect(stored()).toMatchObject({ color: { accentColor: '#9b2158' }, fonts: { body: 'Merriweather' } });
  await page.getByRole('tab', { name: 'Szablon' }).click();
  // Its own first page, in another template, instead of the sample's.
  const own = () => document.querySelector('button[aria-label="Szablon Gdynia"] [data-sheet]')?.shadowRoot?.textContent;
  await expect.poll(own, { timeout: 15_000 }).toContain(resume.sections['personal-data'].data.lastName);
  for (let count = 0; count < 2; count++) await userEvent.keyboard('{Control>}z{/Control}');
  await untilSaved();
  expect(stored()).toMatchObject({ color: resume.color, fonts: resume.fonts });
});
