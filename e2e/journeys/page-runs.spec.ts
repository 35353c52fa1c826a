import { FONT_FAMILIES } from '@kreda/document/engine/fonts/catalogue';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { TEMPLATE_SLUGS, TEMPLATES_BY_SLUG } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { createEngineRuns, type MeasuredRun, placeOf, wrongAdvances } from '@kreda/document/testing/page-runs';
import { expect, type Page, test } from '@playwright/test';
import { shownRuns } from '../../web/src/testing/shown-runs.ts';
import { sheets, startCv, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/* All templates and families at 12 screens are held by web/src/features/resume/preview/page-runs.browser.test.tsx. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fonts = installedFonts();
const typesetter = createTypesetter(fonts);
const engineRuns = createEngineRuns(fonts);

async function storedResume(page: Page, uuid: string): Promise<Resume> {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const answer = await page.request.get(`${product.url}/trpc/resume.get?input=${query}`);
  return ((await answer.json()) as { result: { data: { resume: Resume } } }).result.data.resume;
}

/** Chooses a template, and one family for headings and text, as people do. Answers the resume that this makes. */
async function choose(page: Page, resume: Resume, pattern: Resume['pattern'], index: number): Promise<Resume> {
  const family = FONT_FAMILIES[index % FONT_FAMILIES.length]!;
  const panel = page.getByRole('complementary', { name: 'Wygląd' });
  const template = panel.getByRole('button', { name: TEMPLATES_BY_SLUG[pattern].label });
  const isChosen = resume.pattern === pattern;
  if (!isChosen) await template.click();
  await panel.getByLabel('Nagłówki').selectOption(family);
  await panel.getByLabel('Tekst', { exact: true }).selectOption(family);
  const styled = isChosen ? resume : applyOperation(resume, { type: 'pattern', pattern });
  return applyOperation(styled, { type: 'fonts', fonts: { heading: family, body: family } });
}

test('each template that a person chooses is shown as the engine measures it, and stored', async ({ page }) => {
  const uuid = await startCv(page, product.url, 'Kraków');
  await page.getByRole('button', { name: 'Wygląd' }).click();
  let resume = await storedResume(page, uuid);
  for (const [index, pattern] of TEMPLATE_SLUGS.entries()) {
    resume = await choose(page, resume, pattern, index);
    const expected = engineRuns(typesetter.typeset(resume).pages);
    let shown: MeasuredRun[] = [];
    await expect
      .poll(async () => {
        shown = await sheets(page).evaluateAll(shownRuns);
        return shown.map(placeOf);
      })
      .toEqual(expected.map(placeOf));
    expect(wrongAdvances(shown, expected), `${pattern} in ${resume.fonts.body}`).toEqual([]);
  }
  await untilSaved(page);
  const stored = engineRuns(typesetter.typeset(await storedResume(page, uuid)).pages);
  expect((await sheets(page).evaluateAll(shownRuns)).map(placeOf)).toEqual(stored.map(placeOf));
});
