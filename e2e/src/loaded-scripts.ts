import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** Longer than the browser lets anything wait for a quiet moment, ms. */
const SETTLED_MS = 6_000;

/**
 * Bytes of all scripts, those of workers included, that the pages of an origin load with an empty cache until they are quiet, each
 * file as gzip makes it. HarfBuzz's WebAssembly is no script and not counted. Nobody touches the page: what is loaded ahead of the
 * first touch counts, what waits for a person does not.
 *
 * @param visit opens what is measured; scripts of pages that it opened before are counted, too.
 */
export async function loadedScriptBytes(
  browser: Browser,
  origin: string,
  visit: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext();
  const bodies = new Map<string, Promise<Buffer>>();
  context.on('response', (response) => {
    const url = response.url();
    const isScript = url.startsWith(origin) && new URL(url).pathname.endsWith('.js');
    // What the cache has already is not loaded again.
    if (isScript && response.status() === 200 && !bodies.has(url)) bodies.set(url, response.body());
  });
  const page = await context.newPage();
  await visit(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const sizes = (await Promise.all(bodies.values())).map((body) => gzipSync(body).length);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
