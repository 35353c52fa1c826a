import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityRules, archivingRules, attachmentRules } from '../testing/conformance.ts';
import { type ParsedPdf, parsePdf } from '../testing/parsed-pdf.ts';
import { pdfAttachments, pdfText } from '../testing/poppler.ts';
import { pageSvg, run, sampleAttachment, structuredCv } from '../testing/sample-pages.ts';
import { startTestRenderer, type TestRenderer } from '../testing/start-renderer.ts';

const INFO = { title: 'CV Małgorzata', author: 'Małgorzata', language: 'pl', creator: 'Kreda' };

describe.each(['TEXT_MODE_LIVE', 'TEXT_MODE_RASTER'] as const)('a PDF with %s', (mode) => {
  let renderer: TestRenderer;
  let pdf: ParsedPdf;
  beforeAll(async () => {
    renderer = await startTestRenderer();
    pdf = await parsePdf((await renderer.render(structuredCv(), mode, INFO)).pdf);
  });
  afterAll(() => renderer.close());

  test.each(
    [...accessibilityRules, ...archivingRules].map((rule) => [`${rule.clause}: ${rule.requirement}`, rule] as const),
  )('keeps to %s', (_, rule) => {
    expect(rule.problems(pdf)).toEqual([]);
  });

  test('is a tree of headings, paragraphs, lists, links and figures; a trimmed element continues the one before', () => {
    const outline = pdf.elements.map(({ type, depth }) => `${'  '.repeat(depth)}${type}`);
    expect(outline.join('\n')).toMatchInlineSnapshot(`
      "Document
        Sect
          Figure
          H1
          P
          P
            Link
        Sect
          H2
          Div
            H3
            P
            L
              LI
                LBody
                L
                  LI
                    LBody
              LI
                LBody
        Sect
          H2
          Div
            P
            Figure
          Div
            L
              LI
                Lbl
                LBody"
    `);
  });

  test('a page without structure is tagged too', async () => {
    const plain = await parsePdf((await renderer.render([pageSvg(run(48, 80, 'Jan'))], mode, INFO)).pdf);
    for (const rule of [...accessibilityRules, ...archivingRules])
      expect(rule.problems(plain), rule.clause).toEqual([]);
    expect(plain.elements.map(({ type }) => type)).toEqual(['Document', 'P']);
  });
});

describe('a PDF with an attachment', () => {
  let renderer: TestRenderer;
  let bytes: Uint8Array;
  let pdf: ParsedPdf;
  beforeAll(async () => {
    renderer = await startTestRenderer();
    bytes = (await renderer.render(structuredCv(), 'TEXT_MODE_LIVE', INFO, sampleAttachment)).pdf;
    pdf = await parsePdf(bytes);
  });
  afterAll(() => renderer.close());

  test.each(
    [...accessibilityRules, ...archivingRules, ...attachmentRules].map(
      (rule) => [`${rule.clause}: ${rule.requirement}`, rule] as const,
    ),
  )('keeps to %s', (_, rule) => {
    expect(rule.problems(pdf)).toEqual([]);
  });

  test('claims PDF/A-3b in place of PDF/A-2b, and PDF/UA-1', () => {
    expect(pdf.xmp).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(pdf.xmp).toContain('<pdfuaid:part>1');
  });

  test('gives the file back to another program, under its name and without a date', () => {
    expect(pdfAttachments(bytes)).toEqual([{ name: 'resume.json', content: Buffer.from(sampleAttachment.content) }]);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/ModDate|CreationDate/);
  });

  test('is the same each time, and has an identifier of its own', async () => {
    const again = await renderer.render(structuredCv(), 'TEXT_MODE_LIVE', INFO, sampleAttachment);
    expect(Buffer.compare(again.pdf, bytes)).toBe(0);
    const other = { ...sampleAttachment, content: Buffer.from('{}') };
    const idOf = async (attachment?: typeof sampleAttachment) =>
      (
        await parsePdf((await renderer.render(structuredCv(), 'TEXT_MODE_LIVE', INFO, attachment)).pdf)
      ).context.trailerInfo.ID?.toString();
    const ids = [await idOf(), await idOf(sampleAttachment), await idOf(other)];
    expect(new Set(ids).size).toBe(3);
  });
});

describe('what a PDF claims', () => {
  let renderer: TestRenderer;
  beforeAll(async () => {
    renderer = await startTestRenderer();
  });
  afterAll(() => renderer.close());

  test('does not claim PDF/A where a kern became part of a glyph width', async () => {
    const { xmp } = await parsePdf((await renderer.render([pageSvg(run(48, 80, 'її'))], 'TEXT_MODE_LIVE', INFO)).pdf);
    expect(xmp).not.toContain('pdfaid:part>');
    const attached = await renderer.render([pageSvg(run(48, 80, 'її'))], 'TEXT_MODE_LIVE', INFO, sampleAttachment);
    expect((await parsePdf(attached.pdf)).xmp).not.toContain('pdfaid:part>');
    expect(xmp).toContain('<pdfuaid:part>1');
  });

  test('does not claim PDF/UA without a title or a language', async () => {
    const { xmp } = await parsePdf((await renderer.render([pageSvg(run(48, 80, 'Jan'))], 'TEXT_MODE_LIVE')).pdf);
    expect(xmp).not.toContain('pdfuaid:part>');
  });

  test.each([
    ['Noto Sans Hebrew', 'שלום'],
    ['Noto Sans Arabic', 'مرحبا'],
  ])('text from right to left is extracted in the order it was typed: %s', async (family, text) => {
    const { pdf } = await renderer.render([pageSvg(run(48, 80, text, { family }))]);
    expect(pdfText(pdf).replace(/[\s\u202a-\u202e]/g, '')).toBe(text);
  });

  test('invisible text can be extracted', async () => {
    const { pdf } = await renderer.render([pageSvg(run(48, 80, '履歴書', { fill: 'none' }))]);
    expect(pdfText(pdf).trim()).toBe('履歴書');
  });
});
