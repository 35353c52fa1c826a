import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityRules, archivingRules } from '../testing/conformance.ts';
import { bookmarksOf, type ParsedPdf, parsePdf, writtenText } from '../testing/parsed-pdf.ts';
import { pdfPixels, pdfText, TEXT_ORDERS } from '../testing/poppler.ts';
import { ofEngine2, pageSvg, portrait, run, structuredCv } from '../testing/sample-pages.ts';
import { startTestRenderer, type TestRenderer } from '../testing/start-renderer.ts';

const INFO = { title: 'CV Małgorzata', author: 'Małgorzata', language: 'pl', creator: 'Kreda' };

const g = (role: string, content: string, attributes = '') => `<g data-role="${role}"${attributes}>${content}</g>`;

describe('a PDF of pages of engine 2', () => {
  let renderer: TestRenderer;
  beforeAll(async () => {
    renderer = await startTestRenderer();
  });
  afterAll(() => renderer.close());

  async function render(...contents: string[]): Promise<{ pdf: Uint8Array; parsed: ParsedPdf }> {
    const { pdf } = await renderer.render(
      contents.map((content) => ofEngine2(pageSvg(content))),
      'TEXT_MODE_LIVE',
      INFO,
    );
    return { pdf, parsed: await parsePdf(pdf) };
  }

  test.each(['TEXT_MODE_LIVE', 'TEXT_MODE_RASTER'] as const)(
    'conforms to PDF/UA-1 and PDF/A-2b with any kerning: %s',
    async (mode) => {
      const kerned = pageSvg(
        g('paragraph', run(48, 80, 'її x//y', { family: 'Lora' }) + run(48, 99, 'її', { spacing: 2 })),
      );
      const pages = [...structuredCv(), kerned].map(ofEngine2);
      const pdf = await parsePdf((await renderer.render(pages, mode, INFO)).pdf);
      for (const rule of [...accessibilityRules, ...archivingRules])
        expect(rule.problems(pdf), rule.clause).toEqual([]);
    },
  );

  test('has one bookmark for each section, at its title, and none where a section continues on a later page', async () => {
    const section = (content: string, more = '') => g('section', content, ` data-group="s"${more}`);
    const title = (y: number, text: string) => g('section-title', run(48, y, text));
    const { parsed } = await render(
      section(title(100, 'Doświadczenie')) + section(title(1_000, 'Umiejętności')),
      section(title(60, 'Umiejętności'), ' data-trimmed="true"') +
        section(g('section-title', run(48, 200, 'Kursy ') + run(48, 220, 'i szkolenia'))),
    );
    const bookmarks = bookmarksOf(parsed);
    expect(bookmarks.map(({ title: text, page }) => [text, page])).toEqual([
      ['Doświadczenie', 0],
      ['Umiejętności', 0],
      ['Kursy i szkolenia', 1],
    ]);
    // The bookmark is a little above the characters' tops, which are about 88 px from the page's top for a baseline at 100 px. Converted to
    // points from the foot.
    expect(bookmarks[0]!.height).toBeGreaterThan(841.89 - 90 * 0.75);
    expect(bookmarks[0]!.height).toBeLessThan(841.89 - 60 * 0.75);
  });

  test('takes the alternative text of a photo from its page', async () => {
    const photo = `<image x="0" y="0" width="50" height="50" href="${portrait}" data-label="Zdjęcie: Anna"/>`;
    const { parsed } = await render(photo);
    const figure = parsed.elements.find(({ type }) => type === 'Figure');
    expect(String(figure?.dictionary)).toContain(
      Buffer.from('Zdjęcie: Anna', 'utf16le').swap16().toString('hex').toUpperCase(),
    );
  });

  test('writes a space where a block or a page ends, and none inside a sentence', async () => {
    const link = `<a href="https://example.com/">${run(70, 120, 'link')}</a>`;
    const { parsed } = await render(
      g('entry-title', run(48, 80, 'Title')) +
        g('paragraph', run(600, 80, '2019')) +
        g('paragraph', run(48, 120, 'see ') + link + run(94, 120, ', and')),
      g('paragraph', run(48, 80, 'Education')),
    );
    expect(writtenText(parsed)).toBe('Title 2019 see link, and Education ');
  });

  test.each(TEXT_ORDERS)('continues a sentence from one run into the next: %s', async (order) => {
    const { pdf } = await render(g('paragraph', run(48, 80, 'bo', { weight: 700 }) + run(64.5, 80, 'ld words')));
    expect(pdfText(pdf, order).trim()).toBe('bold words');
  });

  test.each([96, 110, 120, 144, 160])('draws equal rules with equal thickness at %i dpi', async (dpi) => {
    const tops = Array.from({ length: 20 }, (_, index) => 50 + index * 50.13);
    const { pdf } = await render(
      tops.map((y) => `<rect x="0" y="${y}" width="794" height="1" fill="#000000"/>`).join(''),
    );
    const size = { width: Math.ceil((794 * dpi) / 96), height: Math.ceil((1_123 * dpi) / 96) };
    const pixels = pdfPixels(pdf, 1, size);
    const rows = Array.from({ length: size.height }, (_, y) => pixels[(y * size.width + 400) * 3]!);
    expect(rows.filter((value) => value < 255)).toEqual(tops.map(() => 0));
  });
});
