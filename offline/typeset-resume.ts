import { hyphenatorLanguage } from '@kreda/document/hyphenator-language';
import type { Resume } from '@kreda/document/model/resume';
import { loadHyphenator } from '@kreda/document/text/hyphenator';
import { createTypesetter, type TypesetOptions } from '@kreda/document/typeset';
import { readFonts } from '../api/src/clients/fonts.ts';

/** Has every font, as the product's has: a file is read when a resume takes it. */
const typesetter = createTypesetter([...readFonts().values()]);

/** The resume's page SVGs, byte for byte those of the product. */
export async function typesetResume(resume: Resume, options: Pick<TypesetOptions, 'photo'>): Promise<string[]> {
  const language = hyphenatorLanguage(resume);
  const hyphenator = language ? await loadHyphenator(language) : null;
  return typesetter.typeset(resume, { ...options, ...(hyphenator ? { hyphenator } : {}) }).pages;
}
