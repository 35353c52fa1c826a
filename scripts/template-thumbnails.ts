import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FONT_FACES, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';
import { PATTERN_SLUGS } from '@kreda/document/kinds/resume/model/patterns';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { samplePortrait } from './sample-portrait.ts';

const WIDTH_PX = 560;
const SMALL_WIDTH_PX = 280;
const UUID = '00000000-0000-4000-8000-000000000000';
const require = createRequire(import.meta.url);

/**
 * Draws the first page of every template with its demo content, in each interface language, as `<slug>.<language>.webp`, and
 * as half as wide a `<slug>.<language>.small.webp`:
 * the picker shows thirteen templates without fetching a dozen font families.
 */
export async function buildTemplateThumbnails(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const typesetter = createTypesetter(installedFonts());
  const fontFiles = FONT_FACES.map((face) => require.resolve(fontPackagePath(face)));
  const portrait = await samplePortrait();
  const photo = `data:image/jpeg;base64,${portrait.toString('base64')}`;
  for (const pattern of PATTERN_SLUGS) {
    for (const language of OFFERED_LANGUAGES) {
      const resume = {
        ...emptyResume(UUID, language, pattern),
        photo: { url: '/sample', widthPx: 600, heightPx: 760 },
      };
      const [svg] = typesetter.typeset(resume, { photo }).pages;
      const drawn = new Resvg(svg!, {
        fitTo: { mode: 'width', value: WIDTH_PX },
        font: { loadSystemFonts: false, fontFiles },
      }).render();
      // resvg drops every option when one is unknown: a drawing of another width would have used the system's fonts.
      if (drawn.width !== WIDTH_PX) throw new Error(`The thumbnail of ${pattern} is ${drawn.width} px wide`);
      const page = sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
      const file = join(folder, `${pattern}.${language}`);
      await page.clone().webp({ quality: 84 }).toFile(`${file}.webp`);
      await page.resize({ width: SMALL_WIDTH_PX }).webp({ quality: 80 }).toFile(`${file}.small.webp`);
    }
  }
}
