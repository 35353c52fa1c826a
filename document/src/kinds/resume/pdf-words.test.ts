import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText, TEXT_ORDERS } from '../../../../renderer/src/testing/poppler.ts';
import { startTestRenderer, type TestRenderer } from '../../../../renderer/src/testing/start-renderer.ts';
import { FONT_FAMILIES } from '../../engine/fonts/catalogue.ts';
import { type RecordedContent, recordedResume } from '../../testing/demo-resumes.ts';
import recordedEn from '../../testing/fixtures/recorded-en.json' with { type: 'json' };
import { installedFonts } from '../../testing/installed-fonts.ts';
import { setTypography } from './compose/typography.ts';
import { DOCUMENT_LABELS } from './model/document-labels.ts';
import type { Resume } from './model/resume.ts';
import { plainToRichText } from './model/rich-text.ts';
import { latestVersion, TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { createTypesetter } from './typeset.ts';

// The words that poppler's pdftotext finds in our PDFs, in each of its three orders. It ignores spaces and finds words by the gaps between
// them.

const RECORDED = recordedEn as unknown as RecordedContent;
/** Pairs with strong kerning next to spaces. */
const LINES = [
  'Dr. Anna Kowalska, 2017 – 2018, T. Towarowa; “Vis Maior” – ‘Tak’ – A. V. Wróbel',
  'Її їжак, українська її їх: https://x//y https://example.com//a AVATAR To. Ty, P. F. WAVE',
  'Zażółć gęślą jaźń: Příliš žluťoučký kůň, Ąžuolų ąsočių. ĄJ (Jan) [Jan] Qj ďb f* f) ď“',
  '1 000 – 2 000; C++ / C#: 12, 14. T 1 T “A” „Ala” - b - c — d – e, f. V. W. Y. A. v w y',
  'Launched 🚀 the app 🎉 🚀 today',
];

const words = (text: string) => text.split(/[\s\u00a0]+/).join(' ');

describe('a PDF of engine 2', () => {
  let renderer: TestRenderer;
  const typesetter = createTypesetter(installedFonts());
  beforeAll(async () => {
    renderer = await startTestRenderer(60_000);
  });
  afterAll(() => renderer.close());

  async function pdfOf(resume: Resume): Promise<{ pages: string[]; pdf: Uint8Array }> {
    const { pages } = typesetter.typeset({ ...resume, patternVersion: latestVersion(resume.pattern) });
    return { pages, pdf: (await renderer.render(pages, 'TEXT_MODE_LIVE', { title: 'CV', language: 'en' })).pdf };
  }

  test.each(FONT_FAMILIES)('has every word set in %s, in every order', async (family) => {
    const [first, ...others] = RECORDED.experiences.items;
    const items = [{ ...first!, description: plainToRichText(LINES.join('\n')) }, ...others];
    const content = { ...RECORDED, experiences: { ...RECORDED.experiences, items } };
    const resume = recordedResume('sparse', 'plain', { language: 'en', content });
    const { pdf } = await pdfOf({ ...resume, fonts: { heading: family, body: family } });
    for (const order of TEXT_ORDERS) {
      const text = words(pdfText(pdf, order));
      for (const [line] of LINES.map((typed) => setTypography([typed], 'en'))) expect(text, order).toContain(line);
    }
  });

  test.each(TEMPLATE_SLUGS)('joins no two words of the template %s at the end of a line or page', async (pattern) => {
    const { pages, pdf } = await pdfOf(recordedResume('typical', pattern, { language: 'en', content: RECORDED }));
    const written = pages.flatMap((svg) =>
      // The words of a block. Adjacent runs belong together, but the note above a continued section's title is a line of its own.
      [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>(<\/a>)?(<\/g>)?/g)].map(
        ([, text, , end]) => text + (end || text === DOCUMENT_LABELS.en.continued ? ' ' : ''),
      ),
    );
    const expected = words(written.join('').replaceAll('&amp;', '&').replaceAll('&quot;', '"')).split(' ').sort();
    for (const order of ['layout', 'raw'] as const)
      expect(words(pdfText(pdf, order)).split(' ').filter(Boolean).sort(), order).toEqual(expected.filter(Boolean));
  });
});
