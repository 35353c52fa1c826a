import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../testing/open-page.tsx';
import { openEditor, untilSaved } from '../../../testing/opened-editor.ts';
import { startPerson } from '../../../testing/person.ts';
import { clickText, previewText, sheets } from '../../../testing/preview.ts';
import { stubApi } from '../../../testing/stub-api.ts';

const input = page.getByRole('combobox', { name: 'Dodaj umiejętność' });
const undoButton = page.getByRole('alert').getByRole('button', { name: 'Cofnij' });

/** Pastes a text into the element that has the focus, as the browser does. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
}

/** The CV without skills, whose profession has suggestions. */
async function openSkills() {
  const resume = typicalResume('classic');
  resume.sections.skills.data.items = [];
  const person = startPerson([resume]);
  const data = { title: 'Kierownik', items: ['Planowanie budowy', 'Kosztorysy'] };
  stubApi({
    ...person.answers,
    suggestions: { find: () => ({ data, default: { title: '', items: ['Planowanie czasu', 'Kosztorysy'] } }) },
  });
  await openPage(`/cv/${resume.uuid}/umiejetnosci`);
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  const skills = () => person.stored(resume.uuid).sections.skills.data.items;
  return { resume, skills, names: () => skills().map(({ name }) => name) };
}

test('each Enter makes an entry, and a repeated one is named and left out', async () => {
  await page.viewport(1440, 900);
  const { names } = await openSkills();
  await input.click();
  await userEvent.keyboard('Excel{Enter}Rozmowy, także trudne{Enter} excel {Enter}');
  await expect.element(page.getByText('Już na liście: excel.')).toBeVisible();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('');
  await untilSaved();
  expect(names()).toEqual(['Excel', 'Rozmowy, także trudne']);
});

test('a pasted list becomes entries in one change, without what is there already or does not fit', async () => {
  await page.viewport(1440, 900);
  const { names } = await openSkills();
  await input.click();
  await userEvent.keyboard('Excel{Enter}');
  paste('• Word\r\n• excel\n• Obsługa klienta (telefon, e-mail); Kasa, SAP');
  await expect.element(page.getByText(/Liczba dodanych pozycji: 4\. Już na liście: excel\./)).toBeVisible();
  await expect.element(input).toHaveFocus();
  await expect.poll(names).toEqual(['Excel', 'Word', 'Obsługa klienta (telefon, e-mail)', 'Kasa', 'SAP']);
  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.poll(names).toEqual(['Excel']);

  await input.click();
  paste(Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => `Nr ${index}`).join('\n'));
  await expect.element(page.getByText(`Nie zmieściły się: Nr ${MAX_ENTRIES - 1}, Nr ${MAX_ENTRIES}.`)).toBeVisible();
  await expect.poll(() => names().length).toBe(MAX_ENTRIES);
});

test('what is typed finds suggestions for the profession, once each, which arrows and Enter choose', async () => {
  await page.viewport(1440, 900);
  const { names } = await openSkills();
  await input.click();
  await userEvent.keyboard('lan');
  const options = page.getByRole('listbox', { name: 'Podpowiedzi' }).getByRole('option');
  await expect
    .poll(() => options.elements().map((each) => each.textContent))
    .toEqual(['Planowanie budowy', 'Planowanie czasu']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(names).toEqual(['Planowanie czasu']);
  await expect.element(input).toHaveValue('');
  await userEvent.keyboard('lan');
  await expect.poll(() => options.elements().map((each) => each.textContent)).toEqual(['Planowanie budowy']);
  await options.first().click();
  await expect.poll(names).toEqual(['Planowanie czasu', 'Planowanie budowy']);
  await expect.element(input).toHaveFocus();
  // Enter takes what is typed, not the first suggestion.
  await userEvent.keyboard('Kosz{Enter}');
  await expect.poll(names).toEqual(['Planowanie czasu', 'Planowanie budowy', 'Kosz']);
});

test('Backspace in the empty field goes into the last entry and deletes nothing; Enter comes back', async () => {
  await page.viewport(1440, 900);
  const { names } = await openSkills();
  await input.click();
  await userEvent.keyboard('Excel{Enter}Word{Enter}');
  await expect.poll(names).toEqual(['Excel', 'Word']);
  await userEvent.keyboard('{Backspace}');
  const last = page.getByRole('textbox', { name: 'Nazwa' }).last();
  await expect.element(last).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: /^Word\. Miejsce 2 z/ })).toBeInTheDocument();
  expect(names()).toEqual(['Excel', 'Word']);
  await userEvent.keyboard('{End} i makra{Enter}');
  await expect.element(input).toHaveFocus();
  await expect.poll(names).toEqual(['Excel', 'Word i makra']);
});

test('an entry whose name is emptied goes when it is left, and undo brings back its name and its level', async () => {
  await page.viewport(1440, 900);
  const { skills } = await openSkills();
  await input.click();
  await userEvent.keyboard('Excel{Enter}Word{Enter}');
  const marks = page.getByRole('group', { name: 'Word: Poziom' });
  await marks.getByRole('radio', { name: '4 z 5' }).click();
  const last = page.getByRole('textbox', { name: 'Nazwa' }).last();
  await last.click();
  await last.clear();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => skills().map(({ name }) => name)).toEqual(['Excel']);
  await undoButton.click();
  await expect
    .poll(() => skills().map(({ name, level }) => [name, level]))
    .toEqual([
      ['Excel', null],
      ['Word', 4],
    ]);
});

test('a level is set by arrow keys, and taken away by a second click or by Delete', async () => {
  await page.viewport(1440, 900);
  const { skills } = await openSkills();
  await input.click();
  await userEvent.keyboard('Excel{Enter}');
  const level = (value: number) =>
    page.getByRole('group', { name: 'Excel: Poziom' }).getByRole('radio', { name: `${value} z 5` });
  await level(3).click();
  await expect.poll(() => skills()[0]!.level).toBe(3);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => skills()[0]!.level).toBe(4);
  await expect.element(level(4)).toHaveFocus();
  await level(4).click();
  await expect.poll(() => skills()[0]!.level).toBe(null);
  await level(2).click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => skills()[0]!.level).toBe(null);
});

test('all other fields of an entry fold out of its row, and a click on their text on the page opens them', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const [first] = resume.sections.languages.data.items;
  Object.assign(first!, { certificates: '', levelDescription: '' });
  const { stored } = await openEditor('znajomosc-jezykow', resume);
  const fields = { 'Opis poziomu': 'biegle', Certyfikaty: 'Cambridge' };
  for (const label of Object.keys(fields)) await expect.element(page.getByLabelText(label)).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: `${first!.language}: Poziom` }).selectOptions('c2');
  await page.getByRole('button', { name: `Więcej: ${first!.language}` }).click();
  for (const [label, text] of Object.entries(fields)) await page.getByLabelText(label).fill(text);
  await untilSaved();
  expect(stored().sections.languages.data.items[0]).toMatchObject({
    level: 'c2',
    levelDescription: 'biegle',
    certificates: 'Cambridge',
  });
  await page.getByRole('button', { name: `Więcej: ${first!.language}` }).click();
  await expect.poll(previewText).toContain('Cambridge');
  clickText('Cambridge');
  await expect.element(page.getByLabelText('Certyfikaty')).toHaveFocus();
});

test('the marks are drawn as the CV draws its levels', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const { config, data } = resume.sections.skills;
  resume.sections.skills.config = { ...config, levelShape: 'stars' };
  resume.pageSetup = { ...resume.pageSetup, levels: 'sections' };
  await openEditor('umiejetnosci', resume);
  const marks = page.getByRole('group', { name: `${data.items[0]!.name}: Poziom` });
  await expect.element(marks).toHaveAttribute('data-shape', 'stars');
});

test('on a phone every control of a row is large enough for a thumb', async () => {
  await page.viewport(390, 844);
  await openEditor('umiejetnosci', typicalResume('classic'));
  await expect.element(input).toBeVisible();
  const rows = page
    .getByRole('listitem')
    .elements()
    .filter((row) => row.matches('[data-entry]'));
  expect(rows.length).toBeGreaterThan(2);
  for (const control of rows[0]!.querySelectorAll('button, textarea, label')) {
    const { width, height } = control.getBoundingClientRect();
    if (width > 0 && control.getAttribute('aria-hidden') !== 'true')
      expect(Math.min(width, height), control.outerHTML.slice(0, 80)).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('every section of terms offers the fields of its model', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  const skill = { ...SECTIONS.skills.emptyEntry('a'), name: 'Excel', description: 'makra', levelDescription: 'biegle' };
  resume.sections.skills.data.items = [skill];
  await openEditor('umiejetnosci?entry=a&field=description', resume);
  await expect.element(page.getByLabelText('Opis', { exact: true })).toHaveFocus();
  await expect.element(page.getByLabelText('Opis poziomu')).toHaveValue('biegle');
});

test('the way to undo a deletion covers neither the heading, the field nor the switch to the preview', async () => {
  for (const width of [1440, 390]) {
    await page.viewport(width, 844);
    await openSkills();
    await input.click();
    await userEvent.keyboard('Excel{Enter}');
    await page.getByRole('button', { name: 'Usuń: Excel' }).click();
    await expect.element(undoButton).toBeInViewport();
    const { top, bottom } = page.getByRole('alert').element().getBoundingClientRect();
    expect(top).toBeGreaterThan(input.element().getBoundingClientRect().bottom);
    const preview = page.getByRole('radio', { name: 'Podgląd' });
    if (width === 390) expect(bottom).toBeLessThanOrEqual(preview.element().getBoundingClientRect().top);
    await undoButton.click();
    await expect.element(undoButton).not.toBeInTheDocument();
  }
});
