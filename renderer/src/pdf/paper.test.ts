import { PDFArray, PDFDict, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityRules, archivingRules } from '../testing/conformance.ts';
import { bookmarksOf, parsePdf } from '../testing/parsed-pdf.ts';
import { pdfInfo, pdfPixels, pdfText, pdfWords } from '../testing/poppler.ts';
import { ofEngine2, pageSvg, portrait, run } from '../testing/sample-pages.ts';
import { startTestRenderer, type TestRenderer } from '../testing/start-renderer.ts';

const INFO = { title: 'CV', author: 'Anna', language: 'en', creator: 'Kreda' };
/** Twice the page's CSS px. */
const LETTER = { width: 1632, height: 2112 };

/** Coloured to its edges, with a gradient (which becomes pixels), a photo and a link in its lower right corner. */
const CONTENT =
  '<linearGradient id="sky"><stop offset="0" stop-color="#23235c"/><stop offset="1" stop-color="#23235c"/></linearGradient>' +
  '<rect x="-2" y="-2" width="820" height="1060" fill="#e9e9ef"/>' +
  '<rect x="716" y="956" width="102" height="102" fill="url(#sky)"/>' +
  `<image x="600" y="900" width="50" height="50" href="${portrait}" data-label="Photo: Anna"/>` +
  `<g data-role="name">${run(48, 80, 'Anna', { size: 30 })}</g>` +
  `<g data-role="section" data-group="s"><g data-role="section-title">${run(48, 1_000, 'Education')}</g>` +
  `<g data-role="paragraph"><a href="https://example.com/">${run(700, 1_040, 'corner', { size: 16 })}</a></g></g>`;

describe('a PDF of a US Letter page', () => {
  let renderer: TestRenderer;
  beforeAll(async () => {
    renderer = await startTestRenderer();
  });
  afterAll(() => renderer.close());

  test.each([
    { engine: 1, of: (svg: string) => svg },
    { engine: 2, of: ofEngine2 },
  ])('has its size in points, and everything where the page has it: engine $engine', async ({ of }) => {
    const { pdf } = await renderer.render([of(pageSvg(CONTENT, 'letter'))], 'TEXT_MODE_LIVE', INFO);
    expect(pdfInfo(pdf)['Page size']).toBe('612 x 792 pts (letter)');
    expect(pdfText(pdf).replace(/\s+/g, ' ').trim()).toBe('Anna Education corner');
    const corner = pdfWords(pdf).find(({ text }) => text === 'corner')!;
    expect(corner.x0).toBeCloseTo(700 * 0.75, 1);

    const pixels = pdfPixels(pdf, 1, LETTER);
    const colourAt = (x: number, y: number) => {
      const at = (Math.floor(y * 2) * LETTER.width + Math.floor(x * 2)) * 3;
      return [...pixels.subarray(at, at + 3)];
    };
    // No white at the edges, and the gradient's area begins where it should and ends with the page.
    for (const [x, y] of [
      [0, 0],
      [815.5, 0],
      [0, 1055.5],
      [714, 1_050],
      [810, 954],
    ] as const)
      expect(colourAt(x, y), `${x}, ${y}`).toEqual([0xe9, 0xe9, 0xef]);
    for (const [x, y] of [
      [718, 958],
      [815.5, 1_055.5],
      [718, 1_055],
    ] as const)
      expect(colourAt(x, y), `${x}, ${y}`).toEqual([0x23, 0x23, 0x5c]);
  });

  test('may have A4 pages besides, each with places of its own', async () => {
    const pages = [pageSvg(CONTENT, 'letter'), pageSvg(CONTENT)].map(ofEngine2);
    const parsed = await parsePdf((await renderer.render(pages, 'TEXT_MODE_LIVE', INFO)).pdf);
    const numbers = (page: number, ...path: string[]) => {
      let found: unknown = parsed.pages[page];
      for (const key of path) {
        found = found instanceof PDFDict ? parsed.context.lookup(found.get(PDFName.of(key))) : undefined;
        if (key === 'Annots' && found instanceof PDFArray) found = parsed.context.lookup(found.get(0));
      }
      return found instanceof PDFArray ? found.asArray().map((value) => Number(String(value))) : [];
    };
    expect(numbers(0, 'MediaBox')).toEqual([0, 0, 612, 792]);
    expect(numbers(1, 'MediaBox')).toEqual([0, 0, 595.28, 841.89]);
    // The link's left edge and the bookmark's height, by the scale and the height of their own page.
    expect(numbers(0, 'Annots', 'Rect')[0]).toBeCloseTo(700 * (612 / 816), 1);
    expect(numbers(1, 'Annots', 'Rect')[0]).toBeCloseTo(700 * (595.28 / 794), 1);
    const [first, second] = bookmarksOf(parsed);
    expect(841.89 - second!.height - (792 - first!.height)).toBeCloseTo(0, 0);
    // The photos' boxes in the structure tree: x and y of the lower left corner.
    const boxes = parsed.elements
      .filter(({ type }) => type === 'Figure')
      .map(({ dictionary }) => /BBox \[ ([\d.]+) ([\d.]+)/.exec(String(dictionary))?.slice(1).map(Number));
    expect(boxes[0]![0]).toBeCloseTo(450, 1);
    expect(boxes[0]![1]).toBeCloseTo(792 - 950 * 0.75, 1);
    expect(boxes[1]![1]).toBeCloseTo(841.89 - 950 * (841.89 / 1_123), 1);
  });

  test.each(['TEXT_MODE_LIVE', 'TEXT_MODE_RASTER'] as const)('conforms to PDF/UA-1 and PDF/A-2b: %s', async (mode) => {
    const { pdf } = await renderer.render([ofEngine2(pageSvg(CONTENT, 'letter'))], mode, INFO);
    const parsed = await parsePdf(pdf);
    for (const rule of [...accessibilityRules, ...archivingRules])
      expect(rule.problems(parsed), rule.clause).toEqual([]);
  });
});
