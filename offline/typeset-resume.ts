import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';
import { loadHyphenator } from '@kreda/document/engine/text/hyphenator';
import { hyphenatorLanguage } from '@kreda/document/kinds/resume/hyphenator-language';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter, type TypesetOptions } from '@kreda/document/kinds/resume/typeset';

const require = createRequire(import.meta.url);

/** Has every font, as the product's has. A file is read when a resume takes it: to read them all would take longer than to typeset. */
const typesetter = createTypesetter(
  FONT_FACES.map((face) => ({
    face,
    get bytes() {
      return readFileSync(require.resolve(fontPackagePath(face)));
    },
  })),
);

/** The resume's page SVGs, byte for byte those of the product. */
export async function typesetResume(resume: Resume, options: Pick<TypesetOptions, 'photo'>): Promise<string[]> {
  const language = hyphenatorLanguage(resume);
  const hyphenator = language ? await loadHyphenator(language) : null;
  return typesetter.typeset(resume, { ...options, ...(hyphenator ? { hyphenator } : {}) }).pages;
}
