import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress, openPage } from '../../../testing/open-page.tsx';
import { startPerson } from '../../../testing/person.ts';
import { sheets } from '../../../testing/preview.ts';
import { stubApi } from '../../../testing/stub-api.ts';

test('the button for the download keeps the focus while changes are saved, and leads on once', async () => {
  await page.viewport(1440, 900);
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  const { answers } = startPerson([resume]);
  const held = Promise.withResolvers<void>();
  stubApi({
    ...answers,
    resume: {
      ...answers.resume,
      save: async (input) => {
        await held.promise;
        return answers.resume!.save!(input);
      },
    },
  });
  await openPage(`/cv/${resume.uuid}/dane-osobowe`);
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  await page.getByLabelText('Imię', { exact: true }).fill('Żaneta');
  const button = page.getByRole('banner').getByRole('button', { name: /^Pobierz/ });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  held.resolve();
  await expect.poll(currentAddress).toMatch(/\/pobierz-cv$/);
});
