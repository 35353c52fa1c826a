import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/open-page.tsx';
import { startPerson, USER } from '../../testing/person.ts';
import { stubApi } from '../../testing/stub-api.ts';

const LABEL = 'Dołącz dane CV, by móc je wczytać z PDF';

test('what a PDF carries is chosen before it is downloaded, sent with it, and remembered in the list of documents', async () => {
  const resume = typicalResume('plain');
  const { answers } = startPerson([resume], { ...USER, isPaid: true });
  const sent: unknown[] = [];
  const pdf = () => new Response('%PDF-', { headers: { 'x-file-name': 'Q1Y=' } });
  stubApi(
    {
      ...answers,
      billing: { ...answers.billing, payments: () => [], subscription: { current: () => null } },
      download: { ...answers.download, granted: () => true },
    },
    {
      [`POST /api/resumes/${resume.uuid}/v2/download`]: async (request) => {
        const form = await request.formData();
        sent.push([form.get('attachData'), form.get('revision') !== null]);
        return pdf();
      },
      [`POST /api/resumes/${resume.uuid}/v1/download`]: async (request) => {
        sent.push(await request.json());
        return pdf();
      },
    },
  );
  await openPage(`/cv/${resume.uuid}/pobierz-cv`);
  const choice = page.getByRole('switch', { name: LABEL });
  await expect.element(choice).toBeChecked();
  await expect.element(choice).toHaveAccessibleDescription(/dołączony\splik/);
  const button = page.getByRole('button', { name: 'Pobierz CV' });
  await button.click();
  await expect.poll(() => sent).toEqual([['true', true]]);
  await expect.element(page.getByText('CV zostało pobrane')).toBeVisible();
  await choice.click();
  await button.click();
  await expect.poll(() => sent.at(-1)).toEqual(['false', true]);
  await expect.element(page.getByText('CV zostało pobrane')).toBeVisible();

  await openPage('/moje-dokumenty');
  await page.getByRole('button', { name: /^Więcej/ }).click();
  const item = page.getByRole('menuitemcheckbox', { name: LABEL });
  await expect.element(item).not.toBeChecked();
  await item.click();
  await expect.element(item).toBeChecked();
  await page.getByRole('button', { name: /^Pobierz/ }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ attachData: true });
});
