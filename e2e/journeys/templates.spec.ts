import { createHash } from 'node:crypto';
import { pageRuns } from '@kreda/document/engine/page-runs';
import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { connectRenderer } from '@kreda/proto/renderer';
import { expect, test } from '@playwright/test';
import { readPdf } from '../src/pdf.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

const squeeze = (text: string) => text.replace(/\s+/g, '');

for (const language of ['pl', 'ua'] as const)
  test(`the PDF of each template in ${language} reads back whole and in order`, async () => {
    const typesetter = createTypesetter(installedFonts());
    const renderer = connectRenderer(product.rendererAddress);
    try {
      for (const pattern of TEMPLATE_SLUGS) {
        const { pages } = typesetter.typeset(demoResume('typical', pattern, language));
        const { pdf } = await renderer.render({
          pages: pages.map((page) => {
            const svg = Buffer.from(page);
            return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
          }),
        });
        const read = await readPdf(pdf);
        expect.soft(read.pageCount, pattern).toBe(pages.length);
        const printed = pages.flatMap((svg) => pageRuns(svg).map(({ text }) => squeeze(text))).join('');
        expect.soft(squeeze(read.text), pattern).toBe(printed);
        for (const font of read.fonts)
          expect.soft(font, pattern).toMatchObject({ isEmbedded: true, isSubset: true, hasUnicode: true });
      }
    } finally {
      renderer.close();
    }
  });
