import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/test-browser.ts';

// The products that journeys start compile what they import once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node-compile');

/** A journey that waits for time-outs of the product most of the time. It runs beside the others, so that the cores stay busy. */
const WAITING = '**/database-away.spec.ts';

/** How many of the others run at a time. Three on two cores take as long, and with four a message of a few seconds was missed. */
const WORKERS = Math.max(2, availableParallelism());

/** Whole journeys over the product as `make run` starts it, in the Chromium that CHROMIUM_PATH names. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  globalSetup: './src/shared-product.ts',
  workers: WORKERS + 1,
  // By tests rather than files: at the end of a run, no worker waits for a long file of another one.
  fullyParallel: true,
  projects: [
    { name: 'journeys', testIgnore: WAITING, workers: WORKERS },
    { name: 'waiting', testMatch: WAITING, workers: 1 },
  ],
  reporter: [['list']],
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    // A trace is worth much and takes half as much time again: `--trace retain-on-failure` where something is looked for.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
