import { preparePhoto } from '@kreda/api/photo';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { samplePhoto } from '../sample.ts';

/** Does for simulated users what their browsers would do. */
export interface SimulatedBrowser {
  /** The photo that they upload. */
  photo: Uint8Array;
  /** The pages of a CV with that photo, as a browser makes them: with the photo as the server has encoded it. */
  typeset(resume: Resume): string[];
}

export async function simulateBrowser(): Promise<SimulatedBrowser> {
  const photo = await samplePhoto();
  const { jpeg } = await preparePhoto(photo);
  const source = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
  const typesetter = createTypesetter(installedFonts());
  return { photo, typeset: (resume) => typesetter.typeset(resume, { photo: source }).pages };
}
