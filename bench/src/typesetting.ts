import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { demoResume } from '@kreda/document/testing/demo-resumes';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { measureInChromium } from './in-chromium.ts';
import { measure, type Row } from './measure.ts';
import { withKeystroke } from './sample.ts';

interface Subject {
  resume: Resume;
  /** `data:image/jpeg;base64,…` */
  photo: string;
  productUrl: string;
}

/** Measures typesetting after a keystroke, in Node and in Chromium. */
export async function measureTypesetting({ resume, photo, productUrl }: Subject): Promise<{
  rows: Row[];
  ratios: string[];
}> {
  const typesetter = createTypesetter(installedFonts());
  let count = 0;
  let pages = typesetter.typeset(resume, { photo }).pages.length;
  const keystroke = await measure(
    'typeset after one keystroke, in Node',
    () => `${pages} pages`,
    () => {
      pages = typesetter.typeset(withKeystroke(resume, ++count), { photo }).pages.length;
    },
  );
  const first = await measure(
    'first typesetting in Node, fonts included',
    () => 'font files read anew',
    () => createTypesetter(installedFonts()).typeset(resume, { photo }),
  );
  const longResume = demoResume('huge', 'classic', 'pl');
  let manyPages = 0;
  const long = await measure(
    'the same with forty entries a section',
    () => `${manyPages} pages`,
    () => {
      manyPages = typesetter.typeset(withKeystroke(longResume, ++count)).pages.length;
    },
  );
  const inChromium = await measureInChromium(resume, productUrl);
  return {
    rows: [keystroke, first, long, ...inChromium],
    ratios: [`${manyPages} pages take ${(long.medianMs / keystroke.medianMs).toFixed(1)} times as long as ${pages}`],
  };
}
