import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** Longer than the time-outs of idle callbacks, ms. */
const SETTLED_MS = 6_000;

/**
 * The gzipped size of all scripts that pages of an origin load with an empty cache until they are idle, workers included. HarfBuzz's
 * WebAssembly is not a script and does not count. There is no user input: scripts that load without it count, scripts that wait for
 * it do not.
 *
 * @param visit opens the measured page. Scripts of pages that it opens before count too.
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
    // Cached scripts are not loaded again.
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
