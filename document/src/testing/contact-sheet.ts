import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';

/** Text of a CV can be read at this width. */
const PAGE_WIDTH_PX = 560;
const GAP_PX = 8;

/** Names the pages in the file, since drawing them again to compare takes a second. */
function digestOf(pages: readonly string[]): string {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page).update('\0');
  return `pages sha256 ${hash.digest('hex')}`;
}

/** Whether the file is a contact sheet of exactly these pages. False if there is no file. */
export async function showsPages(file: string, pages: readonly string[]): Promise<boolean> {
  try {
    return (await readFile(file)).includes(digestOf(pages));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Draws the pages side by side as a WebP file of about 25 KB per page, with their digest in its metadata. */
export async function drawContactSheet(file: string, pages: readonly string[]): Promise<void> {
  // Loaded here: most runs of the tests draw nothing.
  const [{ default: sharp }, { drawPage }] = await Promise.all([import('sharp'), import('./draw-page.ts')]);
  const drawn = await Promise.all(pages.map((page) => pixelsOf(drawPage(page, PAGE_WIDTH_PX))));
  await sharp({
    create: {
      width: drawn.length * (PAGE_WIDTH_PX + GAP_PX) - GAP_PX,
      height: Math.max(...drawn.map(({ info }) => info.height)),
      channels: 3,
      background: '#8a8f98',
    },
  })
    .composite(
      drawn.map(({ data, info: { width, height, channels } }, index) => ({
        input: data,
        raw: { width, height, channels },
        left: index * (PAGE_WIDTH_PX + GAP_PX),
        top: 0,
      })),
    )
    .withExif({ IFD0: { ImageDescription: digestOf(pages) } })
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
}

function pixelsOf(page: Sharp) {
  return page.toBuffer({ resolveWithObject: true });
}
