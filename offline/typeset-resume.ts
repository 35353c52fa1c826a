import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES, type FontFace, familiesFor, fontPackagePath } from '@kreda/document/fonts/catalogue';
import { hyphenatorLanguage } from '@kreda/document/hyphenator-language';
import type { Resume } from '@kreda/document/model/resume';
import { loadHyphenator } from '@kreda/document/text/hyphenator';
import { createTypesetter, type TypesetOptions, type Typesetter } from '@kreda/document/typeset';

const require = createRequire(import.meta.url);
const typesetters = new Map<string, Typesetter>();

function readFace(face: FontFace) {
  return { face, bytes: readFileSync(require.resolve(fontPackagePath(face))) };
}

/** A typesetter with the families that the resume takes: to read them all would take longer than to typeset. */
function typesetterFor({ fonts, sections }: Resume): Typesetter {
  const families = familiesFor([fonts.heading, fonts.body], JSON.stringify(sections));
  const key = families.join('/');
  const known = typesetters.get(key);
  if (known) return known;
  const made = createTypesetter(FONT_FACES.filter(({ family }) => families.includes(family)).map(readFace));
  typesetters.set(key, made);
  return made;
}

/** The resume's page SVGs, byte for byte those of the product. */
export async function typesetResume(resume: Resume, options: Pick<TypesetOptions, 'photo'>): Promise<string[]> {
  const language = hyphenatorLanguage(resume);
  const hyphenator = language ? await loadHyphenator(language) : null;
  return typesetterFor(resume).typeset(resume, { ...options, ...(hyphenator ? { hyphenator } : {}) }).pages;
}
