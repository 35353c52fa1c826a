import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { TEMPLATE_SLUGS, type TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { loadTypesetData } from '@kreda/document/kinds/resume/typeset-data';
import { drawPage } from '@kreda/document/testing/draw-page';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { samplePortrait } from '@kreda/document/testing/sample-portrait';
import { OFFERED_LANGUAGES, type SiteLanguage } from '@kreda/site/languages';
import type { Sharp } from 'sharp';

const WIDTH_PX = 560;
const SMALL_WIDTH_PX = 280;
/** The drawn portrait, for the page that home typesets. */
export const PORTRAIT_FILE = 'portrait.jpg';
const UUID = '00000000-0000-4000-8000-000000000000';

const large = (page: Sharp) => page.clone().webp({ quality: 84 });
const small = (page: Sharp) => page.clone().resize({ width: SMALL_WIDTH_PX }).webp({ quality: 80 });

/** Draws the first page of a template with its demo content, 560 px wide. */
type DrawThumbnail = (pattern: TemplateSlug, language: SiteLanguage) => Promise<Sharp>;

/** Loads fonts and portrait once for any number of thumbnails. */
async function thumbnailDrawer(): Promise<DrawThumbnail> {
  const typesetter = createTypesetter(installedFonts());
  const portrait = await samplePortrait();
  const photo = `data:image/jpeg;base64,${portrait.toString('base64')}`;
  return async (pattern, language) => {
    const resume = {
      ...emptyResume(UUID, language, pattern),
      photo: { url: '/sample', widthPx: 600, heightPx: 760 },
    };
    const [svg] = typesetter.typeset(resume, { photo, ...(await loadTypesetData(resume)) }).pages;
    return drawPage(svg!, WIDTH_PX);
  };
}

/**
 * Draws the first page of every template with its demo content, in each interface language, as `<slug>.<language>.webp`, and half
 * as wide as `<slug>.<language>.small.webp`, and `portrait.jpg`. With them, the template picker does not need to load a dozen font families.
 */
export async function buildTemplateThumbnails(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, PORTRAIT_FILE), await samplePortrait());
  const draw = await thumbnailDrawer();
  for (const pattern of TEMPLATE_SLUGS) {
    // sharp encodes in its threads while the next page is drawn.
    const written: Promise<unknown>[] = [];
    for (const language of OFFERED_LANGUAGES) {
      const page = await draw(pattern, language);
      const file = join(folder, `${pattern}.${language}`);
      written.push(large(page).toFile(`${file}.webp`), small(page).toFile(`${file}.small.webp`));
    }
    await Promise.all(written);
  }
}

/** Draws the thumbnail with the given file name, as WebP; null for an unknown name. The first call loads the fonts. */
export function thumbnailOnDemand(): (name: string) => Promise<Buffer | null> {
  let drawer: Promise<DrawThumbnail> | undefined;
  return async (name) => {
    const [slug, code, ...rest] = name.split('.');
    const pattern = TEMPLATE_SLUGS.find((known) => known === slug);
    const language = OFFERED_LANGUAGES.find((known) => known === code);
    if (pattern === undefined || language === undefined) return null;
    drawer ??= thumbnailDrawer();
    const page = await (await drawer)(pattern, language);
    return (rest[0] === 'small' ? small(page) : large(page)).toBuffer();
  };
}
