import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { build } from 'vite';
import type { BrowserTimes } from './browser/page.ts';
import { launchChromium } from './launch-chromium.ts';
import { type Row, toRow } from './measure.ts';

const KEYSTROKES = 400;
/** The first keystrokes are not measured. */
const WARM_UP = 50;

/** Measures the typesetter in a real browser, with fonts fetched from the product: the first typesetting, and each keystroke. */
export async function measureInChromium(resume: Resume, productUrl: string): Promise<Row[]> {
  const script = await bundle();
  const browser = await launchChromium();
  const files = await serve(script);
  try {
    const firsts: number[] = [];
    let keystrokes: number[] = [];
    for (let round = 0; round < 5; round++) {
      // Each context has an empty cache. The script comes from another origin than the page.
      const context = await browser.newContext({ bypassCSP: true });
      const page = await context.newPage();
      await page.goto(`${productUrl}/logowanie`);
      await page.addScriptTag({ url: files.url, type: 'module' });
      await page.waitForFunction(() => Reflect.has(window, 'measureTypesetting'));
      const times = (await page.evaluate(
        ([subject, count]) => Reflect.get(window, 'measureTypesetting')(subject, count),
        [resume, KEYSTROKES] as const,
      )) as BrowserTimes;
      firsts.push(times.firstMs);
      keystrokes = keystrokes.concat(times.keystrokesMs.slice(WARM_UP));
      await context.close();
    }
    return [
      toRow('typeset after one keystroke, in Chromium', keystrokes, ''),
      toRow('first typesetting in Chromium, fonts included', firsts, 'fonts from loopback, empty cache'),
    ];
  } finally {
    await browser.close();
    files.close();
  }
}

/** The engine bundled as for the editor, with HarfBuzz's WebAssembly inside. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      assetsInlineLimit: 10_000_000,
      lib: { entry: join(import.meta.dirname, 'browser', 'page.ts'), formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('Vite built no script');
  return output.output[0].code;
}

async function serve(script: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/page.js`, close: () => server.close() };
}
