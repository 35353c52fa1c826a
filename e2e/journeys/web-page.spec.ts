import { toHtml } from '@kreda/document/kinds/resume/formats/html/to-html';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, type Page, test } from '@playwright/test';
import { subsetFont } from '../../api/src/platform/clients/subset-font.ts';
import { expectNoViolations } from '../src/axe.ts';
import { readPdf } from '../src/pdf.ts';

/** One of each kind of head, with one column and two, with and without coloured areas. */
const TEMPLATES = ['modern', 'mirror', 'bold', 'duotone', 'portrait', 'monogram', 'timeline', 'tabular'] as const;

const html = (resume: Resume) => toHtml(resume, { photo: null, fonts: installedFonts(), subsetFont });
const squeezed = (text: string) => text.replace(/\s+/g, '');

/** Opens the page without a server: it has to need none. */
async function show(page: Page, content: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(content);
}

test('a CV as a web page is accessible, fits any screen and prints everything', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', ({ url }) => asked.push(url()));
  for (const slug of TEMPLATES) {
    await show(page, await html(typicalResume(slug)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoViolations(page, slug);
    await page.setViewportSize({ width: 320, height: 640 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${slug} at 320 px`).toBe(0);
    const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    for (const words of ['PMI Polska', 'Krystyna Gąsior', 'Żeglarstwo śródlądowe', 'procesu rekrutacji'])
      expect(squeezed(text), `${slug} on paper`).toContain(squeezed(words));
  }
  expect(asked.filter((url) => !/^(about|data):/.test(url))).toEqual([]);
});
