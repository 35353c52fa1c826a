import { createHash } from 'node:crypto';
import { pageRuns } from '@kreda/document/engine/page-runs';
import { PATTERN_SLUGS } from '@kreda/document/kinds/resume/model/patterns';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { connectRenderer, type RendererClient } from '@kreda/proto/renderer';
import { expect, test } from '@playwright/test';
import { readPdf } from '../src/pdf.ts';
import { type Product, startProduct } from '../src/product.ts';

let product: Product;
let renderer: RendererClient;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  renderer = connectRenderer(product.rendererAddress);
});
test.afterAll(async () => {
  renderer?.close();
  await product?.stop();
});

const typesetter = createTypesetter(installedFonts());
const squeeze = (text: string) => text.replace(/\s+/g, '');

for (const pattern of PATTERN_SLUGS)
  for (const language of ['pl', 'ua'] as const)
    test(`a PDF of ${pattern} in ${language} reads back whole and in order`, async () => {
      const { pages } = typesetter.typeset(demoResume('typical', pattern, language));
      const { pdf } = await renderer.render({
        pages: pages.map((page) => {
          const svg = Buffer.from(page);
          return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
        }),
      });
      const read = await readPdf(pdf);
      expect(read.pageCount).toBe(pages.length);
      const printed = pages.flatMap((svg) => pageRuns(svg).map(({ text }) => squeeze(text))).join('');
      expect(squeeze(read.text)).toBe(printed);
      for (const font of read.fonts) expect(font).toMatchObject({ isEmbedded: true, isSubset: true, hasUnicode: true });
    });
