/// <reference lib="dom" />
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { differingShareOf } from './compare-pixels.ts';
import { shrinkPpm } from './shrink-ppm.ts';

const run = promisify(execFile);

/** A screenshot of an element, in device px. */
interface ShownPicture {
  /** The element with a margin. */
  screen: PNG;
  /** The element's position on `screen`, in whole px. */
  leftPx: number;
  topPx: number;
  /** The element's layout size, which may be fractional. */
  widthPx: number;
  heightPx: number;
}

/** The margin around the element, CSS px. */
const MARGIN_PX = 2;

/** Takes a screenshot of an element without scrolling. @throws Error if it is not completely in view. */
async function shownPicture(element: Locator): Promise<ShownPicture> {
  const { box, view, scale } = await element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return { box: { left, top, right, bottom }, view: [innerWidth, innerHeight] as const, scale: devicePixelRatio };
  });
  const x = Math.floor(box.left) - MARGIN_PX;
  const y = Math.floor(box.top) - MARGIN_PX;
  const width = Math.ceil(box.right) + MARGIN_PX - x;
  const height = Math.ceil(box.bottom) + MARGIN_PX - y;
  if (x < 0 || y < 0 || x + width > view[0] || y + height > view[1])
    throw new Error(`Not all of it is in view: ${x}, ${y}, ${width} × ${height} of ${view.join(' × ')} CSS px`);
  return {
    screen: PNG.sync.read(await element.page().screenshot({ clip: { x, y, width, height } })),
    leftPx: Math.round((box.left - x) * scale),
    topPx: Math.round((box.top - y) * scale),
    widthPx: (box.right - box.left) * scale,
    heightPx: (box.bottom - box.top) * scale,
  };
}

/** Poppler places text on whole pixels, so pages are drawn larger by this factor, or by 2 if they would be too wide. */
const SCALE = 4;
const MAX_WIDTH_PX = 3_000;

/** The first page of a PDF as an independent program, poppler, draws it, cut to whole px at the right and the bottom. */
async function printedPicture(pdf: Uint8Array, { widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'kreda-page-'));
  try {
    const file = join(folder, 'page.pdf');
    await writeFile(file, pdf);
    const factor = widthPx * SCALE <= MAX_WIDTH_PX ? SCALE : 2;
    const size = [
      '-scale-to-x',
      String(Math.round(widthPx * factor)),
      '-scale-to-y',
      String(Math.round(heightPx * factor)),
    ];
    const { stdout } = await run('pdftoppm', ['-f', '1', '-l', '1', '-singlefile', ...size, file], {
      encoding: 'buffer',
      maxBuffer: 2 ** 28,
    });
    return shrinkPpm(stdout, factor);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The laid-out position, then those one device px next to it. */
const SHIFTS = [0, -1, 1].flatMap((x) => [0, -1, 1].map((y) => ({ x, y })));

/**
 * The share of pixels, 0 to 1, in which an element on the screen differs visibly from the first page of a PDF. Browsers round a
 * fractional position to whole device px in a way that depends on scrolling. So the element is also compared one device px next to
 * its position, unless no more than `enough` differs there.
 */
export async function shareUnlikePdf(element: Locator, pdf: Uint8Array, enough: number): Promise<number> {
  const { screen, leftPx, topPx, ...size } = await shownPicture(element);
  const printed = await printedPicture(pdf, size);
  const { width, height } = printed;
  let least = 1;
  for (const { x, y } of SHIFTS) {
    const cut = new PNG({ width, height });
    PNG.bitblt(screen, cut, leftPx + x, topPx + y, width, height, 0, 0);
    least = Math.min(least, differingShareOf(cut, printed));
    if (least <= enough) break;
  }
  return least;
}
