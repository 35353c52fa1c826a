import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemo } from '@kreda/document/kinds/resume/model/demo/load-demo';
import { TEMPLATE_SLUGS, type TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { loadShowcaseTexts } from '@kreda/document/kinds/resume/showcase/load-showcase-texts';
import { OTHER_COLORS } from '@kreda/document/kinds/resume/showcase/other-colors';
import { isShownWithPhoto, showcaseResume } from '@kreda/document/kinds/resume/showcase/showcase-resume';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { loadTypesetData } from '@kreda/document/kinds/resume/typeset-data';
import { drawPage } from '@kreda/document/testing/draw-page';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { OFFERED_LANGUAGES, type SiteLanguage } from '@kreda/site/languages';
import type { Sharp } from 'sharp';
import { portraitOf } from './portraits.ts';
import { subsetFontsOf } from './subset-fonts.ts';

const WIDTH_PX = 560;
const SMALL_WIDTH_PX = 280;

/** The pictures of a template: its page, the same page half as wide, and the page in other colours. */
const PICTURES = {
  '': (page: Sharp) => page.clone().webp({ quality: 84 }),
  '.small': (page: Sharp) => page.clone().resize({ width: SMALL_WIDTH_PX }).webp({ quality: 80 }),
  '.other': (page: Sharp) => page.clone().webp({ quality: 80 }),
} as const;
type PictureEnd = keyof typeof PICTURES;

/** Typesets the first page of a template as its invented person shows it, as an SVG. */
type TypesetThumbnail = (pattern: TemplateSlug, language: SiteLanguage, end: PictureEnd) => Promise<string>;

/** Loads the fonts once for any number of thumbnails. */
function thumbnailTypesetter(): TypesetThumbnail {
  const typesetter = createTypesetter(installedFonts());
  return async (pattern, language, end) => {
    const [texts, demo, portrait] = await Promise.all([
      loadShowcaseTexts(language),
      loadDemo(language),
      portraitOf(pattern),
    ]);
    if ((portrait !== null) !== isShownWithPhoto(pattern)) throw new Error(`${pattern} and its portrait do not agree`);
    const resume = showcaseResume(pattern, { texts, demo, ...(end === '.other' && { color: OTHER_COLORS[pattern] }) });
    const photo = portrait && { photo: `data:image/jpeg;base64,${portrait.toString('base64')}` };
    const [svg] = typesetter.typeset(resume, { ...photo, ...(await loadTypesetData(resume)) }).pages;
    return svg!;
  };
}

/**
 * Draws the first page of every template with the CV of the person who shows it, in each interface language, as
 * `<slug>.<language>.webp`, half as wide as `<slug>.<language>.small.webp`, and in other colours as `<slug>.<language>.other.webp`; and the
 * people's portraits, `<slug>.jpg`. With them, the template picker does not need to load a dozen font families.
 */
export async function buildTemplateThumbnails(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const typeset = thumbnailTypesetter();
  for (const pattern of TEMPLATE_SLUGS) {
    const portrait = await portraitOf(pattern);
    if (portrait) writeFileSync(join(folder, `${pattern}.jpg`), portrait);
    const pages: { language: SiteLanguage; page: string; other: string }[] = [];
    for (const language of OFFERED_LANGUAGES) {
      const page = await typeset(pattern, language, '');
      pages.push({ language, page, other: await typeset(pattern, language, '.other') });
    }
    const fonts = await subsetFontsOf(pages.flatMap(({ page, other }) => [page, other]));
    try {
      // sharp encodes in its threads while the next page is drawn.
      const written: Promise<unknown>[] = [];
      for (const { language, ...svgs } of pages) {
        const page = drawPage(svgs.page, WIDTH_PX, fonts.fileOf);
        const other = drawPage(svgs.other, WIDTH_PX, fonts.fileOf);
        const file = join(folder, `${pattern}.${language}`);
        written.push(PICTURES[''](page).toFile(`${file}.webp`), PICTURES['.small'](page).toFile(`${file}.small.webp`));
        written.push(PICTURES['.other'](other).toFile(`${file}.other.webp`));
      }
      await Promise.all(written);
    } finally {
      await fonts.remove();
    }
  }
}

/** A drawn file with its media type. */
interface Drawn {
  type: string;
  bytes: Buffer;
}

/** Draws the picture of that file name in the folder of thumbnails; null for an unknown name. The first call loads the fonts. */
export function thumbnailOnDemand(): (name: string) => Promise<Drawn | null> {
  let typeset: TypesetThumbnail | undefined;
  return async (name) => {
    const [, slug, language, end] = /^([\w-]+)(?:\.([a-z]{2})(\.small|\.other|)\.webp|\.jpg)$/.exec(name) ?? [];
    const pattern = TEMPLATE_SLUGS.find((known) => known === slug);
    if (pattern === undefined) return null;
    if (name.endsWith('.jpg')) {
      const portrait = await portraitOf(pattern);
      return portrait && { type: 'image/jpeg', bytes: portrait };
    }
    const offered = OFFERED_LANGUAGES.find((known) => known === language);
    if (offered === undefined) return null;
    typeset ??= thumbnailTypesetter();
    const page = drawPage(await typeset(pattern, offered, end as PictureEnd), WIDTH_PX);
    return { type: 'image/webp', bytes: await PICTURES[end as PictureEnd](page).toBuffer() };
  };
}
