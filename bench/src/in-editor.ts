/// <reference lib="dom" />

import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { loadedScriptBytes } from '@kreda/e2e/loaded-scripts';
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from './launch-chromium.ts';
import { type Row, toRow } from './measure.ts';

/** A CV of many pages. */
const MANY_PAGES = { resume: demoResume('huge', 'classic', 'pl') };
const KEYSTROKES = 250;
/** The first keystrokes are not measured. */
const WARM_UP = 30;
/** A fast typist, ms. */
const BETWEEN_KEYSTROKES_MS = 60;

/** Measures the time from a keystroke to its painted page in the product's editor, and the size of the scripts that screens load. */
export async function measureInEditor(resume: Resume, productUrl: string): Promise<{ rows: Row[]; sizes: string[] }> {
  const browser = await launchChromium();
  try {
    const line = await keystrokes(browser, { resume, productUrl, slug: 'personal-data', field: 'input:not([type])' });
    const text = await keystrokes(browser, { resume, productUrl, slug: 'description', field: '[contenteditable]' });
    const lineOfMany = await keystrokes(browser, {
      ...MANY_PAGES,
      productUrl,
      slug: 'personal-data',
      field: 'input:not([type])',
    });
    const textOfMany = await keystrokes(browser, {
      ...MANY_PAGES,
      productUrl,
      slug: 'description',
      field: '[contenteditable]',
    });
    const home = await loadedScriptBytes(browser, productUrl, async (page) => {
      await page.goto(productUrl);
    });
    const editor = await loadedScriptBytes(browser, productUrl, (page) =>
      openEditor(page, { resume, productUrl, slug: 'personal-data' }),
    );
    return {
      rows: [
        toRow('keystroke in a line to painted preview', line, 'two pages, in the editor, in Chromium'),
        toRow('keystroke in a rich text to painted preview', text, 'frames of 16.7 ms in it'),
        toRow(
          'keystroke in a line, forty entries a section',
          lineOfMany,
          'some thirty pages; each has the name in its foot',
        ),
        toRow('keystroke in a rich text, forty entries a section', textOfMany, ''),
      ],
      sizes: [
        `Home loads ${kilobytes(home)} of JavaScript (gzip); at most 150 KB are allowed.`,
        `The editor loads ${kilobytes(editor)} of JavaScript (gzip); at most 320 KB are allowed, 310 KB by its test.`,
      ],
    };
  } finally {
    await browser.close();
  }
}

interface Step {
  resume: Resume;
  productUrl: string;
  slug: string;
}

async function openEditor(page: Page, { resume, productUrl, slug }: Step): Promise<void> {
  const headers = { origin: productUrl };
  const made = await page.request.post(`${productUrl}/api/resumes`, { data: { pattern: resume.pattern }, headers });
  const { uuid } = (await made.json()) as { uuid: string };
  for (const section of SECTION_SLUGS) {
    const { data } = resume.sections[section];
    await page.request.put(`${productUrl}/api/resumes/${uuid}/${section}`, { data, headers });
  }
  const { sectionsEnabled: enabled, sectionsActive: active } = resume;
  await page.request.put(`${productUrl}/api/resumes/${uuid}/sections-config`, { data: { enabled, active }, headers });
  await page.goto(`${productUrl}/cv/${uuid}/${slug}`);
  await page.locator('[data-sheet]').first().waitFor();
}

/** The time of each keystroke, from its event to the frame after its page changed, ms. */
async function keystrokes(browser: Browser, step: Step & { field: string }): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openEditor(page, step);
  const field = page.locator(step.field).first();
  await field.click();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => {
    const durations: number[] = [];
    // The preview replaces only the nodes of a page that differ.
    const CHANGES = { childList: true, subtree: true, characterData: true, attributes: true };
    let typedAt: number | null = null;
    document.addEventListener('input', ({ timeStamp }) => (typedAt = timeStamp), true);
    const painted = (startedAt: number) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => durations.push(performance.now() - startedAt);
        port2.postMessage(null);
      });
    const drawn = () => {
      if (typedAt !== null) painted(typedAt);
      typedAt = null;
    };
    for (const sheet of document.querySelectorAll('[data-sheet]'))
      if (sheet.shadowRoot) new MutationObserver(drawn).observe(sheet.shadowRoot, CHANGES);
    Reflect.set(window, 'keystrokeDurations', durations);
  });
  for (let typed = 0; typed < KEYSTROKES; typed++) {
    await page.keyboard.type('zażółć gęślą'[typed % 12]!);
    await page.waitForTimeout(BETWEEN_KEYSTROKES_MS);
  }
  const durations = (await page.evaluate(() => Reflect.get(window, 'keystrokeDurations'))) as number[];
  await page.close();
  return durations.slice(WARM_UP);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`;
}
