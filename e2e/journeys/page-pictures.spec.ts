/// <reference lib="dom" />

import { createHash } from 'node:crypto';
import { FONT_FAMILIES, type FontFamily } from '@kreda/document/engine/fonts/catalogue';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  TEMPLATE_SLUGS,
  TEMPLATES_BY_SLUG,
  type TemplateSlug,
} from '@kreda/document/kinds/resume/model/templates-by-slug';
import { chooseTemplate } from '@kreda/document/kinds/resume/operations/choose-template';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { loadShowcaseTexts } from '@kreda/document/kinds/resume/showcase/load-showcase-texts';
import { showcaseResume } from '@kreda/document/kinds/resume/showcase/showcase-resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { loadTypesetData } from '@kreda/document/kinds/resume/typeset-data';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { demoOf } from '@kreda/document/testing/demos';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { createEngineRuns, type MeasuredRun, placeOf, wrongAdvances } from '@kreda/document/testing/page-runs';
import { samplePortrait } from '@kreda/document/testing/sample-portrait';
import { connectRenderer } from '@kreda/proto/renderer';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { portraitOf } from '../../scripts/portraits.ts';
import { shownRuns } from '../../web/src/testing/shown-runs.ts';
import { type Buyer, startBuyer } from '../src/buyer.ts';
import { drawnRuns } from '../src/drawn-fonts.ts';
import { sheets, untilSaved } from '../src/editor.ts';
import { shareUnlikePdf } from '../src/page-pictures.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** Share of pixels that may differ visibly between a page on the screen and poppler's picture of the PDF. */
const TOLERANCE = 0.01;

/** High enough for a whole page at the largest scale, so that nothing has to be scrolled or covers a page's foot, CSS px. */
const HEIGHT_PX = 1400;

const WIDTHS = [1440, 991, 390];
const SCALES = [1, 2];
const SCREENS = WIDTHS.flatMap((width) =>
  SCALES.flatMap((scale) => (['light', 'dark'] as const).map((colorScheme) => ({ width, scale, colorScheme }))),
);
type Screen = (typeof SCREENS)[number];
const nameOf = ({ width, scale, colorScheme }: Screen) => `${width} px, ${scale}×, ${colorScheme}`;

let buyer: Buyer;
let portrait: Buffer;

const fonts = installedFonts();
const typesetter = createTypesetter(fonts);
const engineRuns = createEngineRuns(fonts);

/** Stores a CV with a photo. Returns its uuid. */
function createCv(pattern: TemplateSlug): Promise<string> {
  return buyer.createResume(demoResume('typical', pattern, 'pl'), portrait);
}

test.beforeAll(async () => {
  buyer = await startBuyer(product.url);
  portrait = await samplePortrait();
  // Pays for all downloads.
  await buyer.pay(await createCv(TEMPLATE_SLUGS[0]));
});

/** A page of the buyer's with a scale. A test closes its context. */
async function openPage(browser: Browser, scale: number): Promise<Page> {
  const context = await browser.newContext({ deviceScaleFactor: scale, reducedMotion: 'reduce' });
  const data = { email: buyer.email, password: buyer.password };
  const login = await context.request.post(`${product.url}/api/login`, { data, headers: { origin: product.url } });
  expect(login.ok(), 'the buyer is logged in').toBe(true);
  return context.newPage();
}

/** Gives a page the size and colour scheme of a screen with its scale. */
async function turnTo(page: Page, { width, colorScheme }: Screen): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.emulateMedia({ colorScheme });
}

/** The share of pixels in which an element on the screen differs from the first page of a PDF. */
async function shareAgainst(pdf: Uint8Array, element: Locator): Promise<number> {
  await element.evaluate(async (shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    await document.fonts.ready;
  });
  return shareUnlikePdf(element, pdf, TOLERANCE);
}

/** Expects that an element shows the first page of a PDF, as soon as the page has adapted to a new size of its window. */
async function expectPicture(element: Locator, pdf: Uint8Array, name: string): Promise<void> {
  await expect(async () => {
    expect(await shareAgainst(pdf, element), name).toBeLessThanOrEqual(TOLERANCE);
  }).toPass({ timeout: 15_000 });
}

/** Chooses a template, and one family for headings and text, as a user does. Returns the resume that this makes. */
async function choose(page: Page, resume: Resume, pattern: TemplateSlug, family: FontFamily): Promise<Resume> {
  const panel = page.getByRole('complementary', { name: 'Wygląd' });
  const isChosen = resume.pattern === pattern;
  await panel.getByRole('tab', { name: 'Szablon' }).click();
  if (!isChosen) await panel.getByRole('button', { name: TEMPLATES_BY_SLUG[pattern].label }).click();
  await panel.getByRole('tab', { name: 'Czcionki' }).click();
  for (const role of ['Nagłówki', 'Tekst'])
    await panel
      .getByRole('group', { name: role, exact: true })
      .getByRole('radio', { name: family, exact: true })
      .check();
  const styled = isChosen ? resume : applyOperation(resume, chooseTemplate(resume, pattern));
  return applyOperation(styled, { type: 'fonts', fonts: { heading: family, body: family } });
}

/** Expects that the editor shows exactly the runs that the engine places, each as wide as the engine measures it, in its own family. */
async function expectRunsOfEngine(page: Page, resume: Resume, name: string): Promise<void> {
  const expected = engineRuns(typesetter.typeset(resume, { demo: demoOf('pl') }).pages);
  await expect(async () => {
    const shown: MeasuredRun[] = [];
    // A page that was out of view has the layout of another zoom, until the browser has painted it.
    for (const sheet of await sheets(page).all()) {
      await sheet.scrollIntoViewIfNeeded();
      shown.push(...(await sheet.evaluateAll(shownRuns)));
    }
    expect(shown.map(placeOf), name).toEqual(expected.map(placeOf));
    expect(wrongAdvances(shown, expected), name).toEqual([]);
  }).toPass({ timeout: 15_000 });
  const drawn = await drawnRuns(sheets(page));
  expect(
    drawn.filter(({ family, drawnIn, isLoaded }) => family !== resume.fonts.body || drawnIn !== family || !isLoaded),
    name,
  ).toEqual([]);
}

/*
 * All templates over all screens would be 156 pictures. Template t is taken on screen t, so that each template is seen once, each
 * family once, and each of the 12 screens at least once. The widths of text on the other screens are tested by
 * page-runs.browser.test.tsx, which compares every run of every template on all of them.
 */
for (const scale of SCALES)
  test(`at ${scale} px a CSS px, each template and family that a user chooses is shown as the engine measures it, in its own letters, as its PDF is printed, and stored`, async ({
    browser,
  }) => {
    expect(TEMPLATE_SLUGS.length).toBeGreaterThanOrEqual(SCREENS.length);
    const uuid = await createCv(TEMPLATE_SLUGS[0]);
    const page = await openPage(browser, scale);
    await page.setViewportSize({ width: 1440, height: HEIGHT_PX });
    await page.goto(`${product.url}/cv/${uuid}/dane-osobowe`);
    const look = page.getByRole('button', { name: 'Wygląd', exact: true });
    let resume = await buyer.read(uuid);
    for (const [index, pattern] of TEMPLATE_SLUGS.entries()) {
      const screen = SCREENS[index % SCREENS.length]!;
      if (screen.scale !== scale) continue;
      const name = `${pattern}, ${nameOf(screen)}`;
      await look.click();
      resume = await choose(page, resume, pattern, FONT_FAMILIES[index % FONT_FAMILIES.length]!);
      await expectRunsOfEngine(page, resume, name);
      await untilSaved(page);
      const { fonts } = resume;
      await expect.poll(() => buyer.read(uuid), { message: name }).toMatchObject({ pattern, fonts });
      const pdf = await buyer.download(uuid);
      await page.getByRole('complementary', { name: 'Wygląd' }).getByRole('button', { name: 'Zamknij' }).click();
      await turnTo(page, screen);
      const isNarrow = screen.width < 768;
      if (isNarrow) await page.getByText('Podgląd', { exact: true }).click();
      await expectPicture(page.locator('[data-sheet]').first(), pdf, name);
      if (isNarrow) await page.getByText('Formularz', { exact: true }).click();
      await page.setViewportSize({ width: 1440, height: HEIGHT_PX });
    }
    // The only family whose name needs quotation marks in CSS, in a thumbnail.
    await look.click();
    await choose(page, resume, resume.pattern, 'Source Sans 3');
    await untilSaved(page);
    await page.goto(`${product.url}/moje-dokumenty`);
    const thumbnail = page.locator(`article:has(a[href*="${uuid}"])`).locator('[data-sheet]');
    await thumbnail.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await drawnRuns(thumbnail)).map(({ family }) => family)).toContain('Source Sans 3');
    for (const run of await drawnRuns(thumbnail))
      expect(run).toEqual({ family: 'Source Sans 3', drawnIn: 'Source Sans 3', isLoaded: true });
    await page.context().close();
  });

/* Each place is seen at every width, and over them at both scales and in both colour schemes. */
test('the read-only preview, the download page and my documents show the page of the PDF', async ({ browser }) => {
  const uuid = await createCv(TEMPLATE_SLUGS[0]);
  const pdf = await buyer.download(uuid);
  const places = [
    { address: `/cv/${uuid}/preview`, within: 'body' },
    { address: `/cv/${uuid}/pobierz-cv`, within: 'body' },
    { address: '/moje-dokumenty', within: `article:has(a[href*="${uuid}"])` },
  ];
  for (const scale of SCALES) {
    const page = await openPage(browser, scale);
    for (const [placeIndex, { address, within }] of places.entries()) {
      const screens = WIDTHS.map((_, widthIndex) => SCREENS[4 * widthIndex + ((placeIndex + widthIndex) % 4)]!);
      for (const [index, screen] of screens.filter((one) => one.scale === scale).entries()) {
        await turnTo(page, screen);
        if (index === 0) await page.goto(product.url + address);
        // A thumbnail is drawn once it has come into view.
        await page.locator(within).scrollIntoViewIfNeeded();
        await expectPicture(page.locator(within).locator('[data-sheet]').first(), pdf, `${address}, ${nameOf(screen)}`);
      }
    }
    await page.context().close();
  }
});

/*
 * The picker's pictures are files of 560 px, so what is held is their content: at one device px a CSS px, where the browser shows
 * them smaller than they are, at each width and in each colour scheme.
 */
test('the template picker shows the first page that each template makes', async ({ browser }) => {
  const renderer = connectRenderer(product.rendererAddress);
  const [texts, demo] = [await loadShowcaseTexts('pl'), demoOf('pl')];
  const screens = SCREENS.filter(({ scale }) => scale === 1);
  const page = await openPage(browser, 1);
  try {
    await page.goto(product.url);
    for (const [index, pattern] of TEMPLATE_SLUGS.entries()) {
      const sample = showcaseResume(pattern, { texts, demo });
      const shownPhoto = await portraitOf(pattern);
      const photo = shownPhoto && { photo: `data:image/jpeg;base64,${shownPhoto.toString('base64')}` };
      const svg = Buffer.from(typesetter.typeset(sample, { ...photo, ...(await loadTypesetData(sample)) }).pages[0]!);
      const sha256 = createHash('sha256').update(svg).digest('hex');
      const { pdf } = await renderer.render({ pages: [{ svg, sha256 }] });
      const screen = screens[index % screens.length]!;
      await turnTo(page, screen);
      const picture = page.getByRole('button', { name: TEMPLATES_BY_SLUG[pattern].label }).locator('img').first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.complete)).toBe(true);
      await expectPicture(picture, pdf, `${pattern}, ${nameOf(screen)}`);
    }
  } finally {
    renderer.close();
  }
  await page.context().close();
});
