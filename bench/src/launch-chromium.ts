import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/test-browser.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** The Chromium that `make test` uses. @throws {Failure} where there is none. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ args: FLAGS, executablePath: ensureChromium() });
}
