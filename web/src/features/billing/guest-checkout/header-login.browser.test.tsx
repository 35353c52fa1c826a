import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../testing/open-page.tsx';
import { startPerson } from '../../../testing/person.ts';
import { stubApi } from '../../../testing/stub-api.ts';

test('the header’s link to log in keeps the package of the checkout, chosen by the visitor or from the start', async () => {
  await page.viewport(1440, 900);
  const resume = typicalResume('classic');
  stubApi(startPerson([resume]).answers);
  await openPage(`/rejestracja?uuid=${resume.uuid}&action=pobierz-cv`);
  const login = page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' });
  const query = () => new URL((login.element() as HTMLAnchorElement).href).searchParams;
  await expect
    .poll(() => Object.fromEntries(query()))
    .toEqual({
      uuid: resume.uuid,
      action: 'pobierz-cv',
      package: 'access-14-days',
    });
  await page.getByRole('radio', { name: /Miesięczny/ }).click();
  await expect.poll(() => query().get('package')).toBe('monthly');

  await openPage('/');
  await expect.element(login).toBeVisible();
  expect([...query()]).toEqual([]);
});
