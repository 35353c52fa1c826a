import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Page } from '@playwright/test';

/** A resume as the server has stored it, asked for as its owner. */
export async function readStoredResume(page: Page, url: string, uuid: string): Promise<Resume> {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const answer = await page.request.get(`${url}/trpc/resume.get?input=${query}`);
  return (await answer.json()).result.data.resume as Resume;
}
