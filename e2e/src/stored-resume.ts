import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { expect, type Page } from '@playwright/test';

/** A resume as the server has stored it, asked for as its owner. */
export async function readStoredResume(page: Page, url: string, uuid: string): Promise<Resume> {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const answer = await page.request.get(`${url}/trpc/resume.get?input=${query}`);
  return (await answer.json()).result.data.resume as Resume;
}

/** Begins a CV of one line, the profession, by the API. Answers its uuid. */
export async function storeLine(page: Page, url: string): Promise<string> {
  const created = await page.request.post(`${url}/api/resumes`, {
    data: { pattern: 'modern', profession: 'Introligatorka' },
  });
  expect(created.ok(), 'a CV is made').toBe(true);
  return ((await created.json()) as { uuid: string }).uuid;
}
