import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from './open-page.tsx';
import { startPerson } from './person.ts';
import { sheets } from './preview.ts';
import { stubApi } from './stub-api.ts';

/** Opens the editor on a CV at a step, and answers what reads the CV as it is stored. */
export async function openEditor(step: string, resume: Resume = emptyResume(crypto.randomUUID(), 'pl', 'classic')) {
  const person = startPerson([resume]);
  stubApi(person.answers);
  await openPage(`/cv/${resume.uuid}/${step}`);
  await expect.poll(() => sheets().length).toBeGreaterThan(0);
  return {
    stored: () => person.stored(resume.uuid),
    /** Opens the editor anew, as a reload does. */
    reopen: async (again = step) => {
      await openPage(`/cv/${resume.uuid}/${again}`);
      await expect.poll(() => sheets().length).toBeGreaterThan(0);
    },
  };
}

/** Waits until the editor says that everything is saved. */
export async function untilSaved(): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: /^Zapisano$/ })).toBeInTheDocument();
}

/** By how much the page is wider than its window, px. */
export const overflowPx = () => document.documentElement.scrollWidth - innerWidth;
