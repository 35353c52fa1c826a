import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { lineSchema } from './section.ts';
import { sectionName } from './section-names.ts';
import { SECTION_SLUGS } from './sections.ts';

test.each(LANGUAGES)('%s has a heading of its own for every section, short enough for a narrow column', (language) => {
  const names = SECTION_SLUGS.map((slug) => lineSchema.min(1).parse(sectionName(slug, language)));
  expect(new Set(names).size).toBe(SECTION_SLUGS.length);
  for (const name of names) {
    expect(name.length).toBeLessThanOrEqual(30);
    expect(name).toMatch(/^\p{Lu}/u);
    expect(name.trim()).toBe(name);
  }
});
