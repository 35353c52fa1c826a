import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../testing/open-page.tsx';
import { openEditor, overflowPx, untilSaved } from '../../../testing/opened-editor.ts';
import { previewText } from '../../../testing/preview.ts';

/** What is typed and chosen in each section's form: the fields' labels and texts. A term is an entry by itself, typed into the field `add`. */
const SECTIONS: {
  slug: string;
  add?: string;
  term?: string;
  fields: Record<string, string>;
  choices?: Record<string, string>;
}[] = [
  {
    slug: 'dane-osobowe',
    fields: { Imię: 'Żaneta', Nazwisko: 'Źdźbło', 'Stanowisko lub zawód': 'Hydrolożka', Telefon: '600 700 800' },
  },
  { slug: 'doswiadczenie-zawodowe', add: 'Dodaj stanowisko', fields: { Stanowisko: 'Kapitanka', Firma: 'Żegluga' } },
  { slug: 'wyksztalcenie', add: 'Dodaj szkołę', fields: { 'Nazwa szkoły': 'Akademia', Kierunek: 'Nawigacja' } },
  { slug: 'znajomosc-jezykow', add: 'Dodaj język', term: 'kaszubski', fields: {} },
  { slug: 'umiejetnosci', add: 'Dodaj umiejętność', term: 'Węzły', fields: {} },
  { slug: 'opis', fields: { Treść: 'Pływam od dziecka.' } },
  { slug: 'certyfikaty', add: 'Dodaj certyfikat', fields: { Nazwa: 'Patent', Wystawca: 'Związek' } },
  { slug: 'znajomosc-programow', add: 'Dodaj program', term: 'OpenCPN', fields: {} },
  { slug: 'projekty', add: 'Dodaj projekt', fields: { Nazwa: 'Latarnia', Rola: 'Inicjatorka' } },
  {
    slug: 'publikacje',
    add: 'Dodaj publikację',
    fields: { Tytuł: 'O sztormach', Autorzy: 'Ż. Źdźbło', 'Wydawca lub czasopismo': 'Przegląd morski' },
  },
  { slug: 'referencje', add: 'Dodaj osobę', fields: { 'Imię i nazwisko': 'Jan Fala', Firma: 'Kapitanat' } },
  { slug: 'wolontariaty', add: 'Dodaj wolontariat', fields: { Nazwa: 'Czysta plaża', Rola: 'Koordynacja' } },
  { slug: 'czlonkostwo', add: 'Dodaj członkostwo', fields: { Organizacja: 'Bractwo Żeglarskie', Rola: 'Bosmanka' } },
  { slug: 'kursy', add: 'Dodaj kurs', fields: { Nazwa: 'Ratownictwo', Organizator: 'Szkoła morska' } },
  { slug: 'nagrody', add: 'Dodaj nagrodę', fields: { Nazwa: 'Złota kotwica', Organizator: 'Miasto' } },
  { slug: 'prawo-jazdy', add: 'Dodaj kategorię', choices: { Kategoria: 'C1+E' }, fields: { Opis: 'karta kierowcy' } },
  { slug: 'zainteresowania', add: 'Dodaj zainteresowanie', term: 'szanty', fields: {} },
  { slug: 'klauzule', add: 'Dodaj klauzulę', fields: { Treść: 'Wyrażam zgodę na rejs.' } },
];

for (const width of [1440, 991, 390])
  test(`every section is filled through its form and read back from the preview, ${width} px`, async () => {
    await page.viewport(width, 844);
    const { reopen } = await openEditor('kolejonosc-sekcji');
    await expect.element(page.getByRole('switch').first()).toBeVisible();
    for (const [index, each] of page.getByRole('switch').elements().entries()) {
      (each as HTMLElement).focus();
      await userEvent.keyboard(' ');
      await expect.element(page.getByRole('switch').nth(index)).toBeChecked();
    }
    await untilSaved();
    await reopen('dane-osobowe');
    for (const [index, { slug, add, term, fields, choices = {} }] of SECTIONS.entries()) {
      if (index > 0) await page.getByRole('link', { name: /^Dalej/ }).click();
      // Between the summary and the optional sections lies the step that adds them.
      if (slug === 'certyfikaty') {
        await expect.element(page.getByRole('switch').first()).toBeVisible();
        await page.getByRole('link', { name: /^Dalej/ }).click();
      }
      await expect.poll(currentAddress).toMatch(new RegExp(`/${slug}$`));
      if (term) {
        await page.getByRole('combobox', { name: add! }).fill(term);
        await userEvent.keyboard('{Enter}');
        await expect.poll(previewText, { message: slug }).toContain(term);
      } else if (add) await page.getByRole('button', { name: add }).click();
      for (const [label, text] of Object.entries(fields))
        await page.getByRole('textbox', { name: label, exact: true }).fill(text);
      for (const [label, choice] of Object.entries(choices))
        await page.getByRole('combobox', { name: label, exact: true }).selectOptions(choice);
      // All is read back at the end. At one width each step waits for its words, too.
      if (width === 1440)
        for (const [label, text] of Object.entries({ ...fields, ...choices }))
          await expect.poll(previewText, { message: `${slug}: ${label}` }).toContain(text);
      expect(overflowPx(), slug).toBeLessThanOrEqual(0);
    }
    if (width < 768) {
      await expect.element(page.getByRole('group', { name: /^Strona/ }).first()).not.toBeInTheDocument();
      await page.getByText('Podgląd', { exact: true }).click();
    }
    await expect.element(page.getByRole('group', { name: /^Strona/ }).first()).toBeVisible();
    await untilSaved();
    await reopen();
    const text = previewText();
    for (const { term = '', fields, choices } of SECTIONS)
      for (const typed of [term, ...Object.values({ ...fields, ...choices })]) expect(text).toContain(typed);
    expect(overflowPx()).toBeLessThanOrEqual(0);
  });

test('a section of one’s own is added, named and filled in, and is on the page under its title', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openEditor('kolejonosc-sekcji');
  await page.getByRole('button', { name: /^Dodaj własną sekcję/ }).click();
  await expect.poll(currentAddress).toMatch(/\/wlasna-sekcja-1\?/);
  const sectionTitle = page.getByRole('textbox', { name: 'Tytuł sekcji' });
  await expect.element(sectionTitle).toHaveFocus();
  await page.getByRole('textbox', { name: 'Tytuł', exact: true }).fill('Rejs bez tytułu');
  await untilSaved();
  expect(previewText()).not.toContain('Rejs bez tytułu');

  await sectionTitle.fill('Rejsy');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rejsy' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Kroki kreatora' }).getByText('Rejsy')).toBeVisible();
  await expect.poll(previewText).toContain('Rejsy');
  expect(previewText()).toContain('Rejs bez tytułu');
  expect(overflowPx()).toBeLessThanOrEqual(0);
  await untilSaved();
  expect(stored()).toMatchObject({ sectionsEnabled: ['custom-1'] });

  await page.getByRole('navigation', { name: 'Kroki kreatora' }).getByText('Dodaj sekcję').click();
  for (const isShown of [false, true]) {
    const own = page.getByRole('switch', { name: 'Rejsy' });
    await expect.element(own).toBeVisible();
    (own.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => previewText().includes('Rejs bez tytułu')).toBe(isShown);
  }
});
