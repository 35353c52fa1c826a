import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/test-browser.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** Starts the Chromium that `make test` uses. @throws {Failure} if there is none. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ args: FLAGS, executablePath: ensureChromium() });
}
