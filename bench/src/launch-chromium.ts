import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** The Chromium at CHROMIUM_PATH, or Playwright's own. @throws {Error} where there is none. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
}
