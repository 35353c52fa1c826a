/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { FONT_FAMILIES } from '@kreda/document/engine/fonts/catalogue';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import {
  TEMPLATE_SLUGS,
  TEMPLATES_BY_SLUG,
  type TemplateSlug,
} from '@kreda/document/kinds/resume/model/templates-by-slug';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { connectRenderer } from '@kreda/proto/renderer';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { samplePortrait } from '../../scripts/sample-portrait.ts';
import { type Buyer, startBuyer } from '../src/buyer.ts';
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

/** What the picker's samples have for a photo. */
const PORTRAIT = { url: '/sample', widthPx: 600, heightPx: 760 };

let buyer: Buyer;
let portrait: Buffer;
/** The PDFs that the buyer downloaded, and the CVs they are of. */
const bought = new Map<TemplateSlug, { uuid: string; pdf: Uint8Array }>();

/** A CV of a template with a photo, in the family of the template's place in the list, and its PDF as bought. */
async function buy(pattern: TemplateSlug): Promise<{ uuid: string; pdf: Uint8Array }> {
  const known = bought.get(pattern);
  if (known) return known;
  const family = FONT_FAMILIES[TEMPLATE_SLUGS.indexOf(pattern) % FONT_FAMILIES.length]!;
  const resume = demoResume('typical', pattern, 'pl');
  const uuid = await buyer.createResume({ ...resume, fonts: { heading: family, body: family } }, portrait);
  if (bought.size === 0) await buyer.pay(uuid);
  const made = { uuid, pdf: await buyer.download(uuid) };
  bought.set(pattern, made);
  return made;
}

test.beforeAll(async () => {
  buyer = await startBuyer(product.url);
  portrait = await samplePortrait();
});

/** The buyer's pages, one a scale; a test closes them with its browser contexts. */
async function openPages(browser: Browser): Promise<Map<number, Page>> {
  const pages = new Map<number, Page>();
  for (const scale of SCALES) {
    const context = await browser.newContext({ deviceScaleFactor: scale, reducedMotion: 'reduce' });
    const data = { email: buyer.email, password: buyer.password };
    const login = await context.request.post(`${product.url}/api/login`, { data, headers: { origin: product.url } });
    expect(login.ok(), 'the buyer is logged in').toBe(true);
    pages.set(scale, await context.newPage());
  }
  return pages;
}

/** The page of a screen's scale, in the screen's size and colour scheme. */
async function turnTo(pages: Map<number, Page>, { width, scale, colorScheme }: Screen): Promise<Page> {
  const page = pages.get(scale)!;
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.emulateMedia({ colorScheme });
  return page;
}

/** The share of pixels in which an element on the screen differs from the first page of a PDF. */
async function shareAgainst(pdf: Uint8Array, element: Locator): Promise<number> {
  await element.evaluate(async (shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    await document.fonts.ready;
  });
  return shareUnlikePdf(element, pdf, TOLERANCE);
}

/*
 * All templates over all screens would be 156 pictures. Template t is taken on screen t, so that each template is seen once, each
 * family once, and each of the 12 screens at least once. The widths of text on the other screens are tested by
 * page-runs.browser.test.tsx, which compares every run of every template on all of them.
 */
test('the editor shows each template as its PDF is printed', async ({ browser }) => {
  expect(TEMPLATE_SLUGS.length).toBeGreaterThanOrEqual(SCREENS.length);
  const pages = await openPages(browser);
  for (const [index, pattern] of TEMPLATE_SLUGS.entries()) {
    const screen = SCREENS[index % SCREENS.length]!;
    const { uuid, pdf } = await buy(pattern);
    const page = await turnTo(pages, screen);
    await page.goto(`${product.url}/cv/${uuid}/dane-osobowe`);
    if (screen.width < 768) await page.getByText('Podgląd', { exact: true }).click();
    const share = await shareAgainst(pdf, page.locator('[data-sheet]').first());
    expect.soft(share, `${pattern}, ${nameOf(screen)}`).toBeLessThanOrEqual(TOLERANCE);
  }
  for (const page of pages.values()) await page.context().close();
});

/* Each place is seen at every width, and over them at both scales and in both colour schemes. */
test('the read-only preview, the download page and my documents show the page of the PDF', async ({ browser }) => {
  const { uuid, pdf } = await buy(TEMPLATE_SLUGS[0]);
  const pages = await openPages(browser);
  const places = [
    { address: `/cv/${uuid}/preview`, within: 'body' },
    { address: `/cv/${uuid}/pobierz-cv`, within: 'body' },
    { address: '/moje-dokumenty', within: `article:has(a[href*="${uuid}"])` },
  ];
  for (const [placeIndex, { address, within }] of places.entries())
    for (const [widthIndex] of WIDTHS.entries()) {
      const screen = SCREENS[4 * widthIndex + ((placeIndex + widthIndex) % 4)]!;
      const page = await turnTo(pages, screen);
      await page.goto(product.url + address);
      // A thumbnail is drawn once it has come into view.
      await page.locator(within).scrollIntoViewIfNeeded();
      const share = await shareAgainst(pdf, page.locator(within).locator('[data-sheet]').first());
      expect.soft(share, `${address}, ${nameOf(screen)}`).toBeLessThanOrEqual(TOLERANCE);
    }
  for (const page of pages.values()) await page.context().close();
});

/*
 * The picker's pictures are files of 560 px, so what is held is their content: at one device px a CSS px, where the browser shows
 * them smaller than they are, at each width and in each colour scheme.
 */
test('the template picker shows the first page that each template makes', async ({ browser }) => {
  const renderer = connectRenderer(product.rendererAddress);
  const typesetter = createTypesetter(installedFonts());
  const photo = `data:image/jpeg;base64,${portrait.toString('base64')}`;
  const screens = SCREENS.filter(({ scale }) => scale === 1);
  const pages = await openPages(browser);
  try {
    for (const page of pages.values()) await page.goto(product.url);
    for (const [index, pattern] of TEMPLATE_SLUGS.entries()) {
      const sample = { ...emptyResume(crypto.randomUUID(), 'pl', pattern), photo: PORTRAIT };
      const svg = Buffer.from(typesetter.typeset(sample, { photo }).pages[0]!);
      const sha256 = createHash('sha256').update(svg).digest('hex');
      const { pdf } = await renderer.render({ pages: [{ svg, sha256 }] });
      const screen = screens[index % screens.length]!;
      const page = await turnTo(pages, screen);
      const picture = page.getByRole('img', { name: `Szablon ${TEMPLATES_BY_SLUG[pattern].label}` });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.complete)).toBe(true);
      const share = await shareAgainst(pdf, picture);
      expect.soft(share, `${pattern}, ${nameOf(screen)}`).toBeLessThanOrEqual(TOLERANCE);
    }
  } finally {
    renderer.close();
  }
  for (const page of pages.values()) await page.context().close();
});
