import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { OFFERED_LANGUAGES, type SiteLanguage } from '@kreda/site/languages';
import { OPEN_GRAPH_PICTURE } from '@kreda/site/page-head';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Messages } from '../web/src/features/home/messages/pl.ts';

const { widthPx: WIDTH, heightPx: HEIGHT } = OPEN_GRAPH_PICTURE;
const require = createRequire(import.meta.url);
const FONTS = {
  loadSystemFonts: false,
  fontFiles: ['700Bold/Inter_700Bold', '500Medium/Inter_500Medium'].map((face) =>
    require.resolve(`@expo-google-fonts/inter/${face}.ttf`),
  ),
};

/** The pages in the picture, painted in this order. */
const PAGES: readonly { pattern: TemplateSlug; xPx: number; angle: number }[] = [
  { pattern: 'portrait', xPx: 660, angle: -6 },
  { pattern: 'amber', xPx: 905, angle: 6 },
  { pattern: 'modern', xPx: 772, angle: 0 },
];
const PAGE_WIDTH = 270;
const PAGE_HEIGHT = 382;

const TITLE = { size: 54, lineHeight: 62, maxWidth: 520 };

/**
 * Draws the Open Graph picture of each interface language, `open-graph/<language>.png`: the home screen's title beside pages that the
 * product has typeset, on the ground of the magazine's covers. The site's name is a setting, so it is not in the picture.
 *
 * @param folder the folder of the built client, with the thumbnails of templates.
 */
export async function buildOpenGraphPictures(folder: string): Promise<void> {
  mkdirSync(join(folder, 'open-graph'), { recursive: true });
  for (const language of OFFERED_LANGUAGES) {
    const svg = await pictureOf(language, join(folder, 'templates'));
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: FONTS }).render();
    // resvg ignores all options if one is unknown.
    if (drawn.width !== WIDTH || drawn.height !== HEIGHT) throw new Error(`The picture is ${drawn.width} px wide`);
    await sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
      .png({ palette: true, quality: 90, effort: 7 })
      .toFile(join(folder, 'open-graph', `${language}.png`));
  }
}

async function pictureOf(language: SiteLanguage, thumbnails: string): Promise<string> {
  const words = ((await import(`../web/src/features/home/messages/${language}.ts`)) as Record<string, Messages>)[
    language
  ]!;
  const lines = wrap(words.hero.title);
  const top = (HEIGHT - lines.length * TITLE.lineHeight - 3 * 44 - 40) / 2 + TITLE.size;
  const title = lines.map(
    (line, index) =>
      `<text x="72" y="${top + index * TITLE.lineHeight}" font-family="Inter" font-weight="700" font-size="${TITLE.size}" letter-spacing="-1.6" fill="#fff">${escapeText(line)}</text>`,
  );
  const factsTop = top + (lines.length - 1) * TITLE.lineHeight + 78;
  const facts = Object.values(words.hero.facts).map((fact, index) => {
    const y = factsTop + index * 44;
    return `<circle cx="79" cy="${y - 8}" r="6" fill="#e8a13c"/><text x="100" y="${y}" font-family="Inter" font-weight="500" font-size="24" fill="#dfe2f2">${escapeText(fact)}</text>`;
  });
  const pages = await Promise.all(PAGES.map((page) => pageOf(page, language, thumbnails)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" xml:lang="${toBcp47(language)}">
    <defs>
      <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#434a6e"/><stop offset="1" stop-color="#2c3149"/></linearGradient>
      <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>
    <circle cx="1060" cy="120" r="230" fill="#f6d9a8" opacity="0.22"/>
    <circle cx="1060" cy="120" r="160" fill="#e8a13c"/>
    <circle cx="700" cy="640" r="250" fill="#707cb8" opacity="0.5"/>
    ${[...title, ...facts, ...pages].join('\n')}
  </svg>`;
}

async function pageOf(
  { pattern, xPx, angle }: (typeof PAGES)[number],
  language: SiteLanguage,
  thumbnails: string,
): Promise<string> {
  const png = await sharp(join(thumbnails, `${pattern}.${language}.webp`))
    .png()
    .toBuffer();
  const box = `width="${PAGE_WIDTH}" height="${PAGE_HEIGHT}"`;
  const y = (HEIGHT - PAGE_HEIGHT) / 2;
  return `<g transform="translate(${xPx} ${y}) rotate(${angle} ${PAGE_WIDTH / 2} ${PAGE_HEIGHT / 2})">
    <rect ${box} y="14" fill="#0f1222" opacity="0.5" filter="url(#shadow)"/>
    <image ${box} href="data:image/png;base64,${png.toString('base64')}"/>
  </g>`;
}

/** Breaks the title into lines that fit beside the pages. */
function wrap(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= TITLE.maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(line: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="100"><text y="60" font-family="Inter" font-weight="700" font-size="${TITLE.size}" letter-spacing="-1.6">${escapeText(line)}</text></svg>`;
  return new Resvg(svg, { font: FONTS }).getBBox()?.width ?? 0;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
