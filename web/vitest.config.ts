import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { FONT_FACES, fontFileName, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { findChromium } from '../scripts/test-browser.ts';

const require = createRequire(import.meta.url);

/** Serves `/fonts/{name}` as the API does: the preview measures and shows text with these fonts. */
const fonts: Plugin = {
  name: 'fonts',
  configureServer({ middlewares }) {
    const files = new Map(FONT_FACES.map((face) => [`/${fontFileName(face)}`, fontPackagePath(face)]));
    middlewares.use('/fonts', (request, response, next) => {
      const file = files.get(request.url ?? '');
      if (file === undefined) return next();
      response.setHeader('content-type', 'font/ttf');
      createReadStream(require.resolve(file)).pipe(response);
    });
  },
};

/** Emulates media features such as the dark colour scheme. */
const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

interface EmulatedMedia {
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
}

/** Larger than every page that a test shows: browsers report nothing outside of the window as visible. */
const WINDOW = { width: 1600, height: 1400 };

// React's production build, which users get: its development build takes a third more processor time in the browser.
process.env.NODE_ENV = 'production';

/** Components in a real browser, with the project's providers over an API in the page's memory. */
export default defineConfig({
  root: import.meta.dirname,
  mode: 'production',
  plugins: [react(), fonts],
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/around-each-test.ts'],
    // Files share a page and its modules: importing the client again for each took a seventh of all processor time.
    isolate: false,
    // Each spends a part of its time waiting.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // On a busy machine, bundling the packages takes long, and the browser waits for it when it connects.
      connectTimeout: 240_000,
      viewport: { width: 1440, height: 900 },
      commands: { emulateMedia },
      provider: playwright({
        launchOptions: {
          executablePath: findChromium(),
          args: ['--no-sandbox', '--disable-gpu'],
        },
        contextOptions: { locale: 'pl-PL', timezoneId: 'Europe/Warsaw', viewport: WINDOW },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
