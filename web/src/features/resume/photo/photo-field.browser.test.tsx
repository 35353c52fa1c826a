import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../testing/open-page.tsx';
import { startPerson } from '../../../testing/person.ts';
import { stubApi } from '../../../testing/stub-api.ts';

test('a file that is no picture, or too large, says so, changes nothing, and gives the focus back', async () => {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'modern');
  stubApi(startPerson([resume]).answers);
  await openPage(`/cv/${resume.uuid}/dane-osobowe`);
  await expect.element(page.getByRole('button', { name: 'Dodaj zdjęcie' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (content: BlobPart, name: string) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([content], name, { type: 'image/jpeg' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('not a picture', 'cv.jpg');
  const dialog = page.getByRole('dialog', { name: 'Edycja zdjęcia' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Ten plik nie jest zdjęciem');
  await expect.element(dialog.getByRole('button', { name: 'Zastosuj' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await expect.element(page.getByRole('button', { name: 'Dodaj zdjęcie' })).toHaveFocus();
  choose(new Uint8Array(5 * 1024 * 1024 + 1), 'ja.jpg');
  await expect.element(page.getByText('Zdjęcie nie może być większe niż 5mb')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Usuń zdjęcie' })).not.toBeInTheDocument();
});
