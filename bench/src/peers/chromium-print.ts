import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { FONT_FACES, fontFileName, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';
import { launchChromium } from '../launch-chromium.ts';
import type { Contender } from './contender.ts';
import { wordsOfPages } from './page-words.ts';

const require = createRequire(import.meta.url);

const STYLE = [
  ...FONT_FACES.map(
    (face) =>
      `@font-face { font-family: '${face.family}'; font-weight: ${face.weight}; font-style: ${face.style}; src: url(/${fontFileName(face)}); }`,
  ),
  '@page { size: 794px 1123px; margin: 0; }',
  'body { margin: 0; } svg { display: block; break-inside: avoid; }',
].join('\n');

export interface ChromiumPrinter {
  /** A PDF of the pages, from a tab of its own. */
  print(pages: readonly string[]): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts a browser that prints page SVGs as a usual CV builder does: an HTML page with web fonts, loaded into a new tab. */
export async function startChromiumPrinter(): Promise<ChromiumPrinter> {
  const fonts = new Map(
    FONT_FACES.map((face) => [`/${fontFileName(face)}`, readFileSync(require.resolve(fontPackagePath(face)))]),
  );
  let html = '';
  const server = createServer(({ url = '' }, response) => {
    const font = fonts.get(url);
    if (font) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('content-type', font ? 'font/ttf' : 'text/html; charset=utf-8');
    response.end(font ?? html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await launchChromium().catch((error: unknown) => {
    server.close();
    throw error;
  });
  const context = await browser.newContext();
  return {
    print: async (pages) => {
      html = `<!doctype html><html lang="pl"><meta charset="utf-8"><title>CV</title><style>${STYLE}</style>${pages.join('')}</html>`;
      const page = await context.newPage();
      try {
        await page.goto(address);
        await page.evaluate('document.fonts.ready.then(() => null)');
        return await page.pdf({ preferCSSPageSize: true, printBackground: true });
      } finally {
        await page.close();
      }
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Headless Chromium prints our page SVGs to PDF. */
export async function openChromium(pagesOfRound: (round: number) => string[]): Promise<Contender> {
  const printer = await startChromiumPrinter();
  return {
    prepare: async (round) => {
      const pages = pagesOfRound(round);
      return { makePdf: () => printer.print(pages), words: wordsOfPages(pages) };
    },
    close: () => printer.close(),
  };
}
