import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';
import type { FontSource } from '@kreda/document/engine/text/shaper';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter, type TypesetOptions } from '@kreda/document/kinds/resume/typeset';
import { loadTypesetData } from '@kreda/document/kinds/resume/typeset-data';

const require = createRequire(import.meta.url);

/** All fonts of the product. A font file is read when a resume needs it, since reading all would take longer than typesetting. */
export const FONTS: readonly FontSource[] = FONT_FACES.map((face) => ({
  face,
  get bytes() {
    return readFileSync(require.resolve(fontPackagePath(face)));
  },
}));

const typesetter = createTypesetter(FONTS);

/** The resume's page SVGs, byte for byte the same as the product's. */
export async function typesetResume(resume: Resume, options: Pick<TypesetOptions, 'photo'>): Promise<string[]> {
  return typesetter.typeset(resume, { ...options, ...(await loadTypesetData(resume)) }).pages;
}
