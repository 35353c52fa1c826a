import { emptyLetter, type Letter } from '@kreda/document/kinds/letter/model/letter';
import { applyLetterOperation, letterOperationSchema } from '@kreda/document/kinds/letter/operations/operation';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles } from '../../../testing/choose-files.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { overflowPx, untilSaved } from '../../../testing/opened-editor.ts';
import { startPerson } from '../../../testing/person.ts';
import { previewText, sheets } from '../../../testing/preview.ts';
import { stubApi } from '../../../testing/stub-api.ts';

/** Opens the editor of a letter at a step, and answers what reads the letter as it is stored. */
async function openLetter(step: string, change: (letter: Letter) => Letter = (letter) => letter) {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  Object.assign(resume.sections['personal-data'].data, { firstName: 'Łucja', lastName: 'Żak', city: 'Gdynia' });
  let letter = change(emptyLetter(crypto.randomUUID(), resume));
  let revision = 1;
  const updatedAt = '2026-11-26T10:00:00.000Z';
  stubApi({
    ...startPerson([resume]).answers,
    letter: {
      get: () => ({ letter, revision, updatedAt }),
      save: ({ operation }) => {
        letter = applyLetterOperation(letter, letterOperationSchema.parse(operation));
        return { revision: ++revision, updatedAt };
      },
    },
  });
  await openPage(`/list-motywacyjny/${letter.uuid}/${step}`);
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  return { stored: () => letter };
}

test('whom, what and how a letter ends are filled in step by step, and stand on the page at once', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openLetter('adresat');
  await page.getByRole('textbox', { name: 'Firma', exact: true }).fill('Oprawa i Syn');
  await expect.poll(previewText).toContain('Oprawa i Syn');
  await page.getByRole('link', { name: 'Dalej: Treść' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Treść' })).toHaveFocus();
  await expect
    .element(page.getByRole('textbox', { name: 'Miejsce', exact: true }))
    .toHaveAttribute('placeholder', 'Gdynia');
  await page.getByRole('textbox', { name: 'Treść listu' }).fill('Oprawiam książki.');
  await expect.poll(previewText).toContain('Oprawiam książki.');
  await page.getByRole('link', { name: 'Dalej: Zakończenie i załączniki' }).click();
  await page.getByRole('button', { name: 'Dodaj załącznik' }).click();
  await userEvent.keyboard('CV{Enter}Dyplom');
  await expect.poll(previewText).toMatch(/Załączniki.*CV.*Dyplom/);
  await page.getByRole('button', { name: 'Usuń załącznik 1' }).click();
  await untilSaved();
  expect(stored()).toMatchObject({ recipient: { organisation: 'Oprawa i Syn' }, enclosures: ['Dyplom'] });
  await page.getByRole('button', { name: 'Cofnij (Ctrl+Z)' }).click();
  await expect.poll(previewText).toMatch(/CV.*Dyplom/);
});

test('limits are shown before they are met: characters of a line, enclosures, and pages', async () => {
  await page.viewport(1440, 900);
  await openLetter('zakonczenie', (letter) => ({ ...letter, enclosures: Array(19).fill('Dyplom') }));
  await expect.element(page.getByText('19 z 20 załączników')).toBeVisible();
  const add = page.getByRole('button', { name: 'Dodaj załącznik' });
  await add.click();
  await expect.element(page.getByText('20 z 20 załączników')).toBeVisible();
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  const closing = page.getByRole('textbox', { name: 'Formuła na koniec' });
  await closing.fill('z'.repeat(250));
  await expect.element(page.getByText('250 z 300 znaków')).toBeVisible();
});

test('a letter of two pages says so, and one page is a switch away', async () => {
  await page.viewport(1440, 900);
  const body = Array.from({ length: 30 }, () => ({
    type: 'paragraph' as const,
    children: [{ text: 'Oprawiam książki od dziesięciu lat i znam to rzemiosło.' }],
  }));
  const { stored } = await openLetter('wyglad', (letter) => ({ ...letter, body, fit: 'off' }));
  await expect.element(page.getByText(/^Liczba stron listu: 2/)).toBeVisible();
  await page.getByRole('switch', { name: 'Zmieść na jednej stronie' }).click();
  await expect.poll(() => sheets().length).toBe(1);
  await page.getByRole('combobox', { name: 'Język listu' }).selectOptions('de');
  await expect.element(page.getByRole('combobox', { name: 'Układ' })).toHaveValue('din-5008');
  await expect.poll(previewText).toContain('Sehr geehrte Damen und Herren,');
  await untilSaved();
  expect(stored()).toMatchObject({ fit: 'one-page', language: 'de', form: 'din-5008' });
});

test('a signature that is too large is refused before it is sent', async () => {
  const { stored } = await openLetter('zakonczenie');
  const tooLarge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'signature.png', { type: 'image/png' });
  chooseFiles(tooLarge);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(stored().signature).toBeNull();
});

test.each([390, 991])('fits into a window of %d px', async (width) => {
  await page.viewport(width, 844);
  await openLetter('tresc');
  expect(overflowPx()).toBe(0);
});
