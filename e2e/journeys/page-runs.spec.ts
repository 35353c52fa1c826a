import { FONT_FAMILIES } from '@kreda/document/engine/fonts/catalogue';
import { PATTERN_SLUGS, PATTERNS } from '@kreda/document/kinds/resume/model/patterns';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { expect, type Page, test } from '@playwright/test';
import { sheets, startCv, untilSaved } from '../src/editor.ts';
import { engineRuns, placeOf, shownRuns } from '../src/run-advances.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** By how much a run's advance in the browser may differ from the engine's, px of the page. */
const TOLERANCE_PX = 0.1;

const WIDTHS = [1440, 991, 390];
const SCALES = [1, 2];
const SCHEMES = ['light', 'dark'] as const;

const typesetter = createTypesetter(installedFonts());

async function storedResume(page: Page, uuid: string): Promise<Resume> {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const answer = await page.request.get(`${product.url}/trpc/resume.get?input=${query}`);
  return ((await answer.json()) as { result: { data: { resume: Resume } } }).result.data.resume;
}

/** Chooses a template, and one family for headings and text, as people do. Answers the resume that this makes. */
async function choose(page: Page, resume: Resume, pattern: Resume['pattern'], index: number): Promise<Resume> {
  const family = FONT_FAMILIES[index % FONT_FAMILIES.length]!;
  const panel = page.getByRole('complementary', { name: 'Wygląd' });
  const template = panel.getByRole('button', { name: PATTERNS[pattern].label });
  const isChosen = resume.pattern === pattern;
  if (!isChosen) await template.click();
  await panel.getByLabel('Nagłówki').selectOption(family);
  await panel.getByLabel('Tekst', { exact: true }).selectOption(family);
  const styled = isChosen ? resume : applyOperation(resume, { type: 'pattern', pattern });
  return applyOperation(styled, { type: 'fonts', fonts: { heading: family, body: family } });
}

/*
 * There are 12 screens: 3 widths, 2 scales and 2 colour schemes. Each shows all templates, and template t on screen s is set in
 * family (t + s) mod 12. There are at least as many templates as families, so each screen shows every family too, and over the
 * 12 screens every template meets every family once.
 */
for (const [scaleIndex, scale] of SCALES.entries())
  test.describe(`at ${scale} device px a CSS px`, () => {
    test.use({ deviceScaleFactor: scale, contextOptions: { reducedMotion: 'reduce' } });

    test('every run is as wide in the editor as the engine says, in every template and family', async ({ page }) => {
      expect(PATTERN_SLUGS.length).toBeGreaterThanOrEqual(FONT_FAMILIES.length);
      const uuid = await startCv(page, product.url, 'Kraków');
      await page.getByRole('button', { name: 'Wygląd' }).click();
      let resume = await storedResume(page, uuid);
      const screens = WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ width, colorScheme })));
      for (const [screenIndex, { width, colorScheme }] of screens.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        for (const [patternIndex, pattern] of PATTERN_SLUGS.entries()) {
          resume = await choose(page, resume, pattern, patternIndex + scaleIndex * screens.length + screenIndex);
          const expected = engineRuns(typesetter.typeset(resume).pages);
          let shown = await shownRuns(sheets(page));
          await expect
            .poll(async () => {
              shown = await shownRuns(sheets(page));
              return shown.map(placeOf);
            })
            .toEqual(expected.map(placeOf));
          const wrong = shown.flatMap(({ text, advancePx }, index) => {
            const enginePx = expected[index]!.advancePx;
            return Math.abs(advancePx - enginePx) <= TOLERANCE_PX ? [] : [`${text}: ${advancePx}, not ${enginePx} px`];
          });
          expect(wrong, `${pattern} in ${resume.fonts.body}, ${width} px, ${colorScheme}`).toEqual([]);
        }
      }
      // What was shown is what is stored.
      await untilSaved(page);
      const stored = engineRuns(typesetter.typeset(await storedResume(page, uuid)).pages);
      expect((await shownRuns(sheets(page))).map(placeOf)).toEqual(stored.map(placeOf));
    });
  });
