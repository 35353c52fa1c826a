import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText, TEXT_ORDERS } from '../../../../renderer/src/testing/poppler.ts';
import { startTestRenderer, type TestRenderer } from '../../../../renderer/src/testing/start-renderer.ts';
import { loadHyphenator } from '../../engine/text/hyphenator.ts';
import { buildFragments } from '../../reader/build-fragments.ts';
import { normaliseItems } from '../../reader/normalise-items.ts';
import { lineText } from '../../reader/piece.ts';
import { readingOrder } from '../../reader/reading-order.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { pageTextItems } from '../../testing/page-text-items.ts';
import { typicalResume } from '../../testing/sample-resumes.ts';
import { TEMPLATE_SLUGS, type TemplateSlug } from '../resume/model/templates-by-slug.ts';
import type { Letter } from './model/letter.ts';
import { sampleLetter } from './testing/sample-letters.ts';
import { createLetterTypesetter } from './typeset-letter.ts';

// A letter's PDF is read by other software in the order in which a person reads it: by poppler in each of its orders, and by our own reader.

/** Beginnings of the parts of each sample, in their order. */
const PARTS = {
  pl: [
    'Józef',
    'Pani Katarzyna',
    '81-350',
    'Aplikacja',
    'Szanowni',
    'z zainteresowaniem',
    'trzy szpitale',
    'Cenię',
    'Z poważaniem',
    'Załączniki',
  ],
  de: [
    'Józef',
    'Rheintal',
    '76131',
    'Bewerbung',
    'Sehr geehrte',
    'in Ihrer',
    'Bei meinem',
    'Mit freundlichen',
    'Anlagen',
  ],
  en: [
    'Józef',
    'Ms Eleanor',
    'BS1 6UH',
    'Dear Ms',
    'Application',
    'I am writing',
    'I would welcome',
    'Yours sincerely',
    'Enclosure',
  ],
} as const;

const LANGUAGES = ['pl', 'de', 'en'] as const;

const typesetter = createLetterTypesetter(installedFonts());

async function pagesOf(
  pattern: TemplateSlug,
  language: keyof typeof PARTS,
): Promise<{ letter: Letter; pages: string[] }> {
  const resume = typicalResume(pattern, 'pl');
  const letter = sampleLetter(language, resume);
  const { pages } = typesetter.typeset({ letter, resume }, { hyphenator: await loadHyphenator(language) });
  return { letter, pages };
}

function placesOf(text: string, language: keyof typeof PARTS): number[] {
  // One template sets the name in capitals.
  const words = text.replace(/\s+/g, ' ').toLowerCase();
  return PARTS[language].map((part) => words.indexOf(part.toLowerCase()));
}

function expectInOrder(places: readonly number[], of: string): void {
  expect(Math.min(...places), of).toBeGreaterThanOrEqual(0);
  expect(places, of).toEqual(places.toSorted((a, b) => a - b));
}

describe('a letter’s PDF', () => {
  let renderer: TestRenderer;
  beforeAll(async () => {
    renderer = await startTestRenderer(60_000);
  });
  afterAll(() => renderer.close());

  // One language for each template: rendering takes most of the time.
  test.each(TEMPLATE_SLUGS.map((pattern, index) => ({ pattern, language: LANGUAGES[index % LANGUAGES.length]! })))(
    'is read in its order by poppler in $pattern',
    async ({ pattern, language }) => {
      const { pages } = await pagesOf(pattern, language);
      const { pdf } = await renderer.render(pages, 'TEXT_MODE_LIVE', { title: 'Letter', language });
      for (const order of TEXT_ORDERS) expectInOrder(placesOf(pdfText(pdf, order), language), `${language} ${order}`);
    },
  );

  test.each(TEMPLATE_SLUGS)('is read in its order by our reader in %s', async (pattern) => {
    for (const language of LANGUAGES) {
      const { pages } = await pagesOf(pattern, language);
      const lines = readingOrder(buildFragments(normaliseItems(pageTextItems(pages))));
      expectInOrder(placesOf(lines.map(lineText).join(' '), language), language);
    }
  });
});
