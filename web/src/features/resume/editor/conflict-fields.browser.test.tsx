import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../testing/open-page.tsx';
import { overflowPx } from '../../../testing/opened-editor.ts';
import { startPerson } from '../../../testing/person.ts';
import { sheets } from '../../../testing/preview.ts';
import { stubApi } from '../../../testing/stub-api.ts';

/** Opens the personal data while another tab saves other values of them. */
async function collide(elsewhere: Partial<Resume['sections']['personal-data']['data']>) {
  const resume = { ...typicalResume('classic'), uuid: crypto.randomUUID() };
  const person = startPerson([resume]);
  stubApi(person.answers);
  await openPage(`/cv/${resume.uuid}/dane-osobowe`);
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  const data = { ...resume.sections['personal-data'].data, ...elsewhere };
  await person.answers.resume!.save!({
    uuid: resume.uuid,
    operation: { type: 'data', section: 'personal-data', data },
  });
  return () => person.stored(resume.uuid).sections['personal-data'].data;
}

const dialog = page.getByRole('dialog', { name: 'To CV zmieniono w innym miejscu' });
const save = dialog.getByRole('button', { name: 'Zapisz wybrane' });

for (const width of [1440, 390])
  test(`fields that two tabs changed are chosen one by one, beside both texts, ${width} px`, async () => {
    await page.viewport(width, 900);
    const stored = await collide({ firstName: 'Józefina', lastName: 'Lis', city: 'Sopot' });
    await page.getByLabelText('Imię', { exact: true }).fill('Józio');
    await page.getByLabelText('Nazwisko').fill('Wilk');
    const firstName = dialog.getByRole('group', { name: 'Dane osobowe – Imię' });
    const lastName = dialog.getByRole('group', { name: 'Dane osobowe – Nazwisko' });
    await expect.element(firstName.getByText('Józio', { exact: true })).toBeVisible();
    await expect.element(firstName.getByText('Józefina')).toBeVisible();
    expect(dialog.getByRole('group').elements()).toHaveLength(2);
    expect(overflowPx()).toBeLessThanOrEqual(0);

    await expect.element(save).toBeDisabled();
    await firstName.getByRole('radio', { name: /Moja wersja/ }).click();
    await expect.element(save).toBeDisabled();
    await lastName.getByRole('radio', { name: /zapisana gdzie indziej/i }).click();
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(stored).toMatchObject({ firstName: 'Józio', lastName: 'Lis', city: 'Sopot' });
    await expect.element(page.getByLabelText('Nazwisko')).toHaveValue('Lis');
  });
