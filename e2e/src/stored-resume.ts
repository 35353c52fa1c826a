import { LATER_SECTIONS } from '@kreda/document/kinds/resume/model/later-sections';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTIONS_HEADER } from '@kreda/site/sections-header';
import { expect, type Page } from '@playwright/test';

/** The stored resume, as the API returns it to its owner. */
export async function readStoredResume(page: Page, url: string, uuid: string): Promise<Resume> {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const headers = { [SECTIONS_HEADER]: LATER_SECTIONS.join(',') };
  const answer = await page.request.get(`${url}/trpc/resume.get?input=${query}`, { headers });
  return (await answer.json()).result.data.resume as Resume;
}

/** Creates a CV with only a profession by the API. Returns its uuid. */
export async function storeLine(page: Page, url: string): Promise<string> {
  const created = await page.request.post(`${url}/api/resumes`, {
    data: { pattern: 'modern', profession: 'Introligatorka' },
  });
  expect(created.ok(), 'a CV is made').toBe(true);
  return ((await created.json()) as { uuid: string }).uuid;
}
