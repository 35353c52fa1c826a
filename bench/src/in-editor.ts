/// <reference lib="dom" />

import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { loadedScriptBytes } from '@kreda/e2e/loaded-scripts';
import type { Browser, Page } from '@playwright/test';
import { keyLatencies } from './key-latencies.ts';
import { launchChromium } from './launch-chromium.ts';
import { type Row, toRow } from './measure.ts';

/** A CV of many pages. */
const MANY_PAGES = demoResume('huge', 'classic', 'pl');
/** A line gets these letters and loses them again, in turns, so that it stays as long as a name. A rich text grows. */
const LETTERS = 'zażółć gęślą';
const KEYSTROKES = 250;
/** The first keystrokes are not measured. */
const WARM_UP = 30;
/** A fast typist, ms. */
const BETWEEN_KEYSTROKES_MS = 60;

/** Measures the time from a keystroke to its painted page in the product's editor, and the size of the scripts that screens load. */
export async function measureInEditor(resume: Resume, productUrl: string): Promise<{ rows: Row[]; sizes: string[] }> {
  const browser = await launchChromium();
  try {
    const steps = { line: 'personal-data', text: 'description' } as const;
    const fields = { line: 'input:not([type])', text: '[contenteditable]' } as const;
    const rows: Row[] = [];
    for (const [pages, subject] of [
      ['two pages', resume],
      ['some thirty pages', MANY_PAGES],
    ] as const)
      for (const kind of ['line', 'text'] as const) {
        const step = { resume: subject, productUrl, slug: steps[kind], field: fields[kind], isLine: kind === 'line' };
        const { latencies, late } = await typeInto(browser, step);
        const name = `keystroke in a ${kind === 'line' ? 'line' : 'rich text'} to presented page, ${pages}`;
        rows.push(toRow(name, latencies, late === 0 ? '' : `${late} pages came a frame later`));
      }
    const home = await loadedScriptBytes(browser, productUrl, async (page) => {
      await page.goto(productUrl);
    });
    const editor = await loadedScriptBytes(browser, productUrl, (page) =>
      openEditor(page, { resume, productUrl, slug: 'personal-data' }),
    );
    return {
      rows,
      sizes: [
        `Home loads ${kilobytes(home)} of JavaScript (gzip); at most 150 KB are allowed.`,
        `The editor loads ${kilobytes(editor)} of JavaScript (gzip); at most 320 KB are allowed.`,
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

interface Field extends Step {
  field: string;
  isLine: boolean;
}

/** The latencies of keystrokes in a field, and how many of their pages changed only after the frame that the latency ends with. */
async function typeInto(browser: Browser, { field, isLine, ...step }: Field) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openEditor(page, step);
  await page.locator(field).first().click();
  await page.keyboard.press('Control+End');
  const late = await page.evaluateHandle(() => {
    const count = { keystrokes: 0 };
    // The preview replaces only the nodes of a page that differ.
    const CHANGES = { childList: true, subtree: true, characterData: true, attributes: true };
    let state: 'typed' | 'painted' | 'changed' = 'changed';
    const typed = () => {
      state = 'typed';
      requestAnimationFrame(() => {
        if (state === 'typed') state = 'painted';
      });
    };
    const changed = () => {
      if (state === 'painted') count.keystrokes++;
      state = 'changed';
    };
    document.addEventListener('input', typed, true);
    // Pages out of view change later.
    const sheets = [...document.querySelectorAll('[data-sheet]')];
    for (const sheet of sheets.filter((one) => one.getBoundingClientRect().top < innerHeight))
      if (sheet.shadowRoot) new MutationObserver(changed).observe(sheet.shadowRoot, CHANGES);
    return count;
  });
  const keyboard = await page.context().newCDPSession(page);
  const latencies = await keyLatencies(browser, async () => {
    for (let typed = 0; typed < KEYSTROKES; typed++) {
      const key = LETTERS[typed % LETTERS.length]!;
      if (isLine && Math.floor(typed / LETTERS.length) % 2 === 1) await page.keyboard.press('Backspace');
      else {
        // Playwright inserts letters that a US keyboard has not, without pressing a key.
        await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
        await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
      }
      await page.waitForTimeout(BETWEEN_KEYSTROKES_MS);
    }
  });
  const { keystrokes } = await late.jsonValue();
  await page.close();
  return { latencies: latencies.slice(WARM_UP), late: keystrokes };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`;
}
