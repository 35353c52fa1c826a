import { latestVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor, overflowPx, untilSaved } from '../../../testing/opened-editor.ts';
import { prepare } from '../preview/typesetter.ts';

const LATEST = latestVersion('mirror');
const dialog = page.getByRole('dialog');
const pagesOf = (version: string) => dialog.getByRole('img', { name: new RegExp(`^${version}: strona`) });
const compare = page.getByRole('button', { name: 'Zobacz, co się zmieni' });
const earlier = page.getByRole('button', { name: 'Wcześniejsze wersje szablonu' });

async function openAppearance(patternVersion: number) {
  const editor = await openEditor('dane-osobowe', { ...typicalResume('mirror'), patternVersion });
  await page.getByRole('button', { name: 'Wygląd' }).click();
  return editor;
}

test('a CV of an older version shows its pages in both, and moves only when that is asked for', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openAppearance(1);
  await compare.click();
  await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Nowa wersja szablonu');
  await expect.element(dialog.getByText(/^Liczba stron: teraz 2, potem 2$/)).toBeVisible();
  await expect.element(dialog.getByText('Systemy rekrutacyjne lepiej odczytują tekst')).toBeVisible();
  await expect.element(pagesOf('Teraz')).toHaveLength(2);
  await expect.element(pagesOf('Nowa wersja')).toHaveLength(2);
  const [before, after] = ['Teraz', 'Nowa wersja'].map((version) => pagesOf(version).first().element());
  expect(before!.shadowRoot!.innerHTML).not.toBe(after!.shadowRoot!.innerHTML);

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(compare).toHaveFocus();
  await compare.click();
  await dialog.getByRole('button', { name: 'Zostaw obecną' }).click();
  await expect.element(compare).toHaveFocus();
  expect(stored().patternVersion).toBe(1);

  await compare.click();
  await dialog.getByRole('button', { name: 'Użyj nowej wersji' }).click();
  await expect.element(compare).not.toBeInTheDocument();
  await expect.element(earlier).toHaveFocus();
  await untilSaved();
  await expect.poll(() => stored().patternVersion).toBe(LATEST);

  await page.getByRole('button', { name: /^Cofnij/ }).click();
  await expect.element(compare).toBeVisible();
  await expect.poll(() => stored().patternVersion).toBe(1);
});

test('an owner who misses the earlier look finds it and moves back to it', async () => {
  const { stored } = await openAppearance(LATEST);
  await earlier.click();
  await dialog.getByLabelText('Wersja do porównania').selectOptions('Wersja 2');
  await expect.element(pagesOf('Wersja 2').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Użyj tej wersji' }).click();
  await expect.element(compare).toHaveFocus();
  await expect.poll(() => stored().patternVersion).toBe(2);
});

test('a telephone shows one version at a time, at the same place of the page, and nothing is wider than the screen', async () => {
  await page.viewport(390, 844);
  await openAppearance(1);
  await compare.click();
  await expect.element(pagesOf('Nowa wersja').first()).toBeVisible();
  const place = () => document.querySelector('[data-shown] ol')!.getBoundingClientRect().top;
  const top = place();
  await expect.element(pagesOf('Teraz')).not.toBeInTheDocument();
  await dialog.getByText('Teraz', { exact: true }).first().click();
  await expect.element(pagesOf('Teraz').first()).toBeVisible();
  await expect.element(pagesOf('Nowa wersja')).not.toBeInTheDocument();
  expect(place()).toBe(top);
  await expect.element(dialog.getByRole('button', { name: 'Użyj nowej wersji' })).toBeInViewport({ ratio: 1 });
  expect(overflowPx()).toBeLessThanOrEqual(0);
});

test('pages that cannot be typeset are said, no version is chosen unseen, and trying again shows them', async () => {
  await openAppearance(1);
  const { typesetter } = await prepare({ ...typicalResume('mirror'), patternVersion: 1 });
  const broken = vi.spyOn(typesetter, 'typeset').mockImplementation(() => {
    throw new Error('Out of memory');
  });
  await compare.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nie udało się wczytać podglądu.');
  await expect.element(dialog.getByRole('button', { name: 'Użyj nowej wersji' })).toBeDisabled();
  broken.mockRestore();
  await dialog.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect.element(pagesOf('Nowa wersja')).toHaveLength(2);
  await expect.element(dialog.getByRole('button', { name: 'Użyj nowej wersji' })).toBeEnabled();
});
