import { FONT_FACES, familiesFor, fontFileName } from '@kreda/document/engine/fonts/catalogue';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation } from '@kreda/document/kinds/resume/operations/operation';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';

/** What the page measured, ms. */
export interface BrowserTimes {
  /** Fetching and loading the fonts, making a typesetter and setting the resume once. */
  firstMs: number;
  keystrokesMs: number[];
}

/** Runs in Chromium on the product's origin, so that fonts are fetched as in the editor. */
async function measureTypesetting(resume: Resume, keystrokes: number): Promise<BrowserTimes> {
  const families = familiesFor([resume.fonts.heading, resume.fonts.body], '');
  const start = performance.now();
  const faces = await Promise.all(
    FONT_FACES.filter(({ family }) => families.includes(family)).map(async (face) => {
      const bytes = new Uint8Array(await (await fetch(`/fonts/${fontFileName(face)}`)).arrayBuffer());
      document.fonts.add(
        await new FontFace(face.family, bytes, { weight: String(face.weight), style: face.style }).load(),
      );
      return { face, bytes };
    }),
  );
  const typesetter = createTypesetter(faces);
  typesetter.typeset(resume);
  const firstMs = performance.now() - start;
  const keystrokesMs: number[] = [];
  for (let count = 0; count < keystrokes; count++) {
    const content = [
      { type: 'paragraph' as const, children: [{ text: `Prowadzę budowy „pod klucz” od ${count} lat.` }] },
    ];
    const changed = applyOperation(resume, { type: 'data', section: 'summary', data: { content } });
    const before = performance.now();
    typesetter.typeset(changed);
    keystrokesMs.push(performance.now() - before);
  }
  return { firstMs, keystrokesMs };
}

Reflect.set(window, 'measureTypesetting', measureTypesetting);
