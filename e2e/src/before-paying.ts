import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { expect, type Page } from '@playwright/test';
import { sharedProduct as product } from './shared-product.ts';

/** Stores a sample as a CV of this browser's visitor. Returns its uuid. */
export async function storeCv(page: Page, sample: Resume): Promise<string> {
  const created = await page.request.post(`${product.url}/api/resumes`, { data: { pattern: sample.pattern } });
  const { uuid } = (await created.json()) as { uuid: string };
  const saved = await page.request.post(`${product.url}/api/documents/${uuid}/save-before-quit`, {
    headers: { origin: product.url },
    data: [
      { type: 'sections-config', config: { enabled: sample.sectionsEnabled, active: sample.sectionsActive } },
      ...SECTION_SLUGS.map((section) => ({ type: 'data', section, data: sample.sections[section].data })),
    ],
  });
  expect(saved.status(), 'the CV is stored').toBe(204);
  return uuid;
}

/** Stores a CV, opens its download screen and waits for the result of the checks. Returns the CV's uuid. */
export async function openScreen(page: Page, sample: Resume): Promise<string> {
  const uuid = await storeCv(page, sample);
  await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: /^Twoje CV jest gotowe$|^Sprawdź CV przed pobraniem$|^Programy mogą źle odczytać to CV$/,
    }),
  ).toBeVisible();
  return uuid;
}

/** Window sizes of a desktop computer, a small laptop and a phone, px. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 991, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The region with the results of checks and of reading back. */
export const checks = (page: Page) => page.getByRole('region', { name: 'Sprawdzenie przed pobraniem' });
/** The shown pages. */
export const pages = (page: Page) => page.getByRole('img', { name: /^Strona \d+ z \d+$/ });
