import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFonts, pdfInfo, pdfLinks, pdfPixels, pdfText, pdfWords } from '../testing/poppler.ts';
import { pageSvg, portrait, run, sampleCv } from '../testing/sample-pages.ts';
import { startTestRenderer, type TestRenderer } from '../testing/start-renderer.ts';

const require = createRequire(import.meta.url);
const FACES = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];
const FAMILIES = ['Inter', 'Lora', 'RobotoCondensed'] as const;
const PACKAGES = { Inter: 'inter', Lora: 'lora', RobotoCondensed: 'roboto-condensed' };
const fontFiles = FAMILIES.flatMap((family) =>
  FACES.map((face) => require.resolve(`@expo-google-fonts/${PACKAGES[family]}/${face}/${family}_${face}.ttf`)),
);

/** Twice the page's CSS pixels. Blocks of 4 × 4 are averaged, since each program smooths edges in its own way. */
const SIZE = { width: 1588, height: 2246 };
const BLOCK = 4;
/**
 * Share of blocks that may differ by more than a tenth of the range. Text moved by 1 px makes more than one and a half times as many
 * differ.
 */
const TOLERANCE = 0.035;

/** Pixels of `SIZE` in rows, each with the given number of bytes; the first three are red, green and blue. */
interface Picture {
  bytes: Uint8Array;
  bytesPerPixel: 3 | 4;
}

/** The whole page as resvg's native build draws it. The service uses the WebAssembly build. */
function reference(svg: string): Picture {
  const image = new Resvg(svg, {
    font: { fontFiles, loadSystemFonts: false },
    fitTo: { mode: 'width', value: SIZE.width },
    background: '#ffffff',
  }).render();
  // resvg-js silently ignores all options if one is misspelled.
  expect(image.width).toBe(SIZE.width);
  return { bytes: image.pixels, bytesPerPixel: 4 };
}

/** Brightness, 0 to 255, of each block. Integers are summed, since a page has millions of pixels. */
function blocks({ bytes, bytesPerPixel }: Picture): Float64Array {
  const columns = SIZE.width / BLOCK;
  // The page's last row of pixels fills only half a block.
  const rows = Math.floor(SIZE.height / BLOCK);
  const brightness = new Float64Array(columns * rows);
  const rowBytes = SIZE.width * bytesPerPixel;
  for (let block = 0; block < brightness.length; block++) {
    const left = (block % columns) * BLOCK * bytesPerPixel;
    const top = Math.floor(block / columns) * BLOCK;
    let sum = 0;
    for (let y = top; y < top + BLOCK; y++)
      for (let at = y * rowBytes + left, end = at + BLOCK * bytesPerPixel; at < end; at += bytesPerPixel)
        sum += bytes[at]! + bytes[at + 1]! + bytes[at + 2]!;
    brightness[block] = sum / (3 * BLOCK * BLOCK);
  }
  return brightness;
}

/**
 * The share of blocks that differ. Poppler counts rows from the page's foot, whose height in pt is rounded, so its picture may be one row
 * (half a CSS px) higher. The better match of the two positions counts.
 */
function differingShare(picture: Uint8Array, expected: Picture): number {
  const reference = blocks(expected);
  const rowBytes = SIZE.width * 3;
  const lower = new Uint8Array(picture.length).fill(255, 0, rowBytes);
  lower.set(picture.subarray(0, picture.length - rowBytes), rowBytes);
  const shares = [picture, lower].map((bytes) => {
    const drawn = blocks({ bytes, bytesPerPixel: 3 });
    let differing = 0;
    for (let index = 0; index < drawn.length; index++)
      if (Math.abs(drawn[index]! - reference[index]!) > 25) differing++;
    return differing / drawn.length;
  });
  return Math.min(...shares);
}

describe('a rendered PDF', () => {
  let renderer: TestRenderer;
  beforeAll(async () => {
    renderer = await startTestRenderer();
  });
  afterAll(() => renderer.close());

  test.each(['TEXT_MODE_LIVE', 'TEXT_MODE_RASTER'] as const)(
    'looks like the whole page drawn by resvg: %s',
    async (mode) => {
      const pages = sampleCv();
      const { pdf } = await renderer.render(pages, mode);
      for (const [index, svg] of pages.entries())
        expect(differingShare(pdfPixels(pdf, index + 1, SIZE), reference(svg)), `page ${index + 1}`).toBeLessThan(
          TOLERANCE,
        );
    },
  );

  test('looks like the whole page drawn by resvg: shapes and a gradient under clips', async () => {
    const svg = pageSvg(
      '<clipPath id="hero"><path d="M0 0H794V260L0 330Z"/></clipPath><clipPath id="disc"><circle cx="600" cy="700" r="90"/></clipPath>' +
        '<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#23235c"/><stop offset="1" stop-color="#8fa0ff"/></linearGradient>' +
        '<g clip-path="url(#hero)"><rect width="794" height="400" fill="url(#sky)"/><circle cx="700" cy="40" r="180" fill="#ffffff" fill-opacity="0.3"/><rect y="280" width="794" height="60" fill="#ff8800"/></g>' +
        '<g clip-path="url(#disc)"><rect x="500" y="600" width="100" height="300" fill="#118844"/><rect x="600" y="600" width="100" height="300" fill="#aa1144"/></g>' +
        run(48, 80, 'Małgorzata', { size: 30, fill: '#ffffff' }),
    );
    const { pdf } = await renderer.render([svg]);
    expect(differingShare(pdfPixels(pdf, 1, SIZE), reference(svg))).toBeLessThan(0.01);
  });

  test('looks like the whole page drawn by resvg: plain fills beneath, between and above other drawings', async () => {
    const svg = pageSvg(
      '<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#23235c"/><stop offset="1" stop-color="#8fa0ff"/></linearGradient>' +
        '<rect width="262" height="1123" fill="#23235c"/><rect x="40" y="40" width="180" height="180" rx="40" ry="20" fill="#e9e9ef"/>' +
        '<path d="M20 200L240 260L60 420Z" fill="#ff8800"/><circle cx="130" cy="300" r="60" fill="#ffffff"/>' +
        '<path d="M100 270H160V330Z" fill="#118844" fill-opacity="0.5"/><rect x="200" y="400" width="400" height="300" fill="url(#sky)"/>' +
        '<circle cx="400" cy="550" r="100" fill="#aa1144"/><rect x="300" y="690" width="450" height="40" stroke="#000000" stroke-width="6"/>' +
        `<image x="320" y="800" width="200" height="200" href="${portrait}"/><circle cx="420" cy="900" r="60" fill="#f2d24b"/>` +
        '<path d="M400 880L480 900L400 960Z" fill="#23235c"/>',
    );
    const { pdf } = await renderer.render([svg]);
    expect(differingShare(pdfPixels(pdf, 1, SIZE), reference(svg))).toBeLessThan(0.01);
  });

  test('fails the comparison if the text is moved by 1 px', async () => {
    const [svg = ''] = sampleCv();
    const { pdf } = await renderer.render([svg.replace(/<text x="(\d+)"/g, (_, x) => `<text x="${Number(x) + 1}"`)]);
    expect(differingShare(pdfPixels(pdf, 1, SIZE), reference(svg))).toBeGreaterThan(TOLERANCE * 1.5);
  });

  test.each(['TEXT_MODE_LIVE', 'TEXT_MODE_RASTER'] as const)('has every word in reading order: %s', async (mode) => {
    const { pdf } = await renderer.render(sampleCv(), mode);
    const text = pdfText(pdf).replace(/\s+/g, ' ');
    for (const words of [
      'Małgorzata Wiśniewska-Kowalczyk',
      'gęślą jaźń; Příliš žluťoučký kůň',
      'Її їжак їсть груші.',
      'AVATAR Tokyo WAVE',
    ])
      expect(text).toContain(words);
    expect(text.indexOf('Małgorzata')).toBeLessThan(text.indexOf('Prowadziłam'));
  });

  test('embeds subsets of the fonts, with a Unicode map, and nothing else', async () => {
    const { pdf } = await renderer.render(sampleCv());
    const fonts = pdfFonts(pdf);
    expect(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'Inter-Bold',
      'Inter-Italic',
      'Inter-Regular',
    ]);
    for (const font of fonts) expect(font).toMatchObject({ embedded: true, subset: true, unicode: true });
  });

  test('has document information, and is A4', async () => {
    const { pdf } = await renderer.render(sampleCv());
    expect(pdfInfo(pdf)).toMatchObject({ Pages: '2', 'Page size': '595.28 x 841.89 pts (A4)', Encrypted: 'no' });
  });

  test('keeps links clickable', async () => {
    const { pdf, pages } = await renderer.render(sampleCv());
    expect(pdfLinks(pdf)[0]).toBe('mailto:malgorzata@example.com');
    expect(pages.map(({ links }) => links)).toEqual([2, 0]);
  });

  test('keeps kerning: AVATAR has its shaped width, not the sum of its glyph widths', async () => {
    const { pdf } = await renderer.render([
      pageSvg(run(48, 80, 'AVATAR', { size: 40 }) + run(48, 160, 'A V A T A R', { size: 40 })),
    ]);
    const [kerned] = pdfWords(pdf);
    // 153.6 px with kerning (HarfBuzz) and 165.5 px without, in pt.
    const widthPx = ((kerned!.x1 - kerned!.x0) * 96) / 72;
    expect(widthPx).toBeGreaterThan(140);
    expect(widthPx).toBeLessThan(160);
  });

  test.each([
    ['Inter', 'її їжак'],
    ['Lora', 'https://example.com//a'],
    ['Inter', 'e-mail – „cudzysłów”'],
  ])('extracts a run correctly where its kerning misleads PDF readers: %s, %s', async (family, text) => {
    const { pdf } = await renderer.render([pageSvg(run(48, 80, text, { family }))]);
    expect(pdfText(pdf).trim()).toBe(text);
  });

  test('keeps characters that a font lacks', async () => {
    const { pdf } = await renderer.render([pageSvg(run(48, 80, 'ok 履歴 😀'))]);
    expect(pdfText(pdf).replace(/\s/g, '')).toBe('ok履歴😀');
  });

  test('gives the same bytes for the same pages', async () => {
    const [first, second] = [await renderer.render(sampleCv()), await renderer.render(sampleCv())];
    expect(Buffer.from(first.pdf).equals(second.pdf)).toBe(true);
    expect(first.sha256).toBe(second.sha256);
  });

  test('has no raster on a page of text alone, and stays small with a photo', async () => {
    const plain = await renderer.render([pageSvg(run(48, 80, 'Tylko tekst'))]);
    expect(plain.pages).toEqual([{ number: 1, textRuns: 1, links: 0, images: 0, hasRaster: false }]);
    const withPhoto = await renderer.render(sampleCv());
    // Rules and bullets are PDF paths, and the photo is embedded as it is.
    expect(withPhoto.pages.map(({ hasRaster }) => hasRaster)).toEqual([false, false]);
    expect(withPhoto.pdf.length).toBeLessThan(75 * 1024);
  });
});
